import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief, StoryMemory, StoryShow, StoryState } from '#studio/providers/text/text-provider.ts';
import { readShow } from '../../catalog/queries.ts';
import { listShowPeople, listShowPlaces, storyShowOf, withPeople } from '../../catalog/story-show.ts';
import type { ShowRow } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { isSeasonState, seasonColumns } from '../../seasons/columns.ts';
import { storyMemory } from '../../seasons/memory/kept-memory.ts';
import { readMemory } from '../../seasons/memory/read-memory.ts';
import type { Regular } from './cast-voices.ts';
import { seasonEpisodes, seasonState, userSeasons, type EpisodeRow, type SeasonRow } from '../../seasons/tables.ts';

/** Enough of how the last episode ended for a storyteller to go on from it. */
const lastLinesKept = 6;

export type Production = {
  episode: EpisodeRow;
  season: SeasonRow;
  show: ShowRow;
  storyShow: StoryShow;
  /** The show's people with their voices. */
  regulars: Regular[];
  /** Lines of strangers up to this episode, the first of each, in their order. */
  met: Pick<ScriptLine, 'role' | 'speaker' | 'gender'>[];
  previous: EpisodeRow | null;
  /** What is remembered before it, as its maker has mended it. */
  memory: StoryMemory | undefined;
  /** Last states of the seasons that its maker made before, for a first episode. */
  heardBefore: StoryState[];
};

export async function getProduction(ctx: Pick<Context, 'db'>, episodeId: string): Promise<Production> {
  const [row] = await ctx.db
    .select({ episode: seasonEpisodes, season: seasonColumns })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .innerJoin(seasonState, isSeasonState)
    .where(eq(seasonEpisodes.id, episodeId));
  if (!row) throw new AppError('not_found', 'Episode not found');
  const [previous] = await ctx.db
    .select()
    .from(seasonEpisodes)
    .where(
      and(eq(seasonEpisodes.seasonId, row.season.id), eq(seasonEpisodes.episodeNumber, row.episode.episodeNumber - 1)),
    );
  const heardBefore = row.episode.episodeNumber === 1 ? await listHeardBefore(ctx, row.season) : [];
  const show = await readShow(ctx, row.season.showId);
  const [people, places] = await Promise.all([listShowPeople(ctx, show.id), listShowPlaces(ctx, show.id)]);
  const { memory, pending } = await readMemory(ctx, row.season.id, row.episode.episodeNumber);
  return {
    ...row,
    memory: storyMemory(memory, pending),
    show,
    storyShow: withPeople(storyShowOf(show), people, places),
    regulars: people,
    met: await listMet(ctx, row.episode),
    previous: previous ?? null,
    heardBefore,
  };
}

async function listMet({ db }: Pick<Context, 'db'>, episode: EpisodeRow): Promise<Production['met']> {
  const { rows } = await db.execute<{ speaker: string; gender: ScriptLine['gender'] | null }>(sql`
    select speaker, gender from (
      select distinct on (speaker) speaker, gender, episode_number, position
      from episode_lines join season_episodes on season_episodes.id = episode_id
      where season_id = ${episode.seasonId} and episode_number <= ${episode.episodeNumber} and role = 'walk_on'
      order by speaker, episode_number, position
    ) met order by episode_number, position`);
  return rows.map(({ speaker, gender }) => ({ role: 'walk_on', speaker, ...(gender && { gender }) }));
}

/** What is told again only when nothing else is left. */
const seasonsHeard = 20;

/** Last states of the seasons that somebody made before a moment, newest first. */
export async function listHeardBefore(
  { db }: Pick<Context, 'db'>,
  { creatorId, createdAt }: Pick<SeasonRow, 'creatorId' | 'createdAt'>,
): Promise<StoryState[]> {
  if (creatorId === null) return [];
  const rows = await db
    .select({ state: seasonEpisodes.storyState })
    .from(userSeasons)
    .innerJoin(seasonEpisodes, eq(seasonEpisodes.seasonId, userSeasons.id))
    .where(
      and(
        eq(userSeasons.creatorId, creatorId),
        lt(userSeasons.createdAt, createdAt),
        isNotNull(seasonEpisodes.storyState),
        sql`not exists (select 1 from season_episodes later where later.season_id = ${seasonEpisodes.seasonId}
          and later.episode_number > ${seasonEpisodes.episodeNumber} and later.story_state is not null)`,
      ),
    )
    .orderBy(desc(userSeasons.createdAt), userSeasons.id)
    .limit(seasonsHeard);
  return rows.flatMap(({ state }) => (state ? [state] : []));
}

/** How an episode ended. */
export const lastLinesOf = ({ transcript }: Pick<EpisodeRow, 'transcript'>): ScriptLine[] =>
  (transcript ?? []).slice(-lastLinesKept).map(({ role, speaker, text }) => ({ role, speaker, text }));

export function briefOf({ episode, season, storyShow, previous, heardBefore, memory }: Production): EpisodeBrief {
  return {
    seed: season.seed,
    episodeNumber: episode.episodeNumber,
    show: storyShow,
    characters: season.leads,
    location: season.place,
    plotIdea: season.plotIdea,
    picks: season.plotPicks,
    ...(memory ? { memory } : {}),
    ...(heardBefore.length > 0 ? { heardBefore } : {}),
    previous:
      previous?.storyState && episode.episodeNumber > 1
        ? {
            state: previous.storyState,
            choiceKey: episode.choiceKey ?? '',
            choiceText: episode.choiceText ?? '',
            lastLines: lastLinesOf(previous),
          }
        : null,
  };
}
