import { and, eq, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../context.ts';
import { seasonTopic } from '../seasons/progress.ts';
import { listChoices, listEpisodes, lockSeason } from '../seasons/queries.ts';
import { seasonEpisodes, userSeasons, type SeasonRow } from '../seasons/tables.ts';
import { listToldDoors } from '../seasons/paths/told-doors.ts';
import { copyEpisodes, copySeason } from './copy-season.ts';

type Step = { seasonId: string; episodeNumber: number; choiceId: string; episodeId?: string | undefined };
type Walked = { seasonId: string; episodeNumber: number };

/**
 * Follows a door that somebody has opened before with the same story up to there, in the telling that is named, else in the
 * first; nothing is made and nothing is charged. The
 * episode is added to a playlist of the viewer's that ends at the turn, else to a new one that nobody else finds and that
 * begins with what was heard up to there. What somebody made is not added to: hiding what was walked would hide it. Walking the same way again answers where it led. Throws AppError: `not_found`,
 * `invalid_input` for an episode or choice that is not of the season, `conflict` where nobody has told this path.
 */
export function walkPath(ctx: Context, viewer: Viewer, step: Step): Promise<Walked> {
  return ctx.transaction(async (tx) => {
    // Whoever presses twice waits here, and is then answered with what the first press made.
    const season = await lockSeason(tx, step.seasonId, viewer);
    if (season.hiddenAt) throw new AppError('conflict', 'This season is hidden.');
    const kept = (await listEpisodes(tx, season.id)).filter(({ episodeNumber }) => episodeNumber <= step.episodeNumber);
    const turn = kept.at(-1);
    const choice =
      turn?.episodeNumber === step.episodeNumber &&
      (await listChoices(tx, turn.id)).find(({ id }) => id === step.choiceId);
    if (!turn?.audioKey || !choice)
      throw new AppError('invalid_input', undefined, { errors: { choiceId: ['That is not one of the paths.'] } });
    const told = (await listToldDoors(tx, turn.id, viewer, step.episodeId)).get(choice.choiceKey);
    if (!told) throw new AppError('conflict', 'Nobody has told this path yet.');
    const episodeNumber = step.episodeNumber + 1;
    const walked = await findOwnWith(tx, viewer, told.episode_id);
    if (walked) return { seasonId: walked, episodeNumber };
    const going = await findOwnEndingAt(tx, viewer, season, turn.audioKey);
    const seasonId = going ?? (await beginPlaylist(tx, viewer, season, told.season_id, kept));
    await copyEpisodes(tx, [told.episode_id], seasonId);
    await publish(tx.db, seasonTopic(seasonId));
    return { seasonId, episodeNumber };
  });
}

/** A season of the viewer's own that has the episode already. */
async function findOwnWith(tx: Pick<Context, 'db'>, viewer: Viewer, episodeId: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ id: userSeasons.id })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .where(
      and(
        eq(userSeasons.creatorId, viewer.userId),
        sql`${seasonEpisodes.audioKey} = (select audio_key from season_episodes where id = ${episodeId})`,
      ),
    )
    .orderBy(userSeasons.createdAt)
    .limit(1);
  return row?.id ?? null;
}

/** A playlist of the viewer's whose last episode is this one, locked: the one they are in, else their newest. */
async function findOwnEndingAt(
  tx: Pick<Context, 'db'>,
  viewer: Viewer,
  season: SeasonRow,
  audioKey: string,
): Promise<string | null> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select season.id from season_episodes turn join user_seasons season on season.id = turn.season_id
    where turn.audio_key = ${audioKey} and season.creator_id = ${viewer.userId} and season.hidden_at is null
      and season.is_remixed and (not season.is_published or turn.is_copy)
      and not exists (select 1 from season_episodes later
        where later.season_id = season.id and later.episode_number > turn.episode_number)
    order by season.id = ${season.id} desc, season.created_at desc limit 1 for update of season`);
  return rows[0]?.id ?? null;
}

async function beginPlaylist(
  tx: Context,
  viewer: Viewer,
  season: SeasonRow,
  sourceId: string,
  kept: readonly { id: string; episodeNumber: number }[],
): Promise<string> {
  const id = crypto.randomUUID();
  const copy = {
    id,
    title: season.title,
    description: season.description,
    creatorId: viewer.userId,
    isPublished: false,
    sourceEpisodeNumber: kept.length + 1,
  };
  await copySeason(tx, season, copy, kept, sourceId);
  return id;
}
