import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { mentions } from '#shared/story/same-words.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { escapePattern } from '#engines/story/words/escape-pattern.ts';
import type { CanonEntry } from './canon.ts';

const list = z.array(z.string()).min(1);
const wordLists = z.strictObject({ acts: list, returns: list, uses: list, exceptions: list });
let read: z.infer<typeof wordLists> | null = null;

function words(): z.infer<typeof wordLists> {
  read ??= wordLists.parse(parse(readFileSync(join(import.meta.dirname, 'canon-words.yaml'), 'utf8')));
  return read;
}

/**
 * Why a line can't be, by what became of people and things, in words for whoever wrote it; null where it can. `told` are the
 * lines of the episode before it.
 */
export function faultOfCanon(
  line: ScriptLine,
  told: readonly ScriptLine[],
  canon: readonly CanonEntry[],
): string | null {
  for (const { kind, name, text, is } of canon) {
    if (name === '' || is === '') continue;
    const isThere = kind === 'people' ? actsIn(line, name) : usedIn(line, name);
    if (!isThere) continue;
    if (is === 'gone' && hasReturned(name, told)) continue;
    if (kind === 'people' && (is === 'dead' || is === 'gone')) return `${name} is ${is}: "${text}"`;
    if (kind !== 'people' && is !== 'dead') return `${name} is ${is}: "${text}"`;
  }
  return null;
}

const bare = (name: string) => name.toLowerCase().replace(/^the /, '').trim();

/** Whether somebody speaks in a line, or does something in its narration. */
function actsIn({ role, speaker, text }: ScriptLine, name: string): boolean {
  if (role !== 'narrator') return bare(speaker) === bare(name);
  const acts = words().acts.join('|');
  return new RegExp(`\\b${escapePattern(name)} (?:${acts})\\b|\\b(?:said|asked) ${escapePattern(name)}\\b`, 'iu').test(
    text.replaceAll(/"[^"]*"/g, ' '),
  );
}

/** Whether a sentence has somebody use a thing, and none of the words by which it may be spoken of. */
function usedIn({ text }: ScriptLine, name: string): boolean {
  const { uses, exceptions } = words();
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).some(
    (sentence) =>
      !sentence.trim().endsWith('?') &&
      mentions(sentence, [bare(name)]) &&
      mentions(sentence, uses) &&
      !mentions(sentence, exceptions) &&
      !/n['’]t\b/.test(sentence),
  );
}

const hasReturned = (name: string, told: readonly ScriptLine[]) =>
  told.some(({ text }) => mentions(text, [bare(name)]) && mentions(text, words().returns));
