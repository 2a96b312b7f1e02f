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

type Handle = { cache?: 'anonymous' } | undefined;

const keptPages = Object.values(build.routes).flatMap((route) =>
  (route?.module.handle as Handle)?.cache === 'anonymous' ? [`/${route?.path ?? ''}`] : [],
);

/** Whether the route of this path says `handle = { cache: 'anonymous' }`: its page is the same for everybody not signed in. */
export function isKeptPage(path: string): boolean {
  return keptPages.some((pattern) => matchPath(pattern, path) !== null);
}

export * from 'virtual:react-router/server-build';
