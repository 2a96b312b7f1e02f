import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const owner = join(import.meta.dirname, 'episode-state.ts');

/** Whether a piece of source makes an episode or writes its `stage`. */
const writesStage = (text: string) =>
  /insert\(seasonEpisodes\)|insert into season_episodes/.test(text) ||
  /update\(seasonEpisodes\)\s*\.set\((\{[^}]*\bstage\b|[^{\s])/.test(text) ||
  /update season_episodes set[^`]*?\bstage\s*=(?=[^`]*\bwhere\b)/.test(text);

it.each([
  'tx.db.insert(seasonEpisodes).values(row)',
  "db.update(seasonEpisodes).set({ error: null, stage: 'ready' })",
  'db.update(seasonEpisodes).set(row)',
  "sql`update season_episodes set error = null, stage = 'ready' where id = 1`",
  'sql`with it as (insert into season_episodes (id) values (1)) select 1`',
])('is seen: %s', (text) => expect(writesStage(text)).toBe(true));

it.each([
  'db.update(seasonEpisodes).set({ recapFailedAt: clock.now() })',
  "sql`update season_episodes set title = '' where stage = 'ready'`",
])('is not taken for it: %s', (text) => expect(writesStage(text)).toBe(false));

it('no other file makes episodes or writes their stage', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => join(source, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== owner);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => writesStage(readFileSync(file, 'utf8'))).map((file) => relative(source, file))).toEqual(
    [],
  );
  expect(writesStage(readFileSync(owner, 'utf8'))).toBe(true);
});
