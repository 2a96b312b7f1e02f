import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { escapeAttribute } from '#shared/text/escape-markup.ts';
import { getShow, getShowBySlug, readShow } from '../../catalog/queries.ts';
import type { ShowRow } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { findFirstAudio, getSeason, listShowSeasons } from '../../seasons/queries.ts';

/** The size of the embedded player where there is room. */
const playerSize = { width: 560, height: 320, minWidth: 240 } as const;
const thumbnailSize = { width: 1200, height: 630 } as const;

type Limits = { maxWidth: number | null; maxHeight: number | null };

/**
 * The oEmbed 1.0 answer for a page of ours: a player (`rich`) for a season and for a show that has one to hear, else a
 * `link`. Null for addresses that are not such a page, or not everybody's.
 */
export async function describeEmbed(
  ctx: Context,
  url: string,
  limits: Limits,
): Promise<Record<string, unknown> | null> {
  try {
    const [, kind, id] = /^\/(seasons|interactive-shows|shows)\/([^/]+)\/?$/.exec(ownPath(ctx, url) ?? '') ?? [];
    if (!kind || !id) return null;
    const name = decodeURIComponent(id);
    if (kind === 'seasons') return await describeSeason(ctx, name, limits);
    return await describeShow(
      ctx,
      await (kind === 'shows' ? getShowBySlug(ctx, name, null) : getShow(ctx, name, null)),
      limits,
    );
  } catch (error) {
    if ((error instanceof AppError && error.code === 'not_found') || error instanceof URIError) return null;
    throw error;
  }
}

/** The path of an address on this site; null for another site's or what is no address. */
function ownPath({ config }: Context, url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { host, protocol, pathname } = new URL(url);
  return host === new URL(config.baseUrl).host && /^https?:$/.test(protocol) ? pathname : null;
}

async function describeSeason(ctx: Context, id: string, limits: Limits): Promise<Record<string, unknown>> {
  const season = await getSeason(ctx, id, null);
  const show = await readShow(ctx, season.showId);
  const facts = about(ctx, {
    title: season.title,
    author: show.name,
    picture: pictureOf(ctx, 'seasons', id, season.landscapeImageUrl ?? season.featuredImageUrl),
  });
  const firstAudio = await findFirstAudio(ctx, id);
  return firstAudio ? { ...facts, ...player(ctx, id, season.title, limits) } : { ...facts, type: 'link' };
}

async function describeShow(ctx: Context, show: ShowRow, limits: Limits): Promise<Record<string, unknown>> {
  const facts = about(ctx, {
    title: show.name,
    author: show.showCreator ?? brand.name,
    picture: pictureOf(ctx, 'shows', show.id, show.landscapeImageUrl ?? show.imageUrl),
  });
  for (const { id, title } of (await listShowSeasons(ctx, show.id, {})).items) {
    if (await findFirstAudio(ctx, id)) return { ...facts, ...player(ctx, id, title, limits) };
  }
  return { ...facts, type: 'link' };
}

function about(
  { config }: Context,
  { title, author, picture }: { title: string; author: string; picture: string | null },
) {
  return {
    version: '1.0',
    title,
    author_name: author,
    provider_name: brand.name,
    provider_url: config.baseUrl,
    cache_age: 300,
    ...(picture
      ? { thumbnail_url: picture, thumbnail_width: thumbnailSize.width, thumbnail_height: thumbnailSize.height }
      : {}),
  };
}

function pictureOf({ config }: Context, kind: string, id: string, picture: string | null): string | null {
  return picture?.startsWith('/media/pictures/')
    ? `${config.baseUrl}/media/og/${kind}/${encodeURIComponent(id)}.jpg`
    : null;
}

function player({ config }: Context, seasonId: string, title: string, { maxWidth, maxHeight }: Limits) {
  const width = Math.max(playerSize.minWidth, Math.min(playerSize.width, maxWidth ?? playerSize.width));
  const height = Math.min(playerSize.height, maxHeight ?? playerSize.height);
  const source = `${config.baseUrl}/embed/seasons/${encodeURIComponent(seasonId)}`;
  return {
    type: 'rich',
    width,
    height,
    html: `<iframe src="${escapeAttribute(source)}" width="${width}" height="${height}" title="${escapeAttribute(title)}" loading="lazy" frameborder="0" style="border:0;border-radius:14px;max-width:100%"></iframe>`,
  };
}
