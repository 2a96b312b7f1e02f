import { parseAst, type Plugin } from 'vite';

/**
 * Marks the top-level calls of `src/shared` and its folders as pure, so that a page that imports a limit or a label from there does not
 * bundle zod: to a bundler, zod's chains (`z.string().trim()`) look like side effects. Only done for that room, which the
 * floor plan keeps free of side effects.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'canto-pure-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/shared\/[^?]+\.ts$/ },
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
