// Public shows, their seasons and people by the ten thousand, as varied as people's: for benchmarks of lists and searches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { audienceRatings, genres, showSlug } from '#shared/shows.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { compareWithTriggers, loadRows } from './load-rows.ts';

const root = join(import.meta.dirname, '../../..');
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
  await loadRows(pool, {
    tables: ['shows', 'show_search', 'search_words'],
    async load(client) {
      for (const numbers of inBatches(from, to)) {
        await client.query(
          `insert into shows (id, kind, slug, name, description, genre, audience_rating, is_public, show_overview,
             core_conflict, history_lore, total_seasons, total_likes, created_at)
           select id, kind, slug, name, description, genre, audience_rating, is_public, show_overview, core_conflict,
             history_lore, total_seasons, total_likes, created_at
           from jsonb_populate_recordset(null::shows, $1::jsonb)`,
          [JSON.stringify(numbers.map((number) => makeShow(number, vocabulary)))],
        );
      }
      await client.query(
        `insert into show_search (show_id, total_seasons, total_likes, created_at, chips, words)
         select id, total_seasons, total_likes, created_at,
           array_remove(array[audience_rating, lower(genre)], null), fold_words(name || E'\n' || coalesce(description, ''))
         from shows where is_public and hidden_at is null
         on conflict do nothing`,
      );
      await learnWords(client, 'shows', 'name', 'is_public');
    },
  });
  const touch = 'update shows set description = description where id = any($1)';
  await compareWithTriggers(pool, { table: 'show_search', id: 'show_id', touch });
}

/** So many seasons has each show, and so many characters. */
export const perShow = { seasons: 3, characters: 2 };
const seasonsPerCreator = 30;

/**
 * Gives the shows numbered `from` to `to` (exclusive) seasons with an episode that is ready, by people with names of their own,
 * and characters.
 */
export async function addSeasons(pool: Pool, from: number, to: number): Promise<void> {
  const vocabulary = readVocabulary();
  await addPeople(pool, from, to);
  await loadRows(pool, {
    tables: ['user_seasons', 'season_episodes', 'characters', 'season_search', 'character_search', 'search_words'],
    async load(client) {
      for (const numbers of inBatches(from, to)) {
        const of = <T>(count: number, make: (show: number, at: number, words: readonly string[]) => T) =>
          JSON.stringify(
            numbers.flatMap((show) => Array.from({ length: count }, (_, at) => make(show, at, vocabulary))),
          );
        const seasons = of(perShow.seasons, makeSeason);
        await client.query(
          `insert into user_seasons (id, show_id, creator_id, title, total_likes, plot_idea, seed, leads, place, narrator_voice)
           select id, show_id, creator_id, title, total_likes, '', '', '[]', '{}', ''
           from jsonb_populate_recordset(null::user_seasons, $1::jsonb)`,
          [seasons],
        );
        await client.query(
          `insert into season_episodes (season_id, episode_number, stage)
           select id, 1, 'ready' from jsonb_to_recordset($1::jsonb) as season(id text)`,
          [seasons],
        );
        await client.query(
          `insert into characters (id, show_id, name, description, voice, made_by)
           select id, show_id, name, description, '', 'catalog' from jsonb_populate_recordset(null::characters, $1::jsonb)`,
          [of(perShow.characters, makeCharacter)],
        );
      }
      await client.query(
        `insert into season_search (season_id, show_id, creator_id, total_likes, words)
         select season.id, season.show_id, season.creator_id, season.total_likes,
           fold_words(season.title || E'\n' || shows.name || E'\n' || coalesce(profiles.username, ''))
         from user_seasons season join shows on shows.id = season.show_id
         left join profiles on profiles.user_id = season.creator_id
         on conflict do nothing`,
      );
      await client.query(
        `insert into character_search (character_id, show_id, words)
         select one.id, one.show_id, fold_words(one.name || E'\n' || coalesce(one.description, '') || E'\n' || shows.name)
         from characters one join shows on shows.id = one.show_id
         on conflict do nothing`,
      );
      await learnWords(client, 'user_seasons', 'title', 'true');
      await learnWords(client, 'characters', 'name', 'true');
    },
  });
  for (const [table, id, touch] of [
    ['season_search', 'season_id', 'update user_seasons set title = title where id = any($1)'],
    ['character_search', 'character_id', 'update characters set name = name where id = any($1)'],
  ] as const)
    await compareWithTriggers(pool, { table, id, touch });
}

/** With the profiles that come with an account. */
async function addPeople(pool: Pool, from: number, to: number): Promise<void> {
  for (const numbers of inBatches(creatorOf(from, 0), creatorOf(to - 1, perShow.seasons - 1) + 1)) {
    const people = numbers.map((number) => ({ id: `person-${number}`, name: creatorName(number) }));
    await pool.query(
      `insert into users (id, name, email)
       select id, name, name || '@example.com' from jsonb_to_recordset($1::jsonb) as person(id text, name text)
       on conflict do nothing`,
      [JSON.stringify(people)],
    );
  }
  await pool.query('vacuum analyze users, profiles');
}

/** What triggers do name by name: a few hundred names are one text each. */
async function learnWords(client: PoolClient, table: string, name: string, condition: string): Promise<void> {
  await client.query(
    `select learn_words(names) from (
       select string_agg(fold_words(${name}), ' ') as names from ${table} where ${condition} group by left(md5(id), 2)
     ) texts`,
  );
}

function* inBatches(from: number, to: number): Generator<number[]> {
  for (let start = from; start < to; start += batch)
    yield Array.from({ length: Math.min(batch, to - start) }, (_, at) => start + at);
}

const creatorOf = (show: number, at: number) => Math.floor((show * perShow.seasons + at) / seasonsPerCreator);
const creatorName = (creator: number) => `${nameOf(creator * 7 + 5)}${creator}`;

function makeSeason(show: number, at: number, vocabulary: readonly string[]) {
  const next = seededRandom(show * 104_729 + at);
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(vocabulary.length ** next()) - 1]).join(' ');
  return {
    id: `season-${show}-${at}`,
    show_id: `show-${show}`,
    creator_id: `person-${creatorOf(show, at)}`,
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
