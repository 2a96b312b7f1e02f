// The server's way into the pages: `main.ts` imports the built form of this file, Vite runs it from source in development.
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageContext, type PageContext } from './page-context.ts';

const handler = createRequestHandler(build, import.meta.env.MODE);

export function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return handler(request, context);
}

export * from 'virtual:react-router/server-build';
