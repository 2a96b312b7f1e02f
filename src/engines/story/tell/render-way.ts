import { polishText } from '../words/polish-text.ts';
import type { InkFile } from '../arcs/ink-file.ts';
import { PackError, type Way } from '../arcs/way.ts';
import { slotValue, type Slots } from './slots.ts';

/** N narrator, A B leads, P who pays, Q the other, F who speaks for the foe, H G helpers, X the one it is about, O the other of two who have swapped, E who feels it, W a passer-by. */
export const wayLetters = ['N', 'A', 'B', 'P', 'Q', 'F', 'H', 'G', 'X', 'O', 'E', 'W'] as const;
export type WayLetter = (typeof wayLetters)[number];
export type WayLine = { by: WayLetter; text: string; delivery?: string; sound?: string };

/** The lines of ways that were run before, by way and values. */
export type Rendered = Map<string, readonly WayLine[]>;

const spoken = /^([A-Z]): ?(.*)$/s;

/**
 * Runs one way from a clean machine, so that the same slots always give the same lines; text from users goes in through
 * `slots` and stays inert. Throws a `PackError` that names file and way for one that begins without a speaker.
 */
export function renderWay(file: InkFile, way: Way, slots: Slots, rendered: Rendered): readonly WayLine[] {
  const values = [...way.slots].filter((name) => file.variables.has(name)).map((name) => slotValue(slots, name));
  const key = JSON.stringify([way.id, values]);
  const known = rendered.get(key);
  if (known) return known;
  const lines = runWay(file, way, slots);
  rendered.set(key, lines);
  return lines;
}

function runWay(file: InkFile, way: Way, slots: Slots): WayLine[] {
  const story = file.story();
  story.ResetState();
  for (const name of way.slots) {
    if (!file.variables.has(name)) continue;
    const value = slotValue(slots, name);
    if (value !== undefined)
      story.variablesState.$(name, typeof value === 'string' ? value.replaceAll('\n', ' ') : value);
  }
  story.ChoosePathString(way.id);
  const lines: WayLine[] = [];
  let sound: string | null = null;
  let opened: WayLetter | null = null;
  while (story.canContinue) {
    const raw = (story.Continue() ?? '').trim();
    if (raw === '') continue;
    const [, letter, said = raw] = spoken.exec(raw) ?? [];
    if (letter === 'S') {
      sound = said.trim();
      continue;
    }
    const named = wayLetters.find((one) => one === letter);
    // "N: {" before a block: ink begins its branches on a line of their own.
    if (named && said === '') {
      opened = named;
      continue;
    }
    const last = lines.at(-1);
    const by = named ?? opened;
    opened = null;
    if (!by && last) {
      // A block in the middle of a speech.
      last.text = polishText(`${last.text} ${raw}`);
      continue;
    }
    if (!by) throw new PackError(`${way.file}:${way.line}: ${way.id}: begins without a speaker: ${raw.slice(0, 60)}`);
    const text = polishText(said);
    const delivery = (story.currentTags ?? []).join(', ');
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    lines.push({ by, text, ...(delivery ? { delivery } : {}), ...(sound ? { sound } : {}) });
    sound = null;
  }
  return lines;
}
