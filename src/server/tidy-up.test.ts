import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#tests/world.ts';
import { tidyUp } from './tidy-up.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

const rows = async (query: string) =>
  (await world.ctx.database.pool.query<{ it: string | number }>(query)).rows.map((row) => row.it);

it('forgets visits, limits, keys, sessions and links of days gone by, and nothing that still counts', async () => {
  const ada = await world.listener();
  await world.ctx.database.pool.query(`
    insert into daily_views (subject, day, visitor)
      select 'show:x', current_date - n, 'visitor' || m from generate_series(0, 40) n, generate_series(1, 300) m;
    insert into action_counts (action, who, count, window_started_at) values
      ('plot-idea', 'user:old', 1, now() - interval '2 days'), ('plot-idea', 'user:new', 1, now());
    insert into idempotent_requests (user_id, operation, key, fingerprint, created_at) values
      ('${ada.userId}', 'x', 'old', '', now() - interval '8 days'), ('${ada.userId}', 'x', 'new', '', now() - interval '6 days');
    insert into auth_verifications (id, identifier, value, expires_at) values
      ('old', 'x', 'x', now() - interval '2 days'), ('new', 'y', 'y', now() + interval '1 hour');
    insert into auth_sessions (id, user_id, token, expires_at) values
      ('old', '${ada.userId}', 'old', now() - interval '2 days'), ('new', '${ada.userId}', 'new', now() + interval '1 hour');
    insert into auth_sessions (id, user_id, token, expires_at, created_at) values
      ('used for a year', '${ada.userId}', 'year', now() + interval '29 days', now() - interval '366 days'),
      ('used for months', '${ada.userId}', 'months', now() + interval '29 days', now() - interval '364 days');
    insert into followed_feeds (url, about, episodes, left_out, audience_rating, read_at, next_read_at)
      select 'https://' || name, '{}', '[]', '[]', 'all_ages', now(), now() from unnest(array['nobodys', 'shown', 'brought']) name;
    insert into shows (kind, slug, name, podcast_rss_url) values ('podcast', 'shown', 'Shown', 'https://shown');
    insert into podcasts (user_id, feed_url, code, next_look_at, created_at)
      values ('${ada.userId}', 'https://brought', 'canto-abcd-efghij', now(), now());
  `);
  await tidyUp(world.ctx);
  expect(await rows('select url as it from followed_feeds order by 1')).toEqual(['https://brought', 'https://shown']);
  expect(await rows('select distinct current_date - day as it from daily_views order by 1')).toEqual([0, 1]);
  expect(await rows('select who as it from action_counts')).toEqual(['user:new']);
  expect(await rows(`select key as it from idempotent_requests where operation = 'x'`)).toEqual(['new']);
  expect(await rows(`select id as it from auth_verifications where id in ('old', 'new')`)).toEqual(['new']);
  expect(await rows(`select id as it from auth_sessions where id in ('old', 'new')`)).toEqual(['new']);
  expect(await rows(`select id as it from auth_sessions where id like 'used for%'`)).toEqual(['used for months']);
});
