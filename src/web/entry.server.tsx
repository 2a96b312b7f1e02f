import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { deferScripts } from './delivery/deferred-scripts.ts';
import { inlineCriticalCss } from './delivery/critical-css.ts';

const longestDrawingMs = 6000;

/**
 * Renders a page and sends it in one piece. By default React moves large parts of a page over 12 kB to its end and inserts
 * them by a script, so readers without scripts would never see them.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (request.method.toUpperCase() === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let failed = false;
    const timer = setTimeout(() => abort(), longestDrawingMs);
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(
          text(pipe(new PassThrough())).then(
            (page) =>
              new Response(import.meta.env.PROD ? prepareDocument(page) : page, {
                headers,
                status: failed ? 500 : status,
              }),
          ),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      // The browser renders a failed part again and then shows the error page.
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** Defers the scripts of a page. A page without scripts gets its critical CSS inlined, because its classes never change. */
function prepareDocument(page: string): string {
  return page.includes('<script type="module"') ? deferScripts(page) : inlineCriticalCss(page, readBuilt);
}

/** Relative to `build/server/assets`, where the built form of this file is. */
const readBuilt = (address: string) => readFileSync(join(import.meta.dirname, '../../client', address), 'utf8');
