/**
 * Charts as SVG, drawn here. Each is named for screen readers, and has a table beside it with the same numbers.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';

const WIDTH = 640;
const HEIGHT = 340;
/** Room for the labels at the left and below. */
const LEFT = 80;
const BELOW = 36;

const Chart = ({ name, children }: { name: string; children: ComponentChildren }): JSX.Element => (
  <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
    {children}
  </svg>
);

interface BarsProps {
  readonly name: string;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly due: number }[];
}

/** A bar for each value, and across it a line at what was due. */
export function Bars({ name, bars }: BarsProps): JSX.Element {
  const most = Math.max(1, ...bars.flatMap(({ value, due }) => [value, due]));
  const y = (value: number) => 8 + (HEIGHT - BELOW - 8) * (1 - value / most);
  const step = WIDTH / bars.length;
  return (
    <Chart name={name}>
      {bars.map(({ label, value, due }, i) => (
        <g key={label}>
          <rect
            class="bar-came"
            x={(i + 0.2) * step}
            y={y(value)}
            width={0.6 * step}
            height={HEIGHT - BELOW - y(value)}
          />
          <path class="line-due" d={`M${(i + 0.08) * step} ${y(due)}h${0.84 * step}`} />
          <text x={(i + 0.5) * step} y={HEIGHT - 4} text-anchor="middle">
            {label}
          </text>
        </g>
      ))}
    </Chart>
  );
}

export interface BandPoint {
  readonly at: number;
  readonly value: number;
  readonly due: number;
  readonly low: number;
  readonly high: number;
}

/** A line of values over what was due, dashed, and its band. `write` writes the numbers at the axes. */
export function Band({
  name,
  points,
  write,
}: {
  name: string;
  points: readonly BandPoint[];
  write: (value: number) => string;
}): JSX.Element {
  const all = points.flatMap(({ value, low, high }) => [value, low, high]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const last = points.at(-1)?.at ?? 1;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 8) * at) / last;
  const y = (value: number) => 10 + (HEIGHT - BELOW - 20) * (1 - (value - least) / (most - least || 1));
  const path = (of: (point: BandPoint) => number, from = points) =>
    from.map((point) => `${x(point.at).toFixed(1)} ${y(of(point)).toFixed(1)}`).join('L');
  return (
    <Chart name={name}>
      <path
        class="band"
        d={`M${path(({ high }) => high)}L${path(({ low }) => low, [...points].reverse())}Z`}
      />
      <path class="axis" d={`M${LEFT} ${y(0)}H${WIDTH - 8}`} />
      <path class="line-due" d={`M${path(({ due }) => due)}`} />
      <path class="line-came" d={`M${path(({ value }) => value)}`} />
      {[...new Set([least, 0, most])].map((value) => (
        <text key={value} x={LEFT - 6} y={y(value) + 5} text-anchor="end">
          {write(value)}
        </text>
      ))}
      <text x={WIDTH - 8} y={HEIGHT - 4} text-anchor="end">
        {write(last)}
      </text>
    </Chart>
  );
}
