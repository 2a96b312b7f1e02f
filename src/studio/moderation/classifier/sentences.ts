import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ages, labels } from './model.ts';

const sentence = z.object({
  text: z.string(),
  label: z.enum(labels),
  ok_from: z.union([z.string(), z.number()]).transform(String).pipe(z.enum(ages)),
});
export type Sentence = z.infer<typeof sentence>;
/** `hand` is who wrote it: the first letter of its file's name. */
export type WrittenSentence = Sentence & { hand: string };

const folder = join(import.meta.dirname, '../training');

/** One JSON object a line. Throws for a line of another shape. */
export function parseSentences(lines: string): Sentence[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => sentence.parse(JSON.parse(line)));
}

/** The labelled sentences of ../training/*.jsonl, each text once, in the order of their hashes. */
export function readSentences(): WrittenSentence[] {
  const byText = new Map<string, WrittenSentence>();
  for (const file of globSync('*.jsonl', { cwd: folder }).toSorted())
    for (const read of parseSentences(readFileSync(join(folder, file), 'utf8')))
      byText.set(read.text.trim().toLowerCase(), { ...read, hand: file.slice(0, 1) });
  return [...byText.values()].toSorted((a, b) => hashOf(a.text) - hashOf(b.text));
}

function hashOf(text: string): number {
  return createHash('sha256').update(text.trim().toLowerCase()).digest().readUInt32BE();
}
