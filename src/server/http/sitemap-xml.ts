import { escapeText } from '#shared/escape-markup.ts';

// The two documents of the sitemap protocol (sitemaps.org, 0.9).

/** `changed` is a day: 2026-11-20. */
export type SitemapEntry = { path: string; changed?: string | null };

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function urlSet(entries: readonly SitemapEntry[], address: (path: string) => string): string {
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeText(address(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return [head, `<urlset ${namespace}>`, ...urls, '</urlset>', ''].join('\n');
}

export function sitemapIndex(files: readonly string[], address: (path: string) => string): string {
  const maps = files.map((path) => `<sitemap><loc>${escapeText(address(path))}</loc></sitemap>`);
  return [head, `<sitemapindex ${namespace}>`, ...maps, '</sitemapindex>', ''].join('\n');
}
