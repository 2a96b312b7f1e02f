import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** For a year, and for all hosts below: what preload lists ask for. */
export const hsts = 'max-age=31536000; includeSubDomains';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/gi;
/** Looks back for its element only where it was found: to read on from each `<` takes six times as long. */
const styleAttribute = /\sstyle="(?<=<[a-z][^<>]*\sstyle=")([^"]*)"/gi;
/** A page has some twenty. More make a header that proxies refuse (nginx reads 4 kB of all of them). */
const mostAttributes = 32;

/**
 * Lets a page run the inline scripts that it was sent with, and no others: React Router's data, the theme, what starts the
 * scripts later; and have the styles it was sent with, in elements and attributes. Each is named by its hash in the policy that the page
 * has. What scripts set on an element's `style` is theirs to set. Pages are sent in one piece, so the whole of one is there to be read.
 */
export const onlyOwnInline: MiddlewareHandler = async (c, next) => {
  await next();
  const policy = c.res.headers.get('content-security-policy');
  if (!policy || !c.res.headers.get('content-type')?.startsWith('text/html')) return;
  const page = await c.res.clone().text();
  c.res.headers.set('content-security-policy', withStyles(withScripts(policy, page), page));
};

function withScripts(policy: string, page: string): string {
  return policy.replace(/script-src [^;]*/, (sources) => sources + sourcesOf(inlineScript, page).join(''));
}

/** A policy that allows all styles (of a development server, which adds its own) stays so: a hash would end that. */
function withStyles(policy: string, page: string): string {
  const [sources] = /style-src[^;]*/.exec(policy) ?? [];
  if (!sources || sources.includes("'unsafe-inline'")) return policy;
  const elements = sourcesOf(inlineStyle, page);
  const attributes = sourcesOf(styleAttribute, page);
  const isMany = attributes.length > mostAttributes;
  const named = isMany || attributes.length === 0 ? [] : [" 'unsafe-hashes'", ...attributes];
  return policy.replace(
    sources,
    `${sources}${elements.join('')}${named.join('')}${isMany ? "; style-src-attr 'unsafe-inline'" : ''}`,
  );
}

/** A source for each different text that a pattern finds, with a space before it. */
function sourcesOf(pattern: RegExp, page: string): string[] {
  const found = Array.from(page.matchAll(pattern), ([, text = '']) =>
    pattern === styleAttribute ? decoded(text) : text,
  );
  return [...new Set(found)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

const entities: Record<string, string> = { quot: '"', amp: '&', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
/** As the browser reads an attribute, of which it takes the hash. */
const decoded = (text: string) =>
  text.replaceAll(/&(quot|amp|#x27|#39|lt|gt);/g, (_, name: string) => entities[name] ?? '');
