import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Variables that the configuration knows, by their names in its source; endpoints have three each. */
export function knownVariables(): Set<string> {
  const source = readFileSync(join(import.meta.dirname, '../src/server/config.ts'), 'utf8');
  const list = source.slice(source.indexOf('const variables = z.object({'), source.indexOf('const environment ='));
  const endpoints = [...list.matchAll(/\.\.\.endpoint\('(\w+)'\)/g)].flatMap(([, name]) =>
    ['BASE_URL', 'API_KEY', 'MODEL'].map((part) => `${name}_${part}`),
  );
  return new Set([...[...list.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!), ...endpoints]);
}
