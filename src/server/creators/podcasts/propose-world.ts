import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PodcastWorld } from '#shared/podcasts.ts';
import type { RssEpisode } from '#shared/shows.ts';
import { hairColors, personalities, races, type Gender } from '#shared/story/characters.ts';
import { hashSeed } from '#engines/artwork/hash-seed.ts';
import { checkName } from '#studio/moderation/check-name.ts';
import { english } from '#studio/moderation/english.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';

const peopleWanted = 3;
const placesWanted = 3;
/** Of the texts, the latest say most about a show as it is. */
const longestText = 40_000;
const longestSentence = 280;

type Found = { name: string; count: number; sentence: string };

/**
 * People and places that a show's own texts name, most often named first; what is missing to three of each comes from the
 * storyteller. Everything is there to be edited. `isAllowed` says which names the show's audience may meet.
 */
export function proposeWorld(
  { title, description, episodes }: { title: string; description: string; episodes: RssEpisode[] },
  imagined: Pick<ImaginedShow, 'characters' | 'locations'>,
  isAllowed: (name: string) => boolean,
): PodcastWorld {
  const notes = [description, ...episodes.toReversed().map((each) => each.description)].filter(Boolean);
  const text = notes.join('\n').slice(0, longestText);
  const { people, places } = findNames(text, title, isAllowed);
  const named = new Set(people.map(({ name }) => name));
  const others = imagined.characters.filter(({ name }) => !named.has(name)).slice(0, peopleWanted - people.length);
  return {
    people: [...people.map((one) => personOf(one, text)), ...others],
    places: [...places.map(placeOf), ...imagined.locations.slice(0, placesWanted - places.length)],
  };
}

function findNames(
  text: string,
  title: string,
  isAllowed: (name: string) => boolean,
): { people: Found[]; places: Found[] } {
  const sentences = text.split(/(?<=[.!?…]["”’)]?)\s+|\n+/);
  const names = new Map<string, { isPerson: boolean }>();
  for (const sentence of sentences)
    for (const { name, isPerson } of namesIn(sentence))
      names.set(name, { isPerson: isPerson || (names.get(name)?.isPerson ?? false) });
  const found = [...names].flatMap(([name, { isPerson }]) => {
    const isNamed = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
    const isThere = new RegExp(`\\b(?:in|at|to|into|aboard|near|on)(?: the)? ${name}(?!\\p{L})`, 'u');
    const naming = sentences.filter((sentence) => isNamed.test(sentence));
    const isPlace = soundOf(name) !== null || (!isPerson && naming.some((sentence) => isThere.test(sentence)));
    const sentence = (naming[0] ?? '').slice(0, longestSentence).trim();
    return title.includes(name) || !isAllowed(name)
      ? []
      : [{ name, count: naming.length, sentence, isPlace, isPerson }];
  });
  const byCount = found.toSorted((a, b) => b.count - a.count);
  return {
    people: byCount.filter((one) => !one.isPlace && (one.isPerson || one.count > 1)).slice(0, peopleWanted),
    places: byCount.filter(({ isPlace }) => isPlace).slice(0, placesWanted),
  };
}

/** What a sentence calls by a name: what the tagger takes for one, and what has a capital without beginning the sentence. */
function namesIn(sentence: string): { name: string; isPerson: boolean }[] {
  const tagged = english()(sentence).match('#ProperNoun+').json() as { text: string; terms: { tags: string[] }[] }[];
  const names = new Map<string, boolean>();
  for (const { text, terms } of tagged) {
    const name = nameIn(text);
    if (name)
      names.set(
        name,
        terms.some(({ tags }) => tags.includes('Person') || tags.includes('FirstName')),
      );
  }
  for (const [text] of sentence.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu)) {
    const name = nameIn(text);
    if (name && !names.has(name)) names.set(name, false);
  }
  return [...names].map(([name, isPerson]) => ({ name, isPerson }));
}

/** A name without the marks around it, if it may be one. */
function nameIn(raw: string): string | null {
  const name = raw
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
  const isWritten = /^\p{Lu}[\p{L}’' -]+$/u.test(name) && name.split(' ').length <= 3;
  return isWritten && checkName(name) === null ? name : null;
}

function personOf({ name, sentence }: Found, text: string): PodcastWorld['people'][number] {
  const seed = hashSeed(name) >>> 0;
  const pick = <T>(list: readonly T[], shift: number) => list[(seed >>> shift) % list.length]!;
  return {
    name,
    gender: genderOf(name, text),
    race: pick(races, 1),
    hairColor: pick(hairColors, 4),
    age: 10 + ((seed >>> 7) % 50),
    personality: pick(personalities, 12),
    description: sentence.trim(),
  };
}

/** By the name where it tells, else by the pronoun that follows it most often. */
function genderOf(name: string, text: string): Gender {
  const tags = english()(name)
    .json({ terms: { tags: true } })
    .flatMap((each: { terms: { tags: string[] }[] }) => each.terms.flatMap((term) => term.tags)) as string[];
  if (tags.includes('FemaleName')) return 'female';
  if (tags.includes('MaleName')) return 'male';
  const after = [...text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})[^.!?]{0,80}`, 'gu'))]
    .map(([each]) => each)
    .join(' ');
  const countOf = (words: RegExp) => after.match(words)?.length ?? 0;
  return countOf(/\b(?:she|her|hers)\b/gi) >= countOf(/\b(?:he|him|his)\b/gi) ? 'female' : 'male';
}

function placeOf({ name, sentence }: Found): PodcastWorld['places'][number] {
  const seed = hashSeed(name) >>> 0;
  const moods = ['wonder', 'calm', 'adventure', 'playful'];
  return { name, description: sentence.trim(), mood: moods[seed % moods.length]!, ambience: soundOf(name) ?? 'none' };
}

let sounds: Map<string, string> | null = null;

/** The ambience of what a place is called; null for what is no word for a place. */
function soundOf(name: string): string | null {
  sounds ??= new Map(
    Object.entries(
      z
        .record(z.string(), z.array(z.string()))
        .parse(parse(readFileSync(join(import.meta.dirname, 'place-words.yaml'), 'utf8'))),
    ).flatMap(([ambience, words]) => words.map((word): [string, string] => [word, ambience])),
  );
  const words = name.toLowerCase().split(' ');
  return sounds.get(words.at(-1)!) ?? null;
}
