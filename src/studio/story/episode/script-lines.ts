import type { ScriptLine } from '#shared/script.ts';
import type { InkLine } from '../pack/render-beat.ts';
import type { Leads } from './bind-cast.ts';
import type { KeptLine } from './story-memory.ts';

export const narratorName = 'Narrator';

type Casting = { leads: Leads; flip: boolean; stranger: string; ally: string };

/** Ink's letters as roles and names. Which lead is A changes from beat to beat; roles never do. */
export function scriptLines(lines: InkLine[], { leads, flip, stranger, ally }: Casting): ScriptLine[] {
  return lines.map(({ by, text, delivery }) => {
    const said = { text, ...(delivery ? { delivery } : {}) };
    if (by === 'N') return { role: 'narrator', speaker: narratorName, ...said };
    if (by === 'W' || by === 'X')
      return { role: 'walk_on', speaker: by === 'W' ? stranger : ally || stranger, ...said };
    const first = (by === 'A') !== flip;
    return { role: first ? 'lead_a' : 'lead_b', speaker: leads[first ? 0 : 1].name, ...said };
  });
}

/** Lines in the short form that is kept with the state; names of the narrator and the leads are known anyway. */
export function keepLines(lines: ScriptLine[]): KeptLine[] {
  const letters = { narrator: 'n', lead_a: 'a', lead_b: 'b', walk_on: 'w' } as const;
  return lines.map(({ role, speaker, text, delivery }) => ({
    r: letters[role], t: text,
    ...(role === 'walk_on' ? { s: speaker } : {}),
    ...(delivery ? { d: delivery } : {}),
  })); // prettier-ignore
}

export function restoreLines(lines: KeptLine[], leads: Leads): ScriptLine[] {
  return lines.map(({ r, s, t, d }) => {
    const said = { text: t, ...(d ? { delivery: d } : {}) };
    if (r === 'n') return { role: 'narrator', speaker: narratorName, ...said };
    if (r === 'w') return { role: 'walk_on', speaker: s ?? 'Stranger', ...said };
    return { role: r === 'a' ? 'lead_a' : 'lead_b', speaker: leads[r === 'a' ? 0 : 1].name, ...said };
  });
}

/** Share of the words that somebody other than the narrator says (0 to 1). */
export function dialogueShare(lines: ScriptLine[]): number {
  return countWords(lines.filter(({ role }) => role !== 'narrator')) / Math.max(1, countWords(lines));
}

export function countWords(lines: ScriptLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
