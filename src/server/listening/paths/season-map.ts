import { sql, type SQL } from 'drizzle-orm';
import type { MapNode, SeasonMap } from '#shared/season-map.ts';
import type { Context, Viewer } from '../../context.ts';
import { getSeason } from '../../seasons/queries.ts';

type Cursor = { number: number; id: string };
type Page = { cursor?: string | undefined; limit: number };
type Totals = { seasons: number; episodes: number; heard: number };

/**
 * A season and all its remixes as one tree, by episode number. Remixes share the sound of what they keep, so seasons that
 * share their first episode are of one tree: deleted sources leave no gap and nothing in the data can make a circle. Left out
 * is what is hidden or not public, but for the viewer's own and the season itself. Throws AppError: `not_found`.
 */
export async function readSeasonMap(
  ctx: Pick<Context, 'db'>,
  seasonId: string,
  viewer: Viewer | null,
  { cursor, limit }: Page,
): Promise<SeasonMap> {
  await getSeason(ctx, seasonId, viewer);
  const after = readCursor(cursor);
  const viewerId = viewer?.userId ?? null;
  const { rows } = await ctx.db.execute<MapNode & Totals>(sql`
    ${tree(seasonId, viewerId)},
    page as materialized (
      select *, (select before.audio_key from season_episodes before where before.season_id = listed.season_id
        and before.episode_number = listed.episode_number - 1) as before_key
      from (select *, false as is_ahead from told
      where ${after ? sql`(episode_number, id collate "C") > (${after.number}::int, ${after.id})` : sql`true`}
      order by episode_number, id collate "C" limit ${limit + 1}) listed
    )${after ? sql`` : sql`, ahead as materialized (${ahead(seasonId, limit)})`}, shown as materialized (
      select * from page ${after ? sql`` : sql`union all select * from ahead`}
    ), ${doorsOf(seasonId, after, limit)}
    select page.id, page.before_key, page.is_ahead,
      -- Once, with the first row: a join would look through the whole tree for each.
      case when row_number() over (order by page.is_ahead, page.episode_number, page.id collate "C") = 1 then
        (select json_object_agg(audio_key, id) from told where audio_key in (select before_key from shown)) end as parents, page.episode_number, page.season_id, episode.title, episode.duration_ms,
      case when page.is_copy then null else (select username from profiles where user_id = page.creator_id) end as username,
      episode.choice_text as door,
      coalesce((select json_agg(choice_text order by choice_order) from episode_choices where episode_id = page.id),
        '[]'::json) as doors,
      (select count(*)::int from (
        select plays.user_id from season_episodes same join episode_plays plays on plays.episode_id = same.id
          where same.audio_key = page.audio_key
        union select same.charged_user_id from season_episodes same
          where same.audio_key = page.audio_key and same.charged_user_id is not null
      ) opened) as listeners,
      (select listeners from opened where opened.before_key = page.before_key and opened.choice_key = episode.choice_key)
        as door_listeners,
      (select featured_image_url from user_seasons where id = page.season_id) as image_url,
      page.audio_key in (select audio_key from season_episodes where season_id = ${seasonId} and audio_key is not null)
        as on_path,
      page.audio_key in (select audio_key from heard) as heard,
      (select count(*)::int from seen) as seasons, (select count(*)::int from told) as episodes,
      (select count(*)::int from heard) as heard_count
    from shown page join season_episodes episode on episode.id = page.id
    order by page.is_ahead, page.episode_number, page.id collate "C"`);
  return toMap(rows as unknown as Row[], limit);
}

/**
 * `opened`: how many opened each door of the path that somebody told more than once, whichever telling they heard. Of the page
 * alone, so that it costs no more in a large tree: a door whose tellings may go on in another page is left out.
 */
const doorsOf = (seasonId: string, after: Cursor | null, limit: number): SQL => sql`
    tellings as materialized (
      select page.before_key, episode.choice_key, page.audio_key,
        count(*) over (partition by page.before_key, episode.choice_key) as count
      from page join season_episodes episode on episode.id = page.id
      where page.before_key in (select audio_key from season_episodes where season_id = ${seasonId} and audio_key is not null)
        and page.episode_number > ${after?.number ?? 0}::int
        and ((select count(*) from page) <= ${limit} or page.episode_number < (select max(episode_number) from page))
    ), opened as materialized (
      select before_key, tellings.choice_key, count(distinct who.id)::int as listeners from tellings
      join season_episodes same on same.audio_key = tellings.audio_key
      left join episode_plays plays on plays.episode_id = same.id
      cross join lateral (values (plays.user_id), (same.charged_user_id)) who (id)
      where count > 1 group by before_key, tellings.choice_key
    )`;

