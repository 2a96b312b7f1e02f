import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import { deferScripts } from './delivery/deferred-scripts.ts';
import { inlineCriticalCss } from './delivery/critical-css.ts';
import { renderDocument } from './delivery/render-document.tsx';

/** Renders a page and sends it in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { page, failed } = await renderDocument(request.url, context);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? prepareDocument(page) : page, {
    headers,
    status: failed ? 500 : status,
  });
}

/** Defers the scripts of a page. A page without scripts gets its critical CSS inlined, because its classes never change. */
function prepareDocument(page: string): string {
  return page.includes('<script type="module"') ? deferScripts(page) : inlineCriticalCss(page, readBuilt);
}

/** Relative to `build/server/assets`, where the built form of this file is. */
const readBuilt = (address: string) => readFileSync(join(import.meta.dirname, '../../client', address), 'utf8');
