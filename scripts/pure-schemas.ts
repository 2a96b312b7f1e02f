import { parseAst, type Plugin } from 'vite';

/**
 * Marks what `src/shared` builds at its top level as droppable, so that a page which wants a limit or a label from there
 * does not carry zod: zod's own chains (`z.string().trim()`) look like side effects to a bundler. True of that room alone,
 * which is pure by the floor plan.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'canto-pure-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/shared\/[^/?]+\.ts$/ },
      handler(code) {
        const wraps: { start: number; end: number }[] = [];
        for (const statement of parseAst(code).body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const { init } of declaration.declarations) if (init?.type === 'CallExpression') wraps.push(init);
        }
        let pure = code;
        for (const { start, end } of wraps.toReversed()) {
          pure = `${pure.slice(0, start)}/* @__PURE__ */ (() => ${pure.slice(start, end)})()${pure.slice(end)}`;
        }
        return wraps.length > 0 ? { code: pure, map: null } : undefined;
      },
    },
  };
}
