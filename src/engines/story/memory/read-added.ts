import type { Stage } from '../stage/make-stage.ts';
import { plainText } from '../words/plain-text.ts';
import { memoryWords, type MemoryWords } from './memory-words.ts';

/** A sentence that a maker added, as the storyteller understands it. */
export type ReadSentence = {
  /** Which lead it is of (0 or 1), the name of somebody else of the story, or nobody it knows. */
  who: 0 | 1 | string | null;
  what: string;
  setsFear: boolean;
  scenes: MemoryWords['added'][number];
};

export function readAdded(sentence: string, { leads, others }: Pick<Stage, 'leads' | 'others'>): ReadSentence {
  const plain = plainText(sentence, 200).replace(/[.!?]+$/, '');
  const { added } = memoryWords();
  const known = added.map((scenes) => ({ scenes, found: scenes.says.exec(plain)?.groups }));
  for (const { scenes, found } of known) {
    const name = found?.['who']?.trim().toLowerCase();
    if (!found || name === undefined) continue;
    const isNamed = (person: Stage['leads'][0]) =>
      [person.name, person.short].some((one) => one.toLowerCase() === name);
    const lead = leads.findIndex(isNamed);
    const who = lead === 0 || lead === 1 ? lead : others.find(isNamed)?.short;
    if (who !== undefined) return { who, what: found['what'] ?? '', setsFear: scenes.sets === 'fear', scenes };
  }
  const any = added.at(-1)!;
  return { who: null, what: plain, setsFear: false, scenes: any };
}
