import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { holdScripts } from './frame/scripts-after-paint.ts';
import { wearOwnStyles } from './frame/worn-styles.ts';

const longestDrawingMs = 6000;

/**
 * Draws a page and sends it whole: React's own way is to hold back larger parts of a page that is longer than 12 kB and to
 * have a script put them in their places, where readers without scripts would never see them.
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
        headers.set('Content-Type', 'text/html');
        resolve(
          text(pipe(new PassThrough())).then(
            (page) =>
              new Response(import.meta.env.PROD ? lighten(page) : page, { headers, status: failed ? 500 : status }),
          ),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      // A part that fails is drawn again by the browser, which then shows the error page.
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** A page with scripts has them wait; one without never wears other styles than it was drawn with, and brings these along. */
function lighten(page: string): string {
  return page.includes('<script type="module"') ? holdScripts(page) : wearOwnStyles(page, readBuilt);
}

/** The built form of this file lies in `build/server/assets`. */
const readBuilt = (address: string) => readFileSync(join(import.meta.dirname, '../../client', address), 'utf8');
