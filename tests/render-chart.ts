// Renders the templates of a Helm chart without Helm, as far as ours go: `if`, `with`, `range`, `define`, `include`, pipelines and the few
// functions below. Whatever else a template says is an Error, so that nothing passes that was not looked at. It was compared with Helm 4.1.4
// (`helm template`, three sets of values): the same documents.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

type Scope = { dot: unknown; variables: Record<string, unknown> };
type Node =
  | { text: string }
  | { value: string }
  | { block: 'if' | 'with' | 'range'; head: string; body: Node[] }
  | { define: string; body: Node[] };
type Values = Record<string, unknown>;

/** The documents of each template file by its name, with `values` over those of the chart. */
export function renderChart(folder: string, values: Values = {}): Record<string, Record<string, unknown>[]> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chart = parse(read('Chart.yaml')) as { appVersion: string };
  const root = {
    Values: merged(values, parse(read('values.yaml')) as Values),
    Release: { Name: 'canto', Service: 'Helm' },
    Chart: { AppVersion: chart.appVersion },
  };
  const files = readdirSync(join(folder, 'templates')).toSorted();
  const parts = new Map<string, Node[]>();
  const trees = files.map((name) => [name, readTree(read(`templates/${name}`))] as const);
  for (const [, tree] of trees) for (const node of tree) if ('define' in node) parts.set(node.define, node.body);
  return Object.fromEntries(
    trees.map(([name, tree]) => {
      const text = write(tree, { dot: root, variables: {} }, parts);
      if (!name.endsWith('.yaml')) return [name, []];
      return [
        name,
        parseAllDocuments(text).map((document) => {
          if (document.errors[0]) throw new Error(`${name}: ${document.errors[0].message}\n${text}`);
          return document.toJS() as Record<string, unknown>;
        }),
      ];
    }),
  );
}

function readTree(source: string): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  const pieces = source.split(/(\{\{-?[^]*?-?\}\})/);
  for (const [at, piece] of pieces.entries()) {
    const here = open.at(-1)!;
    if (at % 2 === 0) {
      const before = pieces[at - 1]?.endsWith('-}}') ? piece.trimStart() : piece;
      here.push({ text: pieces[at + 1]?.startsWith('{{-') ? before.trimEnd() : before });
      continue;
    }
    const action = piece.replace(/^\{\{-?\s*/, '').replace(/\s*-?\}\}$/, '');
    const [word = '', ...rest] = action.split(' ');
    const head = rest.join(' ');
    if (action.startsWith('/*')) continue;
    if (word === 'end') open.pop();
    else if (word === 'if' || word === 'with' || word === 'range' || word === 'define') {
      const body: Node[] = [];
      here.push(word === 'define' ? { define: JSON.parse(head) as string, body } : { block: word, head, body });
      open.push(body);
    } else here.push({ value: action });
    if (open.length === 0) throw new Error('There is an end too many.');
  }
  if (open.length !== 1) throw new Error('A block has no end.');
  return root;
}

function write(tree: Node[], scope: Scope, parts: Map<string, Node[]>): string {
  return tree
    .map((node) => {
      if ('text' in node) return node.text;
      if ('define' in node) return '';
      if ('value' in node) {
        const value = evaluate(node.value, scope, parts);
        if (value === undefined || value === null) throw new Error(`${node.value} is nothing.`);
        return String(value);
      }
      const [, names, expression] = /^(?:(\$\w+, \$\w+) := )?(.+)$/.exec(node.head)!;
      const value = evaluate(expression!, scope, parts);
      const isEmpty = !value || (typeof value === 'object' && Object.keys(value).length === 0);
      if (isEmpty) return '';
      if (node.block === 'if') return write(node.body, scope, parts);
      if (node.block === 'with') return write(node.body, { ...scope, dot: value }, parts);
      const [key = '', item = ''] = names?.split(', ') ?? [];
      return Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, dot]) =>
          write(node.body, { dot, variables: { ...scope.variables, [key]: name, [item]: dot } }, parts),
        )
        .join('');
    })
    .join('');
}

function evaluate(expression: string, scope: Scope, parts: Map<string, Node[]>): unknown {
  return expression.split(' | ').reduce<unknown>((piped, call, at) => {
    const words = call.match(/"[^"]*"|\([^)]*\)|\S+/g) ?? [];
    const [name = '', ...rest] = words;
    const isCall = name in functions || name === 'include' || rest.length > 0;
    if (!isCall) return atom(name, scope);
    const given = [...rest.map((word) => atom(word, scope)), ...(at > 0 ? [piped] : [])];
    if (name === 'include') {
      const body = parts.get(given[0] as string);
      if (!body) throw new Error(`Nothing is called ${String(given[0])}.`);
      return write(body, { dot: given[1], variables: {} }, parts);
    }
    if (!(name in functions)) throw new Error(`${name} is not known here.`);
    return functions[name]!(...(given as never[]));
  }, undefined);
}

function atom(word: string, { dot, variables }: Scope): unknown {
  if (word.startsWith('"')) return JSON.parse(word);
  if (/^\d+$/.test(word)) return Number(word);
  if (word === '(dict)') return {};
  if (word.startsWith('$')) return variables[word];
  if (word === '.') return dot;
  if (!/^(\.\w+)+$/.test(word)) throw new Error(`${word} is not understood here.`);
  return word
    .slice(1)
    .split('.')
    .reduce((value, key) => (value as Values | undefined)?.[key] as unknown, dot);
}

const functions: Record<string, (...given: never[]) => unknown> = {
  quote: (value: unknown) => JSON.stringify(String(value)),
  default: (other: unknown, value: unknown) => value || other,
  not: (value: unknown) => !value,
  merge: (...all: Values[]) => all.reduce((first, next) => merged(first, next)),
  toYaml: (value: unknown) => stringify(value).trimEnd(),
  nindent: (spaces: number, text: string) => `\n${text.replaceAll(/^/gm, ' '.repeat(spaces))}`,
};

/** Both, the first one's where both have it; objects go into each other. */
function merged(first: Values, second: Values): Values {
  const isObject = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const both = { ...second, ...first };
  for (const [key, value] of Object.entries(first))
    if (isObject(value) && isObject(second[key])) both[key] = merged(value, second[key]);
  return both;
}
