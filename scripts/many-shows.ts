// Public shows by the ten thousand, as varied as people's: for benchmarks of lists and searches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { audienceRatings, genres, showSlug } from '#shared/shows.ts';
import { seededRandom } from '../src/studio/seeded-random.ts';

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
