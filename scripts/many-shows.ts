// Public shows, their seasons and people by the ten thousand, as varied as people's: for benchmarks of lists and searches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { audienceRatings, genres, showSlug } from '#shared/shows.ts';
import { seededRandom } from '#shared/seeded-random.ts';

const root = join(import.meta.dirname, '..');
const otherGenres = ['Horror', 'Romance', 'History', 'Drama', 'Western'];
const endings = ['of the Deep', 'at Midnight', 'and the Glass Sea', 'Chronicles', 'Express', 'Academy', 'in the Snow'];
const syllables = [
  'ka',
  'lo',
  'ri',
  'ven',
  'tha',
  'mo',
  'sel',
  'qui',
  'dra',
  'nu',
  'fen',
  'ost',
  'bri',
  'zel',
  'wyn',
  'ya',
];
const batch = 2_000;

/** The words of our own catalogue and packs, the commonest first: a vocabulary with the letters of real English. */
function readVocabulary(): string[] {
  const counts = new Map<string, number>();
  for (const folder of ['catalog', 'packs']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!/\.(ya?ml|ink)$/.test(name)) continue;
      for (const [word] of readFileSync(join(root, folder, name), 'utf8')
        .toLowerCase()
        .matchAll(/\b[a-z]{2,}\b/g))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}

/**
 * Adds shows numbered `from` to `to` (exclusive), every twentieth of them not public. Texts are words by Zipf's law around
 * a name nobody else has; seasons and likes are many for few shows and few for most, as they are in life.
 */
export async function addShows(pool: Pool, from: number, to: number): Promise<void> {
  const vocabulary = readVocabulary();
  for (let start = from; start < to; start += batch) {
    const rows = Array.from({ length: Math.min(batch, to - start) }, (_, at) => makeShow(start + at, vocabulary));
    await pool.query(
      `insert into shows (id, kind, slug, name, description, genre, audience_rating, is_public, show_overview,
         core_conflict, history_lore, total_seasons, total_likes, created_at)
       select id, kind, slug, name, description, genre, audience_rating, is_public, show_overview, core_conflict,
         history_lore, total_seasons, total_likes, created_at
       from jsonb_populate_recordset(null::shows, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query('vacuum analyze shows, show_search');
  await pool.query('checkpoint');
}

/** So many seasons has each show, and so many characters. */
export const perShow = { seasons: 3, characters: 2 };
const seasonsPerCreator = 30;

/**
 * Gives the shows numbered `from` to `to` (exclusive) seasons with an episode that is ready, by people with names of their own,
 * and characters. Triggers, which would index every show anew for each of its seasons, and indexes come after them.
 */
export async function addSeasons(pool: Pool, from: number, to: number): Promise<void> {
  const vocabulary = readVocabulary();
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where indexname in ('season_search_found', 'character_search_found')`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (let start = from; start < to; start += batch) {
      const shows = Array.from({ length: Math.min(batch, to - start) }, (_, at) => start + at);
      const of = <T>(count: number, make: (show: number, at: number, words: readonly string[]) => T) =>
        shows.flatMap((show) => Array.from({ length: count }, (_, at) => make(show, at, vocabulary)));
      const insert = (text: string, rows: unknown[]) => client.query(text, [JSON.stringify(rows)]);
      const seasons = of(perShow.seasons, makeSeason);
      const people = [...new Map(seasons.map(({ creator_id: id, username }) => [id, { id, username }])).values()];
      await insert(
        `insert into users (id, name, email)
         select id, username, username || '@example.com'
         from jsonb_to_recordset($1::jsonb) as person(id text, username text) on conflict do nothing`,
        people,
      );
      await client.query('set session_replication_role = replica');
      await insert(
        `insert into user_seasons (id, show_id, creator_id, title, total_likes, plot_idea, seed, leads, place, narrator_voice)
         select id, show_id, creator_id, title, total_likes, '', '', '[]', '{}', ''
         from jsonb_populate_recordset(null::user_seasons, $1::jsonb)`,
        seasons,
      );
      await insert(
        `insert into season_episodes (season_id, episode_number, stage)
         select id, 1, 'ready' from jsonb_to_recordset($1::jsonb) as season(id text)`,
        seasons,
      );
      await insert(
        `insert into characters (id, show_id, name, description, voice, made_by)
         select id, show_id, name, description, '', 'catalog' from jsonb_populate_recordset(null::characters, $1::jsonb)`,
        of(perShow.characters, makeCharacter),
      );
      await client.query('set session_replication_role = origin');
    }
    await client.query('select index_season(season) from user_seasons season');
    await client.query('select index_character(one) from characters one');
    for (const { name, made } of indexes) {
      await client.query(made);
      await client.query(`alter index ${name} alter column 2 set statistics 0`);
    }
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}

function makeSeason(show: number, at: number, vocabulary: readonly string[]) {
  const next = seededRandom(show * 104_729 + at);
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(vocabulary.length ** next()) - 1]).join(' ');
  const creator = Math.floor((show * perShow.seasons + at) / seasonsPerCreator);
  return {
    id: `season-${show}-${at}`,
    show_id: `show-${show}`,
    creator_id: `person-${creator}`,
    username: `${nameOf(creator * 7 + 5)}${creator}`,
    title: capital(words(2 + Math.floor(next() * 4))),
    total_likes: Math.floor(5000 * next() ** 8),
  };
}

function makeCharacter(show: number, at: number, vocabulary: readonly string[]) {
  const next = seededRandom(show * 15_485_863 + at);
  const words = Array.from({ length: 6 }, () => vocabulary[Math.floor(vocabulary.length ** next()) - 1]).join(' ');
  const name = nameOf(show * perShow.characters + at + 11).slice(0, 6 + Math.floor(next() * 4));
  return { id: `character-${show}-${at}`, show_id: `show-${show}`, name: capital(name), description: capital(words) };
}

function makeShow(number: number, vocabulary: string[]) {
  const next = seededRandom(number * 7919 + 17);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(vocabulary.length ** next()) - 1]).join(' ');
  const place = nameOf(number);
  const name = `${capital(words(1))} ${capital(place)} ${one(endings)}`;
  const few = (most: number) => Math.floor(most * next() ** 8);
  return {
    id: `show-${number}`,
    kind: next() < 0.8 ? 'interactive' : 'basic',
    slug: showSlug(name),
    name,
    description: next() < 0.03 ? null : `${capital(words(12 + Math.floor(next() * 30)))}, in ${capital(place)}.`,
    genre: next() < 0.9 ? one(genres) : one(otherGenres),
    audience_rating: one(audienceRatings),
    is_public: number % 20 !== 7,
    show_overview: words(60),
    core_conflict: words(40),
    history_lore: words(40),
    total_seasons: few(400),
    total_likes: few(20_000),
    created_at: new Date(Date.UTC(2024, 0, 1) + next() * 7e10).toISOString(),
  };
}

/** A made-up word for a number, another for each: what only one show's text says. */
export function nameOf(number: number): string {
  const base = syllables.length;
  return [
    number % base,
    3 + number,
    Math.floor(number / base),
    Math.floor(number / base ** 2),
    Math.floor(number / base ** 3),
  ]
    .map((at) => syllables[at % base])
    .join('');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
