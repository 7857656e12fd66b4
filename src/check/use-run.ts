/**
 * Has a file read in a worker.
 * @module
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asked, Finding, Told } from './worker.ts';

/** The worker at its work: what it told last, and all that it found. */
export function useRun() {
  const [told, setTold] = useState<Told | null>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [running, setRunning] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  };
  useEffect(() => stop, []);
  const clear = () => {
    stop();
    setTold(null);
    setFindings([]);
  };
  const start = (asked: Asked) => {
    clear();
    setRunning(true);
    worker.current = new Worker('check-worker.js');
    worker.current.onmessage = ({ data }: MessageEvent<Told>) => {
      setTold(data);
      if (data.findings.length > 0) setFindings((before) => [...before, ...data.findings]);
      if (data.state !== 'reading') stop();
    };
    worker.current.postMessage(asked);
  };
  return { told, findings, running, start, stop, clear };
}
