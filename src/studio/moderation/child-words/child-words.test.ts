import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formsOfClasses } from '../judge/word-classes.ts';
import { onlyChildWords, unknownWords } from './child-words.ts';

const root = join(import.meta.dirname, '../../../..');
const choices = parse(readFileSync(join(import.meta.dirname, 'choices.yaml'), 'utf8')) as Record<string, string>;
const split = (list = '') => list.split(/\s+/).filter(Boolean);

describe('the words fit for small children', () => {
  it('are no words of a harmful class, and no rude ones', () => {
    const kept = new Set(split(choices['kept']));
    const harmful = [...formsOfClasses(split(choices['harmful'])), ...split(choices['never'])].filter(
      (word) => /^[a-z]+$/.test(word) && !kept.has(word),
    );
    expect(harmful.length).toBeGreaterThan(1500);
    expect(harmful.filter((word) => onlyChildWords(word))).toEqual([]);
  });

  it.each([
    ['packs/**/*.ink', 0.95],
    ['catalog/shows/*.yaml', 0.95],
  ])('hold of the prose in %s at least %d', (pattern, share) => {
    const words = globSync(pattern, { cwd: root }).flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:[~#={}]|->|VAR|INCLUDE|EXTERNAL|\/\/|- else)/.test(line))
        .flatMap(
          (line) => line.replaceAll(/\{[^}]*\}|#.*$|->.*$|^\s*[\w-]+:/g, ' ').match(/(?<![\w’'])[a-z][a-z’']+/g) ?? [],
        ),
    );
    expect(words.length).toBeGreaterThan(1000);
    const unknown = words.filter((word) => !onlyChildWords(word));
    expect(unknown.length / words.length, [...new Set(unknown)].slice(0, 60).join(' ')).toBeLessThan(1 - share);
  });

  it.each([
    'A lost puppy looks for its home.',
    'Every clock in town stops at the same minute, and one person keeps moving.',
    'They can’t find the 3rd key, and it is nearly 12 o’clock!',
    'A dragon is afraid of the dark. Aisha and Yuki help it sleep.',
    'The moles’ treasure isn’t gold: it’s cheese.',
    'Grandma’s gingerbread spaceship flies to the moon',
  ])('tell %j', (text) => {
    expect(unknownWords(text)).toEqual([]);
  });

  it.each(
    'pubic prostate reproductive tart eunuch flesh hanged slayer shooter wrist scar blade drown testicle gunmen'.split(
      ' ',
    ),
  )('leave out %s', (word) => {
    expect(unknownWords(word)).toEqual([word]);
  });

  it('know the names that they are given', () => {
    expect(unknownWords('Zarquon Bleem meets Zarquon’s cat', ['Zarquon Bleem'])).toEqual([]);
    expect(unknownWords('Zarquon Bleem meets a cat')).toEqual(['Zarquon', 'Bleem']);
  });

  it.each([
    ['fuсk', 'a look-alike letter'],
    ['саt', 'a listed word in look-alike letters'],
    ['k1ll', 'digits in a word'],
    ['f u c k', 'letters apart'],
    ['f*ck', 'stars'],
    ['suicide', 'a harmful word'],
    ['a cat 🔪', 'an emoji'],
    ['a cat \u202Ekcuf', 'a mark that turns writing'],
    ['ki\u200Bll the cat', 'a zero-width sign'],
    ['call 0123456789', 'a telephone number'],
    ['mara@example.com', 'an address'],
    ['你好', 'another script'],
  ])('do not let %j pass: %s', (text) => {
    expect(onlyChildWords(text)).toBe(false);
  });

  it('are looked up in 100,000 characters within half a second', () => {
    const began = performance.now();
    expect(onlyChildWords('a cat and '.repeat(10_000))).toBe(true);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
