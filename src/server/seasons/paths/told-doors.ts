import { sql } from 'drizzle-orm';
import type { ToldDoor } from '#shared/seasons.ts';
import type { Context, Viewer } from '../../context.ts';
import { isListedSeason } from '../columns.ts';
import { audioUrl } from '../present-season.ts';
import { userSeasons } from '../tables.ts';

type Told = ToldDoor & { choice_key: string };
type Row = Omit<Told, 'voice_audio_url' | 'episodes_after'> & { audio_key: string; last: number };

/**
 * What somebody had told behind the doors of an episode, with the same story up to there, by the key of the choice: the
 * first telling of each that the viewer may hear, or the one episode that is asked for. Empty while the episode has no file of its own yet.
 */
export async function listToldDoors(
  { db }: Pick<Context, 'db'>,
  episodeId: string,
  viewer: Viewer | null,
  only?: string,
): Promise<Map<string, ToldDoor>> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (next.choice_key) next.choice_key, next.id as episode_id, next.season_id, next.episode_number,
      next.title, next.duration_ms, next.audio_key,
      case when next.is_copy then null else (select username from profiles where user_id = user_seasons.creator_id) end
        as username,
      (select max(later.episode_number) from season_episodes later
        where later.season_id = next.season_id and later.stage = 'ready') as last
    from season_episodes turn
    join season_episodes same on same.audio_key = turn.audio_key
    join season_episodes next on next.season_id = same.season_id and next.episode_number = same.episode_number + 1
    join user_seasons on user_seasons.id = next.season_id
    where turn.id = ${episodeId} and next.stage = 'ready' and next.audio_key is not null and next.choice_key is not null
      ${only === undefined ? sql`` : sql`and next.id = ${only}`}
      and (${isListedSeason} or (${userSeasons.creatorId} = ${viewer?.userId ?? null}
        and user_seasons.hidden_at is null and hidden_by_source(user_seasons.id) is null))
    order by next.choice_key, next.is_copy, next.created_at, next.id`);
  return new Map(
    rows.map(({ choice_key, audio_key, last, ...told }) => [
      choice_key,
      { ...told, voice_audio_url: audioUrl(audio_key), episodes_after: Math.max(0, last - told.episode_number) },
    ]),
  );
}
