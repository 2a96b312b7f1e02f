import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes, userSeasons, type EpisodeRow } from '../seasons/tables.ts';
import type { Catalog, CatalogSeason } from './read-catalog.ts';

export type KnownEpisode = Pick<EpisodeRow, 'id' | 'episodeNumber' | 'stage' | 'chargedUserId' | 'failure'>;
/** Episodes by season, of those seasons of the catalogue that the database has. */
export type KnownSeasons = Map<string, KnownEpisode[]>;
export type NextEpisode = { season: CatalogSeason; episodeNumber: number };

export async function listKnownSeasons({ db }: Pick<Context, 'db'>, catalog: Catalog): Promise<KnownSeasons> {
  const { id, episodeNumber, stage, chargedUserId, failure } = seasonEpisodes;
  const ids = catalog.shows.flatMap(({ seasons }) => seasons.map((season) => season.id));
  const rows = await db
    .select({ seasonId: userSeasons.id, episode: { id, episodeNumber, stage, chargedUserId, failure } })
    .from(userSeasons)
    .leftJoin(seasonEpisodes, eq(seasonEpisodes.seasonId, userSeasons.id))
    .where(inArray(userSeasons.id, ids));
  const known: KnownSeasons = new Map(rows.map(({ seasonId }) => [seasonId, []]));
  for (const { seasonId, episode } of rows) if (episode) known.get(seasonId)!.push(episode);
  return known;
}

/**
 * The next episode that the catalogue lacks, or null when there is none or one is being made. They come in rounds, the
 * featured shows first in each: the first season's first episode of every show, then its second episode and the second
 * season's first, and so on. A season that a listener has gone on with is theirs,
 * and one with a failed episode rests.
 */
export function planNextEpisode(catalog: Catalog, known: KnownSeasons): NextEpisode | null {
  const underWay = ({ stage, chargedUserId }: KnownEpisode) =>
    chargedUserId === null && stage !== 'ready' && stage !== 'failed';
  if ([...known.values()].flat().some(underWay)) return null;
  const candidates = catalog.shows.flatMap(({ seasons }, rank) =>
    seasons.flatMap((season, place) => {
      const next = nextOf(season, known);
      return next ? [{ next, round: place + next.episodeNumber - 1, rank }] : [];
    }),
  );
  return candidates.toSorted((a, b) => a.round - b.round || a.rank - b.rank)[0]?.next ?? null;
}

function nextOf(season: CatalogSeason, known: KnownSeasons): NextEpisode | null {
  // A remix is made when its turn comes; any other season that is not there was taken away.
  if (!known.has(season.id) && !season.remix) return null;
  const episodes = (known.get(season.id) ?? []).toSorted((a, b) => a.episodeNumber - b.episodeNumber);
  if (episodes.some(({ chargedUserId }) => chargedUserId !== null)) return null;
  const last = episodes.at(-1);
  if (last?.stage === 'failed') return null;
  const kept = season.remix?.after ?? 0;
  if (!last && season.remix && !isReady(known.get(season.sourceId!), kept)) return null;
  const wanted = season.remix ? kept + season.path.length : 1 + season.path.length;
  const episodeNumber = (last?.episodeNumber ?? kept) + 1;
  return episodeNumber <= wanted ? { season, episodeNumber } : null;
}

function isReady(episodes: KnownEpisode[] | undefined, number: number): boolean {
  return episodes?.some(({ episodeNumber, stage }) => episodeNumber === number && stage === 'ready') ?? false;
}

/** Which choice leads to an episode of a season, from 0; null for a first episode. */
export function choiceLeadingTo({ remix, path }: CatalogSeason, episodeNumber: number): number | null {
  return path[episodeNumber - (remix ? remix.after + 1 : 2)] ?? null;
}
