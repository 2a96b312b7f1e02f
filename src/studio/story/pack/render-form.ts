import { polishText } from '../words/polish-text.ts';
import type { Beat } from './parse-beats.ts';
import type { Pack } from './read-pack.ts';
import type { InkValues } from './render-beat.ts';
import { startKnot } from './render-beat.ts';

const fieldLine = /^([A-Z]+): (.*)$/s;

/** Runs a form (a knot of `FIELD: text` lines) and answers its fields by lower-case name. */
export function renderForm(pack: Pack, form: Beat, values: InkValues, seed: number): Record<string, string> {
  startKnot(pack, form.knot, values, seed);
  const fields: Record<string, string> = {};
  while (pack.story.canContinue) {
    const raw = (pack.story.Continue() ?? '').trim();
    const [, name, text] = fieldLine.exec(raw) ?? [];
    if (name && text) fields[name.toLowerCase()] = polishText(text);
  }
  return fields;
}
