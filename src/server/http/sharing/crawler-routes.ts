import { Hono, type Context as HonoContext } from 'hono';
import { escapeText } from '#shared/text/escape-markup.ts';
import { fixedAddresses } from '#shared/pages.ts';
import { countListedShows, listShowAddresses } from '../../catalog/list-show-addresses.ts';
import type { Context } from '../../context.ts';
import { countPublishedSeasons, listSeasonAddresses } from '../../seasons/listed-seasons.ts';
import { problem, problemResponse } from '../to-problem.ts';

type Reader = Pick<Context, 'db' | 'config'>;

/** What the protocol allows in one file. */
const mostAddresses = 50_000;
/** Pages of one person or of one moment; `noindex` alone would still have them fetched. */
const privatePaths = ['/api/', '/dev/', '/my-shows/', '/account/password', '/payment-success', '/share'];

/**
 * `GET /robots.txt` and `GET /sitemap.xml`: one file while all addresses fit into it, an index of `/sitemaps/…` beyond.
 * `perFile` is the most addresses of a file; a show of the podcast kind has two.
 */
export function crawlerRoutes(ctx: Reader, perFile = mostAddresses): Hono {
  const app = new Hono();
  const address = (path: string) => new URL(path, ctx.config.baseUrl).href;
  const rowsOf = { shows: Math.max(1, Math.floor(perFile / 2)), seasons: perFile };

  app.get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      'Allow: /',
      ...privatePaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${address('/sitemap.xml')}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
  });

  app.get('/sitemap.xml', async (c) => {
    const [shows, seasons] = await Promise.all([countListedShows(ctx), countPublishedSeasons(ctx)]);
    if (fixedAddresses.length + 2 * shows + seasons <= perFile) {
      const entries = [
        ...fixedEntries(),
        ...(await showEntries(ctx, shows, 0)),
        ...(await seasonEntries(ctx, seasons, 0)),
      ];
      return xml(c, urlSet(entries, address));
    }
    const shards = (name: 'shows' | 'seasons', rows: number) =>
      Array.from({ length: Math.ceil(rows / rowsOf[name]) }, (_, at) => `/sitemaps/${name}-${at + 1}.xml`);
    return xml(
      c,
      sitemapIndex(['/sitemaps/pages.xml', ...shards('shows', shows), ...shards('seasons', seasons)], address),
    );
  });

  app.get('/sitemaps/pages.xml', (c) => xml(c, urlSet(fixedEntries(), address)));
  app.get('/sitemaps/:file{(shows|seasons)-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const [name, number] = c.req.param('file').slice(0, -'.xml'.length).split('-') as ['shows' | 'seasons', string];
    const rows = rowsOf[name];
    const read = name === 'shows' ? showEntries : seasonEntries;
    const entries = await read(ctx, rows, (Number(number) - 1) * rows);
    return entries.length > 0 ? xml(c, urlSet(entries, address)) : problemResponse(problem('not_found'));
  });
  return app;
}

const fixedEntries = (): SitemapEntry[] => fixedAddresses.map((path) => ({ path }));

async function showEntries(ctx: Reader, limit: number, offset: number): Promise<SitemapEntry[]> {
  const rows = await listShowAddresses(ctx, { limit, offset });
  return rows.flatMap(({ id, slug }) => [
    { path: `/interactive-shows/${encodeURIComponent(id)}` },
    ...(slug ? [{ path: `/shows/${encodeURIComponent(slug)}` }] : []),
  ]);
}

async function seasonEntries(ctx: Reader, limit: number, offset: number): Promise<SitemapEntry[]> {
  const rows = await listSeasonAddresses(ctx, { limit, offset });
  return rows.map(({ id, changed }) => ({ path: `/seasons/${encodeURIComponent(id)}`, changed }));
}

function xml(c: HonoContext, body: string): Response {
  return c.body(body, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
}

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
