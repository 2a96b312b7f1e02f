import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** `failed`: a part threw. The browser renders it again and then shows the error page. */
type Rendered = { page: string; failed: boolean };

const longestDrawingMs = 6000;
/** What React writes for a part that threw or is still waited for. Nothing else can hold it: text has its `<` escaped. */
const missingPart = '<!--$!-->';
/** Only streaming writes it. */
const doctype = '<!DOCTYPE html>';

/**
 * The whole HTML of a page. A page has all its data before it is rendered, so React mostly writes it in one go as a string, which
 * takes up to a fourth less than streaming it. Where a part throws, or waits for its code right after a start, the page is streamed to its end.
 */
export async function renderDocument(url: string, given: EntryContext): Promise<Rendered> {
  const context = await withData(given);
  try {
    const page = `${doctype}${renderToString(routerOf(url, context))}`;
    if (!page.includes(missingPart)) return { page, failed: false };
  } catch {
    // Streaming meets the same error and tells of it.
  }
  return streamDocument(url, context);
}

/**
 * Reads the data for the browser before anything is rendered, and hands them to React Router as read: it waits for its stream
 * while it renders.
 */
async function withData(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for await (const bytes of context.serverHandoffStream) pieces.push(decoder.decode(bytes, { stream: true }));
  const read = (value: string, done: boolean) => Object.assign(Promise.resolve(), { result: { value, done } });
  const streamCache = [...pieces.map((value) => read(value, false)), read('', true)];
  return { ...context, renderMeta: { ...context.renderMeta, streamCache } };
}

function routerOf(url: string, context: EntryContext) {
  // Each rendering takes the stream for itself, though there is nothing left to read.
  const serverHandoffStream = context.serverHandoffStream && new ReadableStream<Uint8Array>();
  return <ServerRouter context={{ ...context, ...(serverHandoffStream && { serverHandoffStream }) }} url={url} />;
}

/**
 * By default React moves large parts of a page over 12 kB to its end and inserts them by a script, so readers without scripts would
 * never see them.
 */
function streamDocument(url: string, context: EntryContext): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const timer = setTimeout(() => abort(), longestDrawingMs);
    const { pipe, abort } = renderToPipeableStream(routerOf(url, context), {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())).then((page) => ({ page, failed })));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}