/** What the path has after the first page, so that all of it is known at once. */
const ahead = (seasonId: string, limit: number): SQL => sql`
  select told.*, true as is_ahead, (select before.audio_key from season_episodes before where before.season_id = told.season_id
    and before.episode_number = told.episode_number - 1) as before_key
  from told where audio_key in (select audio_key from season_episodes where season_id = ${seasonId} and audio_key is not null)
    and id not in (select id from page order by episode_number, id collate "C" limit ${limit})`;

type Row = Omit<MapNode, 'parent_id'> & {
  seasons: number;
  episodes: number;
  heard_count: number;
  is_ahead: boolean;
  /** The sound of the episode before. */
  before_key: string | null;
  /** Of the first row: nodes by their sound, of all that rows go on from. */
  parents: Record<string, string> | null;
};

function toMap(rows: Row[], limit: number): SeasonMap {
  const listed = rows.filter((row) => !row.is_ahead);
  const last = listed[limit - 1];
  const parents = rows[0]?.parents ?? {};
  return {
    seasons: rows[0]?.seasons ?? 0,
    episodes: rows[0]?.episodes ?? 0,
    heard: rows[0]?.heard_count ?? 0,
    items: [...listed.slice(0, limit), ...rows.filter((row) => row.is_ahead)].map(
      ({
        seasons: _seasons,
        episodes: _episodes,
        heard_count: _heard,
        parents: _parents,
        is_ahead: _ahead,
        before_key,
        ...node
      }) => ({
        ...node,
        parent_id: parents[before_key ?? ''] ?? null,
      }),
    ),
    next_cursor: listed.length > limit && last ? `${last.episode_number} ${last.id}` : null,
  };
}

/** `seen`, the seasons of the tree; `told`, one row for each of their finished episodes; `heard`, what the viewer played. */
function tree(seasonId: string, viewerId: string | null): SQL {
  return sql`with tree as materialized (
      select season.id, season.show_id, season.creator_id, season.created_at, season.is_published, season.hidden_at,
        season.review_reason, season.is_remixed, season.source_season_id from season_episodes asked
      join season_episodes opening on opening.audio_key = asked.audio_key and opening.episode_number = 1
      join user_seasons season on season.id = opening.season_id
      where asked.season_id = ${seasonId} and asked.episode_number = 1 and asked.stage = 'ready'
    ), hidden as materialized (
      select made.audio_key from tree join season_episodes made on made.season_id = tree.id
      where tree.hidden_at is not null and not made.is_copy and made.audio_key is not null
    ), hiding as materialized (
      select distinct kept.season_id from hidden join season_episodes kept on kept.audio_key = hidden.audio_key
    ), seen as materialized (
      select id, creator_id, created_at from tree where id = ${seasonId} or creator_id = ${viewerId}
        or (is_published and hidden_at is null and review_reason is null
          and id not in (select season_id from hiding)
          and not exists (select 1 from shows where shows.id = tree.show_id and shows.hidden_at is not null))
    ), unseen as materialized (
      select tree.id from tree where tree.id not in (select id from seen)
    ), is_partial as materialized (
      select exists (select 1 from tree where is_remixed and source_season_id is null)
        or exists (select 1 from unseen join season_episodes made on made.season_id = unseen.id and not made.is_copy) as it
    ), told as materialized (
      select episode.id, episode.audio_key, episode.season_id, episode.episode_number, episode.is_copy, seen.creator_id
      from seen join season_episodes episode on episode.season_id = seen.id
      where episode.stage = 'ready' and episode.audio_key is not null and not episode.is_copy
      union all
      -- Whose first telling is gone or may not be seen; not looked for where every season is there.
      select * from (
        select distinct on (copy.audio_key) copy.id, copy.audio_key, copy.season_id, copy.episode_number, copy.is_copy,
          seen.creator_id
        from seen join season_episodes copy on copy.season_id = seen.id
        where (select it from is_partial) and copy.stage = 'ready' and copy.is_copy and copy.audio_key is not null
          and copy.audio_key not in (select made.audio_key from seen join season_episodes made on made.season_id = seen.id
            where made.stage = 'ready' and not made.is_copy and made.audio_key is not null)
        order by copy.audio_key, seen.created_at, copy.id
      ) orphaned
    ), heard as materialized (
      ${
        viewerId === null
          ? sql`select null::text as audio_key where false`
          : sql`select distinct told.audio_key from episode_plays plays
            join season_episodes same on same.id = plays.episode_id join told on told.audio_key = same.audio_key
            where plays.user_id = ${viewerId}`
      }
    )`;
}

/** "6 id": the last node that was read. A cursor nobody issued begins at the beginning. */
function readCursor(cursor: string | undefined): Cursor | null {
  const [, number, id] = /^(\d{1,6}) (\S{1,64})$/.exec(cursor ?? '') ?? [];
  return number && id ? { number: Number(number), id } : null;
}
