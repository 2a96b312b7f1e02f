import { z } from 'zod';
import { english } from '../english.ts';
import { readYaml } from './read-table.ts';

/** Where words of a class stand in a text: from token `start` up to, not including, `end`. */
export type Span = { start: number; end: number };
export type ClassSpans = Map<string, Span[]>;

const files = ['attitude', 'people', 'harm', 'risks', 'signs'];
const entry = z.object({ words: z.string().optional(), verbs: z.string().optional(), nouns: z.string().optional() });
const longestPhrase = 5;
const hidden = ['figure'];

/** The part of compromise that makes forms of a word without reading a text. */
type Transform = {
  verb: { conjugate(verb: string, model: object): Partial<Record<string, string>> };
  noun: { toPlural(noun: string, model: object): string };
};

let read: Map<string, string[]> | null = null;
let figures: RegExp | null = null;

/** The classes of each form, read once a process, at the first text. */
function classes(): Map<string, string[]> {
  if (read) return read;
  const { transform } = (english().methods() as { two: { transform: Transform } }).two;
  const model = english().model();
  /** Of "drive out" the first word is the verb. */
  const formsOfVerb = (phrase: string) => {
    const [verb = '', ...particles] = phrase.split(' ');
    const { PastTense, PresentTense, Gerund, Participle } = transform.verb.conjugate(verb, model);
    return [verb, PastTense, PresentTense, Gerund, Participle]
      .filter((form): form is string => Boolean(form))
      .map((form) => [form, ...particles].join(' '));
  };
  const formsOfNoun = (noun: string) => [noun, transform.noun.toPlural(noun, model)];
  const classesOf = new Map<string, string[]>();
  for (const file of files)
    for (const [name, { words = '', verbs = '', nouns = '' }] of Object.entries(
      z.record(z.string(), entry).parse(readYaml(`classes/${file}.yaml`)),
    ))
      for (const form of [...split(words), ...split(verbs).flatMap(formsOfVerb), ...split(nouns).flatMap(formsOfNoun)])
        if (!classesOf.get(form)?.includes(name)) classesOf.set(form, [...(classesOf.get(form) ?? []), name]);
  return (read = classesOf);
}

/** The classes of a text's words. Words of a figure of speech ("shoot hoops") belong to no other class. */
export function classSpans(tokens: string[]): ClassSpans {
  const found: { name: string; span: Span }[] = [];
  for (let start = 0; start < tokens.length; start++)
    for (let size = 1; size <= Math.min(longestPhrase, tokens.length - start); size++)
      for (const name of classesAt(tokens, start, size)) found.push({ name, span: { start, end: start + size } });
  const covered = found.filter(({ name }) => hidden.includes(name)).map(({ span }) => span);
  const spans: ClassSpans = new Map();
  for (const { name, span } of found)
    if (hidden.includes(name) || !covered.some(({ start, end }) => span.start >= start && span.end <= end))
      spans.set(name, [...(spans.get(name) ?? []), span]);
  return spans;
}

/** All forms of the words of a class, phrases with spaces. */
export function formsOfClasses(names: string[]): string[] {
  return [...classes()].filter(([, of]) => of.some((name) => names.includes(name))).map(([form]) => form);
}

function classesAt(tokens: string[], start: number, size: number): string[] {
  const classesOf = classes();
  const phrase = size === 1 ? tokens[start] : tokens.slice(start, start + size).join(' ');
  if (phrase === undefined) return [];
  const possessive = size === 1 && phrase.endsWith("'s") ? classesOf.get(phrase.slice(0, -2)) : undefined;
  // "kiill": English doubles neither a, i nor u.
  return classesOf.get(phrase) ?? possessive ?? classesOf.get(phrase.replaceAll(/([aiu])\1/g, '$1')) ?? [];
}

function split(words: string): string[] {
  return words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));
}

/** A text without its figures of speech ("kill the lights"), for rules that look for words. */
export function withoutFigures(text: string): string {
  figures ??= new RegExp(`(?<![\\p{L}'])(?:${formsOfClasses(hidden).join('|')})(?![\\p{L}'])`, 'giu');
  return text.replaceAll(figures, ' ');
}
