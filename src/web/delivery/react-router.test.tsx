// The rewriting of documents depends on how React Router writes them. These tests render one with the installed version.
import { readFileSync } from 'node:fs';
import { createRequestHandler, Links, Outlet, Scripts, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import handleRequest from '../entry.server.tsx';
import { inlineCriticalCss } from './critical-css.ts';
import { deferScripts } from './deferred-scripts.ts';

const see = 'see src/web/delivery/README.md';

/** The HTML of a page with one button, with or without React Router's scripts, as the server renders it. */
async function renderDocument({ scripts }: { scripts: boolean }): Promise<string> {
  const Root = () => (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        <button className="btn">Play</button>
        <Outlet />
        {scripts && <Scripts />}
      </body>
    </html>
  );
  const route = { id: 'root', path: '', hasAction: false, hasLoader: false, hasErrorBoundary: false } as const;
  const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true };
  const build: ServerBuild = {
    entry: { module: { default: handleRequest } },
    routes: { root: { id: 'root', path: '', module: { default: Root } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: { ...route, ...client, module: '/assets/root.js', imports: [], css: ['/assets/style.css'] } },
      url: '/assets/manifest.js',
      version: '1',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  return response.text();
}

it('every script of a document waits', async () => {
  const before = await renderDocument({ scripts: true });
  expect(before, 'the document has no scripts to defer').toContain('/assets/entry.js');
  const after = deferScripts(before);
  expect(after, `React Router changed its entry script: adapt deferScripts, ${see}`).toContain(
    '<script type="text/plain" id="deferred-script">',
  );
  expect(after, `React Router writes a script that deferScripts does not know, ${see}`).not.toMatch(
    /<script[^>]*(type="module"|\ssrc=)/,
  );
  expect(after, `React Router changed its module preloads: adapt deferScripts, ${see}`).toMatch(
    /<link rel="deferred" href="\/assets\/[a-z]+\.js"/,
  );
  expect(after, `React Router writes a preload that deferScripts does not know, ${see}`).not.toContain('modulepreload');
});

it('a document without scripts carries its own styles', async () => {
  const page = inlineCriticalCss(await renderDocument({ scripts: false }), () => '.btn{top:0}.gone{top:0}');
  expect(page, `React Router changed its stylesheet link: adapt inlineCriticalCss, ${see}`).toContain(
    '<style>.btn{top:0}</style>',
  );
  expect(page, `React Router writes a stylesheet link that inlineCriticalCss does not know, ${see}`).not.toContain(
    'rel="stylesheet"',
  );
  expect(page, `React Router writes scripts without <Scripts />, ${see}`).not.toMatch(/<script|modulepreload/);
});

it('React Router is pinned to exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versions = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    /^(@react-router\/|react-router$)/.test(name),
  );
  expect(versions.length).toBeGreaterThanOrEqual(3);
  for (const [name, version] of versions) {
    expect(version, `${name} must be pinned exactly: what it renders is rewritten, ${see}`).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
