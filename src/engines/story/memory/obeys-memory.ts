import type { ScriptLine } from '#shared/story/script.ts';
import { mentions, sharedWords, standsTo, tellingWords } from '#shared/story/same-words.ts';
import type { StoryMemory } from '#studio/providers/text/text-provider.ts';

/** Why a line may not come next because of what its maker has mended, in words for whoever wrote it; null where it may. */
export function faultOfMemory(
  line: ScriptLine,
  memory: StoryMemory | undefined,
  names: readonly string[],
): string | null {
  if (!memory) return null;
  const wrong = [...memory.struck.map(({ text }) => text), ...memory.corrected.map(({ was }) => was)];
  const told = wrong.find((sentence) => standsTo(line, sentence, names) === 'says');
  if (told) return `it says what was struck out: "${told}"`;
  const made = [...memory.added, ...memory.corrected, ...memory.holds.filter(({ isPinned }) => isPinned)];
  const denied = made.find(({ text }) => standsTo(line, text, names) === 'denies');
  return denied ? `it contradicts what is true: "${denied.text}"` : null;
}

/** What its maker added since the last episode that an episode does not touch at all, in words for whoever wrote it; null for none. */
export function faultOfSilence(
  lines: readonly ScriptLine[],
  memory: StoryMemory | undefined,
  names: readonly string[],
): string | null {
  const untold = memory?.added.find(({ text, isNew }) => {
    if (!isNew) return false;
    const about = tellingWords(text, names);
    return !lines.some(
      (line) => sharedWords(about, tellingWords(line.text, names)) >= 0.34 || mentions(line.text, [text]),
    );
  });
  return untold ? `nothing of what is newly true came up: "${untold.text}"; a few lines are enough` : null;
}

/** What its maker mended, for the prompt, at most `most` of each: what always counts, what is new and what is not so. */
export function memoryData(memory: StoryMemory, most = 40) {
  const texts = (list: { text: string }[]) => list.map(({ text }) => text);
  return {
    alwaysInMind: texts(memory.holds.filter(({ isPinned }) => isPinned)).slice(0, most),
    newlyTrue: texts(memory.added.filter(({ isNew }) => isNew)).slice(-most),
    struckOut: [...texts(memory.struck), ...memory.corrected.map(({ was }) => was)].slice(-most),
  };
}
