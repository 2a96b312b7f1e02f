import { parseAst, type Plugin } from 'vite';

const files = /\/react-router\/dist\/production\/lib\/[^?]+\.js$/;
/**
 * What React Router brings for options that are not used: finding routes little by little (`routeDiscovery: 'lazy'`) and
 * watching the router's calls (`instrumentations`). It is called only when these are set, which no bundler can see.
 */
const unused = /\/(?:dom\/ssr\/(?:fog-of-war|route-discovery)|router\/instrumentation)\.js$/;
/** Two lines make a bundler keep components that nobody imports, as `Form` with all it needs: names for developers' tools, */
const names = /^\w+\.displayName = "[^"]*";$/gm;
/** and a call that could do anything. */
const components = /^(const \w+ = )(React\$1\.forwardRef\()/gm;

/** Leaves out of the browser's React Router what is never called: 6 kB of JavaScript less for a first visit. */
export function leanRouter(): Plugin {
  return {
    name: 'canto-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files },
      handler: (code, id) => ({ code: unused.test(id) ? doNothing(code) : letGo(code), map: null }),
    },
  };
}

function letGo(code: string): string {
  return code.replaceAll(names, '').replaceAll(components, '$1/* @__PURE__ */ $2');
}

/** A module whose exports have the same names and do nothing. Throws when they are not one list, as React Router builds it. */
export function doNothing(code: string): string {
  const exported = parseAst(code).body.flatMap((statement) => {
    if (!statement.type.startsWith('Export')) return [];
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration || statement.source)
      throw new Error(`React Router's modules export otherwise than before: ${statement.type}`);
    return statement.specifiers.map((each) => (each.exported.type === 'Identifier' ? each.exported.name : ''));
  });
  return `function nothing() {}\nexport { ${exported.map((name) => `nothing as ${name}`).join(', ')} };\n`;
}
