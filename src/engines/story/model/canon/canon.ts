import { z } from 'zod';
import { memoryChapter, type MemoryChapter } from '#shared/story/memory.ts';
import { saysTheSame } from '#shared/story/same-words.ts';
import type { StoryMemory } from '#studio/providers/text/text-provider.ts';
import { factId } from '#engines/story/memory/known-facts.ts';

/** What may have become of somebody or something. */
export const conditions = ['', 'dead', 'gone', 'lost', 'broken'] as const;

/** Something that is true in a season: of whom or what, and what became of it. Its id is `entryId`. */
export const canonEntry = z.object({
  kind: memoryChapter,
  name: z.string(),
  text: z.string(),
  is: z.enum(conditions).default(''),
  ep: z.number().int(),
});
export type CanonEntry = z.infer<typeof canonEntry>;

/** So many are kept with the season's state; older ones live on in what the story remembers. */
export const mostEntries = 24;

/** The same as the fact has in what the story remembers. */
export const entryId = ({ text }: Pick<CanonEntry, 'text'>) => factId('said', text);

/** An entry or a remembered fact under the short name by which a model speaks of it. */
export type Listed = { key: string; id: string; text: string };

/**
 * What is true, as a model is told it, newest last: the entries of the canon, and before them what else the story remembers. At
 * most `most`: what became of somebody or something stays longest.
 */
export function listCanon(canon: CanonEntry[], memory: StoryMemory | undefined, most: number): Listed[] {
  const entries = canon.map((entry) => ({ id: entryId(entry), text: entry.text, stays: entry.is !== '' }));
  const known = (id: string, text: string) => entries.some((entry) => entry.id === id || saysTheSame(entry.text, text));
  const others = (memory?.holds ?? [])
    .filter(({ id, text, isPinned }) => !isPinned && !known(id, text))
    .map(({ id, text }) => ({ id, text, stays: false }));
  const all = [...others, ...entries];
  const fixed = all.filter(({ stays }) => stays).slice(-most);
  const rest = all.filter(({ stays }) => !stays).slice(-Math.max(0, most - fixed.length) || all.length);
  const room = most > fixed.length ? rest : [];
  const chosen = new Set([...fixed, ...room]);
  return all.filter((one) => chosen.has(one)).map(({ id, text }, at) => ({ key: `m${at + 1}`, id, text }));
}

/** What a model says of the canon after an episode, as it may be kept. */
export type CanonChange = {
  add: { kind: MemoryChapter; name: string; text: string; is: CanonEntry['is'] }[];
  /** Keys of what it was told. */
  retire: string[];
};

/** The canon after an episode, what is new in it, and the ids of what is not true any more. */
export function canonAfter(
  canon: CanonEntry[],
  { add, retire }: CanonChange,
  listed: Listed[],
  ep: number,
): { canon: CanonEntry[]; added: CanonEntry[]; retired: string[] } {
  const retired = listed.filter(({ key }) => retire.includes(key)).map(({ id }) => id);
  const stays = canon.filter((entry) => !retired.includes(entryId(entry)));
  const added = add
    .filter(({ text }) => text !== '' && !stays.some((entry) => saysTheSame(entry.text, text)))
    .map((entry): CanonEntry => ({ ...entry, ep }));
  const all = [...stays, ...added];
  const spare = all.filter(({ is }) => is === '');
  const tooOld = new Set(spare.slice(0, Math.max(0, all.length - mostEntries)));
  return { canon: all.filter((entry) => !tooOld.has(entry)).slice(-mostEntries), added, retired };
}
