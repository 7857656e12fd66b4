/**
 * Mutants: a source file with small faults built in, each asleep until it is woken by its number.
 * @module
 */
import { parseAst } from 'vitest/node';

/** One fault in a source file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly mutated: string;
  /** Of a number or a truth value: the expression that it is a part of, or what a number is named. */
  readonly within?: string | undefined;
}

/** A node of the parser's tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A stretch of the source that may be replaced by others. */
interface Site {
  readonly start: number;
  readonly end: number;
  readonly mutated: readonly string[];
  readonly within?: string | undefined;
  /** Of a number that the module has a name for: where it stands, since it is mutated wherever it is named. */
  readonly named?: Node;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/**
 * The source with a switch at every place where a mutant may be, and the mutants in the order of their numbers, from
 * `first` on. `woken(n)` in the source says whether number n is awake.
 */
export function withMutants(
  file: string,
  source: string,
  first: number,
): { source: string; mutants: Mutant[] } {
  const sites = sitesIn(parseAst(source, { lang: 'ts' }) as unknown as Node, source);
  const mutants: Mutant[] = [];
  const numbers = new Map<Node, number>();

  /** A stretch of the source with the sites in it switched; `from` is the first site that may lie in it. */
  const render = (start: number, end: number, from: number): string => {
    let text = '';
    let at = start;
    for (let i = from; i < sites.length; i++) {
      const site = sites[i]!;
      if (site.start < at || site.end > end) continue;
      text += source.slice(at, site.start) + renderSite(site, i);
      at = site.end;
    }
    return text + source.slice(at, end);
  };
  const renderSite = (site: Site, i: number): string => {
    const { start, end } = site.named ?? site;
    const original = source.slice(start, end);
    const line = source.slice(0, start).split('\n').length;
    const switches = site.mutated.map((mutated) => {
      const known = site.named && numbers.get(site.named);
      const number = known ?? first + mutants.length;
      if (known === undefined) mutants.push({ file, line, original, mutated, within: site.within });
      if (site.named) numbers.set(site.named, number);
      return `woken(${number}) ? (${mutated}) : `;
    });
    return `(${switches.join('')}(${render(site.start, site.end, i + 1)}))`;
  };
  const rendered = render(0, source.length, 0);
  return { source: `const { woken } = globalThis.cutcardMutants;${rendered}`, mutants };
}

/** The numbers that a module has names for and keeps to itself, by these. */
function numbersNamed(tree: Node): ReadonlyMap<unknown, Node> {
  const declared = (tree['body'] as readonly Node[])
    .filter((node) => node.type === 'VariableDeclaration')
    .flatMap((node) => node['declarations'] as readonly Node[]);
  return new Map(
    declared.flatMap((one) => {
      const [id, init] = [one['id'] as Node, one['init'] as Node | null];
      return init?.type === 'Literal' && typeof init['value'] === 'number' ? [[id['name'], init]] : [];
    }),
  );
}

/** The sites of a tree: those that begin first come first, and of these the longest. */
function sitesIn(tree: Node, source: string): Site[] {
  const sites = new Map<string, Site>();
  const put = ({ start, end }: Node, mutated: readonly string[], within?: string): void => {
    const key = `${start} ${end}`;
    const known = sites.get(key)?.mutated ?? [];
    sites.set(key, { start, end, mutated: [...new Set([...known, ...mutated])], within });
  };
  const add = (node: Node, ...mutated: string[]): void => put(node, mutated);
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const named = numbersNamed(tree);

  const visit = (node: Node, parent: Node | null): void => {
    // What only the types say is gone when it runs.
    if (node.type.startsWith('TS') && !/Expression$/.test(node.type)) return;
    switch (node.type) {
      case 'VariableDeclarator':
        // It is mutated where it is named, as the tests run, and not as the module is loaded.
        if (named.get((node['id'] as Node)['name']) === node['init']) return;
        break;
      case 'Identifier': {
        const number = named.get(node['name']);
        const { start, end } = node;
        if (number)
          sites.set(`${start} ${end}`, {
            start,
            end,
            mutated: [`${Number(number['value']) + 1}`],
            named: number,
            within: `${node['name']} = ${textOf(number)}`,
          });
        break;
      }
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const [left, right, operator] = [
          node['left'] as Node,
          node['right'] as Node,
          node['operator'] as string,
        ];
        const other = OPERATORS[operator];
        if (other) add(node, `(${textOf(left)}) ${other} (${textOf(right)})`);
        if (operator === '??') add(node, textOf(left));
        break;
      }
      case 'UnaryExpression':
        if (node['operator'] === '!') add(node, textOf(node['argument'] as Node));
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
        add(node['test'] as Node, 'true', 'false');
        break;
      case 'Literal':
        if (typeof node['value'] === 'boolean') put(node, [String(!node['value'])], textOf(parent!));
        else if (typeof node['value'] === 'number') put(node, [`${node['value'] + 1}`], textOf(parent!));
        break;
      case 'CallExpression': {
        const callee = node['callee'] as Node;
        const property = callee['property'] as Node | undefined;
        if (callee.type !== 'MemberExpression' || property?.type !== 'Identifier') break;
        const name = textOf(property);
        const before = source.slice(node.start, property.start);
        const behind = source.slice(property.end, node.end);
        if (METHODS[name]) add(node, `${before}${METHODS[name]}${behind}`);
        if (name === 'filter') add(node, textOf(callee['object'] as Node));
        break;
      }
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'key')
        continue;
      if (key === 'property' && !node['computed']) continue;
      for (const inner of Array.isArray(value) ? value : [value]) {
        if (inner && typeof inner === 'object' && typeof (inner as Node).type === 'string')
          // Of a number below 0, what it is a part of is said, and not its sign.
          visit(inner as Node, node['operator'] === '-' && node['argument'] ? parent : node);
      }
    }
  };
  visit(tree, null);
  return [...sites.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
