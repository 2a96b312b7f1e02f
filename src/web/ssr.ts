// The server's entry to the pages: `main.ts` imports the built form of this file, Vite runs it from source in development.
import { createRequestHandler, matchPath, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageContext, type PageContext } from './page-context.ts';

const handler = createRequestHandler(build, import.meta.env.MODE);

export function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return handler(request, context);
}

type Handle = { cache?: 'anonymous' | 'fixed' } | undefined;

const pathsWith = (...caches: string[]) =>
  Object.values(build.routes).flatMap((route) => {
    const { cache } = (route?.module.handle as Handle) ?? {};
    return cache && caches.includes(cache) ? [`/${route?.path ?? ''}`] : [];
  });
const keptPages = pathsWith('anonymous', 'fixed');
const fixedPages = new Set(pathsWith('fixed'));

/** Whether the route of this path says `handle = { cache: 'anonymous' }` or `'fixed'`: its page is the same for everybody not signed in. */
export function isKeptPage(path: string): boolean {
  return keptPages.some((pattern) => matchPath(pattern, path) !== null);
}

/** Whether it says `cache: 'fixed'`: the page is made of the build and of the configuration alone. */
export function isFixedPage(path: string): boolean {
  return fixedPages.has(path);
}

export * from 'virtual:react-router/server-build';
