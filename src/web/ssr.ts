// The server's way into the pages: `main.ts` imports the built form of this file, Vite runs it from source in development.
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageContext, type PageContext } from './page-context.ts';

const handler = createRequestHandler(build, import.meta.env.MODE);

const stylesheets = new Set(Object.values(build.assets.routes).flatMap((route) => route?.css ?? []));
const preloads = [...stylesheets].map((href) => `<${href}>; rel=preload; as=style`).join(', ');

export async function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const response = await handler(request, context);
  if (preloads && stylesheets.size <= 4 && response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.append('Link', preloads);
  }
  return response;
}

export * from 'virtual:react-router/server-build';
