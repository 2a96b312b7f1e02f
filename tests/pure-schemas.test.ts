import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pureSchemas } from '../scripts/pages/pure-schemas.ts';

const root = join(import.meta.dirname, '..');
type Transform = { filter: { id: RegExp }; handler: (code: string) => { code: string } | undefined };

it('a schema of any folder of the shared room is dropped where no page uses it', () => {
  const { filter, handler } = pureSchemas().transform as unknown as Transform;
  const files = globSync('src/shared/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const withSchemas = files.filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'zod'"));
  expect(withSchemas.filter((file) => file.split('/').length > 3).length).toBeGreaterThan(3);
  expect(withSchemas.filter((file) => !filter.id.test(join(root, file)))).toEqual([]);
  expect(handler('export const limit = z.number().max(3);\n')?.code).toContain('/* @__PURE__ */');
});
