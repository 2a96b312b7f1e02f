import { polishText } from '../words/polish-text.ts';
import type { Pack } from './read-pack.ts';

/** N narrator, A and B the leads as bound for this beat, W the stranger of this episode, X the friend who returns. */
export const inkSpeakers = ['N', 'A', 'B', 'W', 'X'] as const;
export type InkSpeaker = (typeof inkSpeakers)[number];
export type InkLine = { by: InkSpeaker; text: string; delivery?: string };
export type InkValue = string | number | boolean;
export type InkValues = Record<string, InkValue>;

/** `echo` is the author's word that the opening follows its label in other words; `led` says what came of the choice. */
export type RenderedChoice = {
  id: string;
  style: string;
  recall: string;
  led: string;
  echo: boolean;
  text: string;
  index: number;
};
/** What a beat says, what it leaves in memory (all `m_*`), and the choices it ends on (cliffs only). */
export type Rendered = { lines: InkLine[]; memory: InkValues; choices: RenderedChoice[] };

const spokenLine = /^([NABWX]): ?(.*)$/s;

/**
 * Runs one knot from a clean machine, so that the same values and seed always give the same lines. With `choice` (the
 * id of a choice of that knot) only what follows the choice is returned. Text from users goes in through `values` and
 * stays inert. Throws an Error naming the knot for a line without a speaker, a missing choice or an ink run-time error.
 */
export function renderBeat(pack: Pack, knot: string, values: InkValues, seed: number, choice?: string): Rendered {
  const { story } = pack;
  startKnot(pack, knot, values, seed);
  let lines = readLines(pack, knot);
  const choices = story.currentChoices.map((option) => {
    const tags = readTags(option.tags ?? []);
    return {
      id: tags.get('id') ?? '',
      style: tags.get('style') ?? '',
      recall: polishMiddle(tags.get('recall') ?? ''),
      led: polishText(tags.get('led') ?? ''),
      echo: tags.has('echo'),
      text: polishText(option.text),
      index: option.index,
    };
  });
  if (choice !== undefined) {
    const chosen = choices.find((option) => option.id === choice);
    if (!chosen) throw new Error(`${pack.id}.${knot}: there is no choice "${choice}"`);
    story.ChooseChoiceIndex(chosen.index);
    lines = readLines(pack, knot);
  }
  return { lines, memory: readMemory(pack), choices };
}

/** Sets the pack's machine back and puts it at the start of a knot. */
export function startKnot({ story, variables }: Pack, knot: string, values: InkValues, seed: number): void {
  story.ResetState();
  story.state.storySeed = seed % 100_000;
  story.state.previousRandom = 0;
  for (const [name, value] of Object.entries(values)) {
    if (variables.has(name))
      story.variablesState.$(name, typeof value === 'string' ? value.replaceAll('\n', ' ') : value);
  }
  story.ChoosePathString(knot);
}

function readLines(pack: Pack, knot: string): InkLine[] {
  const lines: InkLine[] = [];
  while (pack.story.canContinue) {
    const raw = (pack.story.Continue() ?? '').trim();
    const delivery = (pack.story.currentTags ?? []).filter((tag) => !tag.includes(':')).join(', ');
    if (raw === '') continue;
    const [, by, said] = spokenLine.exec(raw) ?? [];
    const speaker = inkSpeakers.find((name) => name === by);
    if (!speaker || said === undefined)
      throw new Error(`${pack.id}.${knot}: a line without a speaker: ${raw.slice(0, 60)}`);
    const text = polishText(said);
    if (text !== '') lines.push({ by: speaker, text, ...(delivery ? { delivery } : {}) });
  }
  return lines;
}

function readMemory(pack: Pack): InkValues {
  const memory: InkValues = {};
  for (const name of pack.variables.keys()) {
    if (!name.startsWith('m_')) continue;
    const value: unknown = pack.story.variablesState.$(name);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') memory[name] = value;
  }
  return memory;
}

/** Polished, but for the capital: it goes into the middle of another sentence. */
function polishMiddle(text: string): string {
  const polished = polishText(text);
  return text.startsWith(text.charAt(0).toLowerCase())
    ? polished.charAt(0).toLowerCase() + polished.slice(1)
    : polished;
}

function readTags(tags: string[]): Map<string, string> {
  return new Map(
    tags
      .filter((tag) => tag.includes(':'))
      .map((tag) => [tag.slice(0, tag.indexOf(':')).trim(), tag.slice(tag.indexOf(':') + 1).trim()]),
  );
}
