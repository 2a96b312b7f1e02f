import { countWords } from '#shared/text/count-words.ts';
import { isEffect } from '#shared/story/sound-effects.ts';
import type { Arc } from '../arcs/load-arcs.ts';
import { forks } from '../arcs/arc-file.ts';
import { placeKinds } from '#shared/story/show-story.ts';
import { PackError, readNeed, type Way } from '../arcs/way.ts';
import type { WordTables } from '../stage/word-tables.ts';
import { wayLetters } from '../tell/render-way.ts';
import type { Findings } from './finding.ts';

const doorSteps = [...Object.values(forks), 'next'];
const speech = /^(?:[-{]\s*(?:[^:{}]*:)?\s*)?([A-Z]): (.*)$/;

/** Faults that show in the source of the ways: what a machine would swallow, and what can't be where a way may be told. */
export function lintWays(arc: Arc, slots: Set<string>, tables: WordTables, findings: Findings): void {
  const seen = new Map<string, Way>();
  for (const way of arc.ways) {
    if (seen.has(way.id)) findings.add(way, 'id', 'is there twice');
    seen.set(way.id, way);
    for (const slot of way.slots)
      if (!slots.has(slot) && !slots.has(slot.replace(/_cap$/, ''))) findings.add(way, 'slot', `there is no {${slot}}`);
    for (const text of [way.door, way.recall, way.title])
      for (const [, slot = ''] of (text ?? '').matchAll(/\[(\w+)\]/g))
        if (!slots.has(slot) && !slots.has(slot.replace(/_cap$/, '')))
          findings.add(way, 'slot', `there is no [${slot}]`);
    if (doorSteps.includes(way.step)) lintDoor(way, findings);
    for (const { text, line } of way.body) {
      lintLine({ ...way, line }, text, findings);
      const sound = /^S: (.*)$/.exec(text)?.[1]?.trim();
      if (sound && !isEffect(sound)) findings.add({ ...way, line }, 'sound', `there is no ${sound}`);
    }
    lintAgreement(arc, way, tables, findings);
    lintPlace(way, tables, findings);
    try {
      arc.fileOf(way).story();
    } catch (error) {
      if (!(error instanceof PackError)) throw error;
      for (const mistake of error.message.split('\n')) findings.add({ ...way, line: 0, id: '' }, 'ink', mistake);
    }
  }
  lintFacts(arc, findings);
}

function lintDoor(way: Way, findings: Findings): void {
  if (!way.door || !way.style || !way.recall) findings.add(way, 'door', 'needs "# door:", "# style:" and "# recall:"');
  if (way.step === 'next' ? !way.sequel : Object.keys(way.makes).length === 0)
    findings.add(way, 'door', `makes nothing`);
  const words = countWords(way.door ?? '');
  if (words < 2 || words > 12) findings.add(way, 'door', `${words} words: ${way.door}`);
}

function lintLine(at: Way, text: string, findings: Findings): void {
  const [, letter = '', rest = ''] = speech.exec(text) ?? [];
  if (letter === '' && /^[A-Za-z"“]/.test(text))
    findings.add(at, 'speaker', `a line without a speaker: ${text.slice(0, 60)}`);
  if (letter === '' || letter === 'S') return;
  if (!wayLetters.some((one) => one === letter)) findings.add(at, 'speaker', `${letter} is nobody`);
  const [, ...tags] = rest.replace(/\}\s*$/, '').split(' # ');
  if (rest.split(/\s#/).length > 2) findings.add(at, 'lost text', `more than one "# ": ${rest.slice(-60)}`);
  const delivery = tags[0] ?? '';
  if (delivery.length > 40 || countWords(delivery) > 6) findings.add(at, 'lost text', `no delivery: # ${delivery}`);
}

/** Slots that may be of one or of many. */
const numbered = 'x foe tool prize den weak trick event became x_part x_part2 x_left spot edge hide door far board ground noise slot food trait_of'.split(' ').join('|'); // prettier-ignore
/** "the way to {den} was": there the slot is not what the verb goes with. */
const notSubject = 'to|about|of|for|with|from|by|in|at|on|past|behind|near|than|as';

const adverb = '(?: (?:only|never|always|still|just|all|really|even))?';
/** After "they" these are mended when a line is told. */
const mended = new Set("is isn't was wasn't has hasn't does doesn't".split(' '));

/** A verb of one after a slot that may be of many, or after a pronoun that may be "they", by the table of `agreement.yaml`. */
function lintAgreement(arc: Arc, way: Way, { agreement }: WordTables, findings: Findings): void {
  const verbs = Object.keys(agreement).toSorted((p, q) => q.length - p.length);
  const pattern = (slot: string, of: string[]) => new RegExp(`${slot}${adverb} (?<verb>${of.join('|')})\\b`, 'gi');
  const ofNoun = pattern(`(?<!\\b(?:${notSubject}) )\\{(?<slot>${numbered})(?:_cap)?\\}`, verbs);
  const unmended = verbs.filter((verb) => !mended.has(verb));
  const ofPronoun = pattern('\\{(?<slot>\\w+_they)(?:_cap)?\\}', unmended);
  const asked = new RegExp(`\\b(?:why|where|when|what|how(?: \\w+){0,2}) (?<verb>${[...mended].join('|')}) \\{(?<slot>(?:${numbered})(?:_they)?)\\}`, 'gi'); // prettier-ignore
  // What its only spine asks for holds for the way as well.
  const spine = way.skeletons.length === 1 ? arc.skeletons.find(({ name }) => name === way.skeletons[0]) : undefined;
  const needs = [...way.needs, ...(spine?.needs ?? []).map(readNeed)];
  const isOne = (slot: string) =>
    needs.some(({ key, not, values }) => (key === `${slot}_plural` && not) || (key === slot && values.join() === 'person')); // prettier-ignore
  for (const { text, line } of way.body)
    for (const { groups } of [ofNoun, ofPronoun, asked].flatMap((each) => [...text.matchAll(each)])) {
      const { slot, verb } = groups as { slot: string; verb: string };
      if (!isOne(slot))
        findings.add(
          { ...way, line },
          'agreement',
          `{${slot}} may be of many: "${verb}" or "${agreement[verb.toLowerCase()]}"`,
        );
    }
}

/** Words that can't be where a way may be told; not in slots, and not in similes. */
function lintPlace(way: Way, { impossible }: WordTables, findings: Findings): void {
  const away = new Set(way.needs.filter(({ not, values }) => not && values.length === 0).map(({ key }) => key));
  const only = way.needs
    .filter(({ key, not }) => !not && placeKinds.some((kind) => kind === key))
    .map(({ key }) => key);
  const allowed =
    way.where.length > 0
      ? way.where
      : placeKinds.filter((kind) => (only.length > 0 ? only.includes(kind) : !away.has(kind)));
  for (const { text, line } of way.body) {
    const plain = text
      .replaceAll(/\{[^{}|:]*\}/g, ' ')
      // A fact that is asked for is not said: `way == "train":`, and `- "train":` of a list.
      .replaceAll(/== "[^"]*":|^- "[^"]*":/g, ' ')
      .toLowerCase();
    const said = plain.replaceAll(/\b(?:like|as|than|as if|sort of|kind of)\b[^.,;!?]*/g, ' ');
    for (const kind of allowed)
      for (const word of impossible[kind] ?? [])
        if (new RegExp(`\\b${word}\\b`).test(said))
          findings.add({ ...way, line }, 'place', `"${word}" can't be in ${kind}`);
  }
}

/** A fact that is made and never asked for, and one that is asked for and never made. */
function lintFacts(arc: Arc, findings: Findings): void {
  const own = arc.ways.filter(({ kind }) => kind === arc.kind);
  for (const way of own)
    for (const [key, value] of Object.entries(way.makes)) {
      const asked = arc.ways.some(
        ({ needs, slots }) =>
          slots.has(key) ||
          needs.some(
            (need) => need.key === key && (need.values.length === 0 || need.not || need.values.includes(value)),
          ),
      );
      if (!asked) findings.add(way, 'dangling fact', `${key}=${value} is never needed or said`);
    }
}
