import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;

/**
 * Lets a page run the inline scripts that it was sent with, and no others: React Router's data, the theme, what starts the
 * scripts later. Each is named by its hash in the `script-src` of the policy that the page has; one without stays as it is.
 * Pages are sent in one piece, so the whole of one is there to be read.
 */
export const onlyOwnScripts: MiddlewareHandler = async (c, next) => {
  await next();
  const policy = c.res.headers.get('content-security-policy');
  if (!policy || !c.res.headers.get('content-type')?.startsWith('text/html')) return;
  const page = await c.res.clone().text();
  c.header(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, (sources) => sources + hashes(page)),
  );
};

/** A source for each inline script of a page, each with a space before it. */
function hashes(page: string): string {
  const found = new Set(
    [...page.matchAll(inlineScript)].map(
      ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  );
  return [...found].join('');
}
