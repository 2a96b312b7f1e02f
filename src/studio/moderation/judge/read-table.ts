import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const table = z.record(z.string(), z.string());

/** A table of the judge's data: words by heading. */
export function readTable(file: string): Record<string, string> {
  return table.parse(readYaml(file));
}

/** @param file Beside this module. */
export function readYaml(file: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
