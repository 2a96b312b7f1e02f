import type { ScriptLine } from '#shared/story/script.ts';
import { sharedWords, tellingWords } from '#shared/story/same-words.ts';
import type { Leads } from '#engines/story/stage/bind-leads.ts';
import { narratorName } from '#engines/story/tell/tell-way.ts';
import { countLineWords } from '#engines/story/tell/fit-length.ts';
import { plainText } from '#engines/story/words/plain-text.ts';
import { polishText } from '#engines/story/words/polish-text.ts';
import type { EpisodePlan } from './canon/season-plan.ts';
import type { Door } from './doors/fault-of-doors.ts';
import { styleSheet } from './style/style-sheet.ts';

/** So much has to have been heard of an episode that is closed by its plan, and so much of one that has none. */
const leastWords = { planned: 120, unplanned: 300 };
/** A scene of which this share was spoken of has been told. */
const told = 0.4;

type Broken = { told: readonly ScriptLine[]; beats: EpisodePlan | null; leads: Leads; place: string };

/**
 * How an episode ends whose model broke off for good: the scenes it had planned and not yet told, each in a sentence of the
 * narrator, then the moment it was to break off at. `isFit` is asked about each. Null where too little was heard.
 */
export function closingLines(
  { told: heard, beats, leads, place }: Broken,
  isFit: (line: ScriptLine) => boolean,
): ScriptLine[] | null {
  const isPlanned = beats !== null && beats.cliff !== '';
  if (countLineWords([...heard]) < (isPlanned ? leastWords.planned : leastWords.unplanned)) return null;
  const said = tellingWords(heard.map(({ text }) => text).join(' '));
  const names = leads.map(({ name }) => name);
  const scenes = beats?.beats ?? [];
  const last = scenes.findLastIndex((scene) => sharedWords(tellingWords(scene, names), said) >= told);
  const planned = isPlanned ? [...scenes.slice(last + 1), beats.cliff].map(narrated).filter(isFit) : [];
  if (planned.length > 0) return planned;
  const [a, b] = names;
  const slots: Record<string, string> = { a: a ?? '', b: b ?? '', place: place || 'the dark' };
  const end = styleSheet().closing.end.replaceAll(/\[(\w+)\]/g, (_, slot: string) => slots[slot] ?? '');
  return [narrated(end)];
}

function narrated(sentence: string): ScriptLine {
  const text = polishText(plainText(sentence, 400));
  return { role: 'narrator', speaker: narratorName, text: /[.!?…]["”']?$/.test(text) ? text : `${text}.` };
}

/** The doors of an episode whose model gave none that can be used. */
export const closingDoors = (): Door[] => styleSheet().closing.doors;
