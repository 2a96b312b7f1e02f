import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes, type EpisodeRow } from '../seasons/tables.ts';
import type { Catalog, CatalogSeason } from './read-catalog.ts';

export type KnownEpisode = Pick<EpisodeRow, 'id' | 'seasonId' | 'episodeNumber' | 'stage' | 'chargedUserId'>;
export type NextEpisode = {
  season: CatalogSeason;
  episodeNumber: number;
  /** One that failed and is tried again. */ failedId: string | null;
};

export function listKnownEpisodes({ db }: Pick<Context, 'db'>, catalog: Catalog): Promise<KnownEpisode[]> {
  const { id, seasonId, episodeNumber, stage, chargedUserId } = seasonEpisodes;
  const ids = catalog.shows.flatMap(({ seasons }) => seasons.map((season) => season.id));
  return db
    .select({ id, seasonId, episodeNumber, stage, chargedUserId })
    .from(seasonEpisodes)
    .where(inArray(seasonId, ids));
}

/**
 * The next episode that the catalogue lacks, or null when there is none or one is being made. They come in rounds, the
 * featured shows first in each: the first season's first episode of every show, then its second episode and the second
 * season's first, and so on. A season that a listener has gone on with is theirs.
 */
export function planNextEpisode(catalog: Catalog, known: KnownEpisode[], again: boolean): NextEpisode | null {
  const bySeason = Map.groupBy(known, ({ seasonId }) => seasonId);
  const underWay = ({ stage, chargedUserId }: KnownEpisode) =>
    chargedUserId === null && stage !== 'ready' && stage !== 'failed';
  if (known.some(underWay)) return null;
  const candidates = catalog.shows.flatMap(({ seasons }, rank) =>
    seasons.flatMap((season, place) => {
      const next = nextOf(season, bySeason, again);
      return next ? [{ next, round: place + next.episodeNumber - 1, rank }] : [];
    }),
  );
  return candidates.toSorted((a, b) => a.round - b.round || a.rank - b.rank)[0]?.next ?? null;
}

function nextOf(season: CatalogSeason, bySeason: Map<string, KnownEpisode[]>, again: boolean): NextEpisode | null {
  const episodes = (bySeason.get(season.id) ?? []).toSorted((a, b) => a.episodeNumber - b.episodeNumber);
  if (episodes.some(({ chargedUserId }) => chargedUserId !== null)) return null;
  const last = episodes.at(-1);
  if (last?.stage === 'failed') return again ? { season, episodeNumber: last.episodeNumber, failedId: last.id } : null;
  const kept = season.remix?.after ?? 0;
  if (!last && season.remix && !isReady(bySeason.get(season.sourceId!), kept)) return null;
  const wanted = season.remix ? kept + season.path.length : 1 + season.path.length;
  const episodeNumber = (last?.episodeNumber ?? kept) + 1;
  return episodeNumber <= wanted ? { season, episodeNumber, failedId: null } : null;
}

function isReady(episodes: KnownEpisode[] | undefined, number: number): boolean {
  return episodes?.some(({ episodeNumber, stage }) => episodeNumber === number && stage === 'ready') ?? false;
}

/** Which choice leads to an episode of a season, from 0; null for a first episode. */
export function choiceLeadingTo({ remix, path }: CatalogSeason, episodeNumber: number): number | null {
  return path[episodeNumber - (remix ? remix.after + 1 : 2)] ?? null;
}
