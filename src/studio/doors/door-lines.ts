import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DoorPart } from '#shared/doors/spoken-doors.ts';
import type { ScriptLine } from '#shared/story/script.ts';

const words = z
  .object({ question: z.string(), price: z.string(), doors: z.array(z.string()).length(3), answer: z.string() })
  .parse(parse(readFileSync(join(import.meta.dirname, 'spoken-doors.yaml'), 'utf8')));

export type DoorLine = { part: DoorPart; door: number | null; line: ScriptLine };

/**
 * What the narrator says of an episode's doors, in the order it is heard: the question, the price, each door, and the
 * question for an answer. The price comes before the doors, so that nobody answers without having heard it.
 */
export function doorLines(doors: readonly string[], cantos: number): DoorLine[] {
  const said = (text: string): ScriptLine => ({ role: 'narrator', speaker: 'Narrator', text });
  const asked = doors.slice(0, words.doors.length).map((text, at) => ({
    part: 'door' as const,
    door: at + 1,
    line: said(words.doors[at]!.replace('{text}', endSentence(text))),
  }));
  return [
    { part: 'question', door: null, line: said(words.question) },
    { part: 'price', door: null, line: said(words.price.replace('{cantos}', String(cantos))) },
    ...asked,
    { part: 'answer', door: null, line: said(words.answer) },
  ];
}

/** A voice falls at a full stop; without one it stays up and sounds unfinished. */
const endSentence = (text: string) => (/[.!?…]["'”’)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
