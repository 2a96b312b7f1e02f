import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const cut = readFileSync(join(root, 'scripts/pages/subset-fonts.sh'), 'utf8');

/** "U+20-7E, U+A0" as pairs of first and last code point. */
const readRanges = (list: string) =>
  list.split(/[,\s]+/).map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
const english = Array.from(
  sheet.matchAll(/url\('\.\/fonts\/[a-z]+-english-[^;]*;\s*unicode-range: ([^;]+);/g),
  ([, list]) => list!,
);

test('the English faces are cut for exactly the letters they are asked for', () => {
  expect(english).toHaveLength(4);
  const [, given = ''] = /--unicodes=(\S+)/.exec(cut) ?? [];
  for (const list of english) expect(readRanges(list)).toEqual(readRanges(given));
});

test('no show of the catalogue makes a page fetch more letters than the English ones', () => {
  const ranges = readRanges(english[0]!);
  const folder = join(root, 'catalog/shows');
  for (const file of readdirSync(folder)) {
    const others = new Set(
      Array.from(readFileSync(join(folder, file), 'utf8').replaceAll(/\s/g, '')).filter(
        (letter) => !ranges.some(([first, last]) => letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last),
      ),
    );
    expect([file, [...others]]).toEqual([file, []]);
  }
});
