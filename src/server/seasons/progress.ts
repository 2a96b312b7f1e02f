import { sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { ProductionStage, SeasonProgress } from '#shared/seasons.ts';
import type { Context } from '../context.ts';
import { seasonNotFound } from './policy.ts';
import { audioUrl, streamUrl } from './present-season.ts';

/** What is published whenever a season's progress changes. */
export const seasonTopic = (seasonId: string) => `season:${seasonId}`;
/** What the database publishes when an episode of one of the show's seasons is ready. */
export const showSeasonsTopic = (showId: string) => `seasons-of:${showId}`;

type Row = {
  status: ProductionStage;
  error: string | null;
  episode_id: string | null;
  episode_number: number | null;
  stage: ProductionStage | null;
  lines_total: number | null;
  audio_key: string | null;
  lines_voiced: number;
};

/** How far the season's last episode is, in one query. Throws AppError: `not_found`. */
export async function getProgress({ db }: Pick<Context, 'db'>, seasonId: string): Promise<SeasonProgress> {
  const { rows } = (await db.execute(sql`
    select season.status, season.error, episode.id as episode_id, episode.episode_number, episode.stage, episode.lines_total,
      episode.audio_key,
      (select coalesce(max(line_position) + 1, 0)::int from episode_takes where episode_id = episode.id) as lines_voiced
    from season_state season
    left join lateral (
      select * from season_episodes where season_id = season.season_id order by episode_number desc limit 1
    ) episode on true
    where season.season_id = ${seasonId}`)) as unknown as { rows: Row[] };
  const [row] = rows;
  if (!row) throw new AppError('not_found', seasonNotFound);
  const streaming = row.episode_id !== null && row.stage !== 'failed' && !row.audio_key && row.lines_voiced > 0;
  return {
    season_id: seasonId,
    status: row.status,
    episode_id: row.episode_id,
    episode_number: row.episode_number ?? 0,
    stage: row.stage ?? 'queued',
    lines_voiced: row.audio_key ? (row.lines_total ?? row.lines_voiced) : row.lines_voiced,
    lines_total: row.lines_total,
    stream_url: streaming ? streamUrl(row.episode_id!) : null,
    voice_audio_url: row.audio_key ? audioUrl(row.audio_key) : null,
    error: row.error,
  };
}
