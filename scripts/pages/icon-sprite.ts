import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const drawing = 'virtual:canto-icons';
const imports = /import\s*\{([^}]*)\}\s*from 'lucide-react';/g;
const drawn = lucide as unknown as Record<string, ComponentType | undefined>;

/**
 * Collects the icons that the pages import from lucide into one SVG sprite, and replaces each import by a component that
 * refers to the sprite: 8 kB of JavaScript less for a first visit, and shorter HTML. The client's and the server's build read
 * the same sources, so both know the sprite's address. Development uses lucide itself.
 */
export function iconSprite(sources: string): Plugin {
  const sprite = drawSprite(findUsedIcons(sources));
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'canto-icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === drawing ? `\0${drawing}` : undefined),
    load: (id) => (id === `\0${drawing}` ? writeDrawing(`/${fileName}`) : undefined),
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: code.replaceAll(imports, (_, list: string) => pointIntoSprite(list)), map: null }),
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

/** Names imported from lucide in the pages. Types, tests and the developers' gallery are left out. */
function findUsedIcons(sources: string): string[] {
  const names = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: sources })) {
    if (/\.test\.tsx?$|^ui\/gallery\//.test(file)) continue;
    const code = readFileSync(join(sources, file), 'utf8');
    for (const [, list = ''] of code.matchAll(imports)) {
      for (const { name } of valuesOf(list)) names.add(name);
    }
  }
  return [...names].toSorted();
}

/** The names in the braces of an import, without the types. */
function valuesOf(list: string): { name: string; local: string }[] {
  const entries = list.split(',').map((entry) => entry.trim().split(/\s+as\s+/));
  return entries.flatMap(([name = '', local = name]) => (name && !name.startsWith('type ') ? [{ name, local }] : []));
}

function pointIntoSprite(list: string): string {
  const icons = valuesOf(list).map(({ name, local }) => `const ${local} = /* @__PURE__ */ drawIcon('${name}');`);
  return icons.length > 0 ? `import { drawIcon } from '${drawing}'; ${icons.join(' ')}` : '';
}

function drawSprite(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawSymbol).join('')}</svg>\n`;
}

function drawSymbol(name: string): string {
  const icon = drawn[name];
  if (!icon) throw new Error(`lucide-react has no icon named ${name}`);
  const lines = renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
}

/** Stroke and colour are set on the outer element, as lucide does; the content of a `use` inherits them. */
function writeDrawing(address: string): string {
  return `
import { jsx } from 'react/jsx-runtime';
export const drawIcon = (name) => (props) =>
  jsx('svg', {
    width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
    strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', ...props,
    children: jsx('use', { href: '${address}#' + name }),
  });
`;
}
