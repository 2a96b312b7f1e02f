import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { doNothing, leanRouter } from '../scripts/pages/lean-router.ts';

const built = join(import.meta.dirname, '../node_modules/react-router/dist/production/lib');
const see = 'React Router changed: adapt scripts/pages/lean-router.ts or leave the part out';
type Transform = { filter: { id: RegExp }; handler: (code: string, id: string) => { code: string } };
const { filter, handler } = leanRouter().transform as unknown as Transform;

function lean(file: string): { before: string; after: string } {
  const id = join(built, file);
  expect(filter.id.test(id)).toBe(true);
  const before = readFileSync(id, 'utf8');
  return { before, after: handler(before, id).code };
}
const exportsOf = (code: string) =>
  /export \{([^}]*)\};?\s*$/.exec(code)?.[1]?.split(',').map((name) => name.trim().split(' as ').at(-1)).toSorted(); // prettier-ignore

it.each(['dom/ssr/fog-of-war.js', 'dom/ssr/route-discovery.js', 'router/instrumentation.js'])(
  'what React Router would do for an option that is not set is left out, under the same names: %s',
  (file) => {
    const { before, after } = lean(file);
    expect(exportsOf(before)?.length, see).toBeGreaterThan(1);
    expect(exportsOf(after), see).toEqual(exportsOf(before));
    expect(after.length).toBeLessThan(1000);
  },
);

it('what is called of these parts answers that the option is not set', async () => {
  const { after } = lean('dom/ssr/fog-of-war.js');
  const parts = (await import(`data:text/javascript,${encodeURIComponent(after)}`)) as Record<string, () => unknown>;
  expect(parts.isFogOfWarEnabled!()).toBeUndefined();
  expect(parts.getPatchRoutesOnNavigationFunction!()).toBeUndefined();
});

it('a component that nobody imports can be dropped by the bundler', () => {
  const { before, after } = lean('dom/lib.js');
  expect(before, see).toContain('const Form = React$1.forwardRef(');
  expect(after, see).toContain('const Form = /* @__PURE__ */ React$1.forwardRef(');
  expect(before, see).toContain('Form.displayName =');
  expect(after, see).not.toContain('\nForm.displayName =');
});

it('a module that exports otherwise is refused, not emptied', () => {
  expect(() => doNothing('export const one = 1;')).toThrow('export otherwise');
});
