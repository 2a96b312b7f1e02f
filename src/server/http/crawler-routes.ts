import { Hono, type Context as HonoContext } from 'hono';
import { fixedAddresses } from '#shared/pages.ts';
import { countListedShows, listShowAddresses } from '../catalog/list-show-addresses.ts';
import type { Context } from '../context.ts';
import { countPublishedSeasons, listSeasonAddresses } from '../seasons/list-season-addresses.ts';
import { sitemapIndex, urlSet, type SitemapEntry } from './sitemap-xml.ts';
import { problem, problemResponse } from './to-problem.ts';

type Reader = Pick<Context, 'db' | 'config'>;

/** What the protocol allows in one file. */
const mostAddresses = 50_000;
/** Pages of one person or of one moment; `noindex` alone would still have them fetched. */
const privatePaths = ['/api/', '/dev/', '/my-shows/', '/account/password', '/payment-success'];

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
