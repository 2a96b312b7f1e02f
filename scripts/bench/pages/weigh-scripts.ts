import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../../build/client');

/** The JavaScript that a page may name in its HTML: what runs before anything can be pressed. In kB, gzipped. */
export const scriptBudgetKb = 127;

/** Kilobytes by file, gzipped. */
export type Weights = ReadonlyMap<string, number>;

/** The scripts that a page names in its HTML, as they were last built. */
export function weighNamed(html: string): Weights {
  return weigh(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([script]) => script));
}

export function weigh(scripts: Iterable<string>): Weights {
  const kb = (script: string) => gzipSync(readFileSync(join(client, script)), { level: 9 }).length / 1000;
  return new Map(Array.from(new Set(scripts), (script) => [script, kb(script)]));
}

export function sum(weights: Weights): number {
  return [...weights.values()].reduce((total, kb) => total + kb, 0);
}
