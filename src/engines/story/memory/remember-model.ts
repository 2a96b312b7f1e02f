import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import { memoryChapters, type MemoryChapter } from '#shared/story/memory.ts';
import { mentions, saysTheSame, sharedWords, tellingWords } from '#shared/story/same-words.ts';
import type { EpisodeMemory, StoryFact, StoryMemory } from '#studio/providers/text/text-provider.ts';
import type { ModelMemory } from '../season/season-state.ts';
import type { CanonEntry } from '../model/canon/canon.ts';
import { factId } from './known-facts.ts';
import { memoryWords } from './memory-words.ts';

const hangsPerDoor = 2;
/** A door leans on a fact when they share this much of what the fact is about. */
const touching = 0.4;

/** What an episode of a model brought: what is new in its canon, threads that are open, its choices, and ids of what is true no more. */
type ModelTold = { added: CanonEntry[]; threads: string[]; choices: ModelMemory['choices']; retired: string[] };

/** What an episode that a model wrote leaves in memory: what it added to the canon and its open threads, by chapter, each with the line nearest to it. */
export function memoryOfModel(
  { added, threads, choices, retired }: ModelTold,
  script: EpisodeScript,
  names: readonly string[],
  memory: StoryMemory | undefined,
): EpisodeMemory {
  const fact = (text: string, about: string | null, chapter: MemoryChapter): StoryFact => {
    const known = memory?.holds.find((one) => saysTheSame(one.text, text));
    const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
    return { id: known?.id ?? factId('said', text), chapter, about, text: sentence, line: nearestLine(text, script.lines) }; // prettier-ignore
  };
  const aboutOf = (text: string) => names.find((name) => mentions(text, [name])) ?? null;
  const said = [
    ...added.map(({ kind, name, text }) => fact(text, aboutOf(text) ?? (kind === 'people' && name !== '' ? name : null), kind)),
    ...threads.map((text) => fact(text, aboutOf(text), chapterOf(text, aboutOf(text)))),
  ]; // prettier-ignore
  const heard = (memory?.added ?? []).flatMap(({ id, text }): StoryFact[] => {
    const line = nearestLine(text, script.lines);
    return line === null ? [] : [{ id, chapter: 'people', about: null, text, line }];
  });
  const facts = [...said, ...heard];
  const all = [...facts, ...(memory?.holds ?? [])];
  const hangs = Object.fromEntries(
    choices.map(({ key, text, leadsTo, cost }) => {
      const door = tellingWords(`${text}. ${cost}. ${leadsTo}`, names);
      const touched = all
        .map((fact) => ({
          id: fact.id,
          share: sharedWords(door, tellingWords(fact.text, names)) + sharedWords(tellingWords(fact.text, names), door),
        }))
        .filter(({ share }) => share >= touching)
        .toSorted((a, b) => b.share - a.share);
      return [key, [...new Set(touched.map(({ id }) => id))].slice(0, hangsPerDoor)];
    }),
  );
  return { facts, hangs, ...(retired.length > 0 ? { retired } : {}) };
}

function chapterOf(text: string, about: string | null): MemoryChapter {
  const words = new Set(text.toLowerCase().match(/[\p{L}]+/gu));
  const { sorted } = memoryWords();
  const found = memoryChapters.filter(
    (chapter) => chapter !== 'people' && sorted[chapter]?.some((word) => words.has(word)),
  );
  const order: MemoryChapter[] = ['promises', 'wounds', 'secrets', 'places'];
  return order.find((chapter) => found.includes(chapter)) ?? (about ? 'people' : 'objects');
}

/** The line that shares most with a sentence; null where none shares anything. */
function nearestLine(text: string, lines: readonly ScriptLine[]): number | null {
  const of = tellingWords(text);
  const shares = lines.map((line) => sharedWords(of, tellingWords(`${line.speaker} ${line.text}`)));
  const most = Math.max(0, ...shares);
  return most > 0 ? shares.indexOf(most) : null;
}

/** A model's memory without what its maker has struck out. */
export function withoutStruckFacts(llm: ModelMemory, memory: StoryMemory | undefined): ModelMemory {
  if (!memory) return llm;
  const wrong = [...memory.struck.map(({ text }) => text), ...memory.corrected.map(({ was }) => was)];
  const stands = (text: string) => !wrong.some((sentence) => saysTheSame(sentence, text));
  const sentences = llm.summary.match(/[^.!?]+[.!?]*/g) ?? [];
  return {
    ...llm,
    summary: sentences.filter(stands).join('').trim(),
    canon: llm.canon.filter(({ text }) => stands(text)),
    openThreads: llm.openThreads.filter(stands),
  };
}
