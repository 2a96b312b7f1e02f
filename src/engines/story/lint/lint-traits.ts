import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PackError, type Way } from '../arcs/way.ts';
import { oddKinds, traitKinds, type ArcKind, type Frame } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import { after, factsOf } from '../plan/facts.ts';
import { planning, waysFor } from '../plan/plan-season.ts';
import { atFirst } from '../season/begin-season.ts';
import { oddForms } from '../reading/slots/odd/odd-forms.ts';
import { traitForms } from '../stage/trait-forms.ts';
import { makeStage, type Stage } from '../stage/make-stage.ts';
import { sizeOf } from '../tell/fit-length.ts';
import type { Rendered } from '../tell/render-way.ts';
import { telling, tellWay } from '../tell/tell-way.ts';
import { readExamples, type Example } from './examples.ts';
import { Findings } from './finding.ts';
import { exampleFrame, type BriefOf, type KindReport } from './lint-packs.ts';
import { checkSpoken, emptySlots, type LintOptions } from './lint-seasons.ts';

const example = z.union([
  z.strictObject({ is: z.enum(traitKinds), of: z.string() }),
  z.strictObject({ is: z.enum(oddKinds), of: z.string(), cause: z.string().default(''), at: z.string().default('') }),
]);
type TraitExample = z.infer<typeof example>;

/** How long the scene of a trait is: lines, words, and the share of words that is not the narrator's. */
const sceneMeasure = { lines: [4, 8], words: [45, 85], talk: 0.5 } as const;
const plotsApart = 4;
/** So many ways each step of each kind of trait has, and so many of them need nothing else. */
const enough = { ways: 3, plain: 2 };
const stepsOfTrait = ['trait1', 'trait2', 'trait3', 'trait4', 'trait5'];

/** `shared/traits/examples.yaml`; none when it is not there. Throws a `PackError` that names the file. */
function readTraits(packs: string): TraitExample[] {
  const file = join(packs, 'arcs', 'shared', 'traits', 'examples.yaml');
  if (!existsSync(file)) return [];
  const read = z.array(example).safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new PackError(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** Tells every way of every trait in the examples of all kinds of plot, with both leads and with both kinds of foe. */
export function lintTraits(packs: StoryPacks, briefOf: BriefOf, options: LintOptions): KindReport {
  const findings = new Findings();
  const traits = readTraits(packs.arcs.folder);
  const reached = new Set<string>();
  const checked = new Set<string>();
  const [words, talk]: [number[], number[]] = [[], []];
  let seasons = 0;
  const all = new Map<string, Way>();
  for (const kind of packs.arcs.kinds) {
    const arc = packs.arcs.arc(kind);
    for (const way of arc.ways) if (stepsOfTrait.includes(way.step)) all.set(way.id, way);
    const rendered: Rendered = new Map();
    for (const [at, plot] of readExamples(packs.arcs.folder, kind).entries()) {
      const cast = castOf(packs, kind as ArcKind, plot, briefOf);
      const skeleton = arc.skeletons[0];
      if (!cast || !skeleton) continue;
      for (const [index, trait] of traits.entries()) {
        // Each of a few plots with each trait has told all that any of them can say.
        if ((at + index) % plotsApart !== 0) continue;
        seasons++;
        const frame = withTrait(cast.frame, trait, { payer: (at + index) % 2 === 0, foe: at % 2 === 0 });
        const on = telling(arc, frame, cast.stage, rendered);
        const facts = factsOf(frame, cast.stage);
        const planned = planning(arc, skeleton, cast.stage, () => 0, plot.id);
        // What one of the ways before may have made: a scene of the last episode takes up what one of the first has shown.
        const pasts = [facts];
        for (const step of stepsOfTrait) {
          const told = new Map(pasts.flatMap((past) => waysFor(planned, step, past).map((way) => [way, past])));
          for (const [way, past] of told) {
            if (Object.keys(way.makes).length > 0) pasts.push(after(facts, way));
            reached.add(way.id);
            for (const slot of emptySlots(on, way))
              findings.add(way, 'open slot', `{${slot}} is empty here, and nothing asks whether it is`, plot.id);
            const lines = tellWay(on, way, atFirst, past);
            const text = lines.map((line) => line.text).join(' ');
            if (checked.has(`${way.id} ${text}`)) continue;
            checked.add(`${way.id} ${text}`);
            const size = sizeOf(lines);
            words.push(size.words);
            talk.push(size.talk / Math.max(1, size.words));
            checkMeasure(way, lines.length, size, findings);
            for (const line of lines) checkSpoken(way, line, findings, options);
          }
        }
      }
    }
  }
  if (traits.length > 0) countWays(packs, [...all.values()], findings);
  const unreached = [...all.values()]
    .filter(({ id }) => !reached.has(id))
    .map(({ id, file, line }) => `${basename(file)}:${line} ${id}`);
  return { kind: 'traits', ways: all.size, seasons, episodes: seasons * 4, words, talk, reached, checked, findings: findings.list(), unreached }; // prettier-ignore
}

/** A step that hardly anything tells would be the same in two seasons. */
function countWays(packs: StoryPacks, ways: Way[], findings: Findings): void {
  const odd: readonly string[] = oddKinds;
  for (const is of [...traitKinds, ...oddKinds])
    for (const step of odd.includes(is) ? stepsOfTrait : stepsOfTrait.slice(0, 4)) {
      const own = ways.filter((way) => way.step === step && way.needs.some((need) => need.key === 'trait' && need.values.includes(is))); // prettier-ignore
      const plain = own.filter(({ needs, where, tones, shows }) => needs.length === 1 && where.length + tones.length + shows.length === 0); // prettier-ignore
      const at = { file: join(packs.arcs.folder, 'arcs/shared/traits', `${is}.ink`), line: 0, id: step };
      if (own.length < enough.ways || plain.length < enough.plain)
        findings.add(at, 'missing way', `${own.length} ways, ${plain.length} of which need nothing else`);
    }
}

function castOf(packs: StoryPacks, kind: ArcKind, plot: Example, briefOf: BriefOf) {
  try {
    const stage: Stage = makeStage(briefOf(plot), packs.tables, packs.lexicon, plot.id);
    return { stage, frame: exampleFrame(packs, kind, plot, stage) };
  } catch {
    // The lint of its kind says what is wrong with an example.
    return null;
  }
}

/** A plot in which one of the two has a trait. */
function withTrait(frame: Frame, one: TraitExample, turned: { payer: boolean; foe: boolean }): Frame {
  if ('cause' in one) {
    const { is, text, ...forms } = oddForms(one, frame.x.plural);
    return { ...frame, trait: undefined, odd: { from: 'said', sure: 1, is, text, ...forms } };
  }
  const { is, of } = one;
  const lead = turned.payer ? frame.roles.payer : frame.roles.payer === 0 ? 1 : 0;
  return {
    ...frame,
    trait: { from: 'said', sure: 1, lead, is, of, ...traitForms(is, of) },
    roles: { ...frame.roles, payer: lead },
    foe: { ...frame.foe, talks: turned.foe ? frame.foe.talks : !frame.foe.talks },
  };
}

function checkMeasure(way: Way, lines: number, size: { words: number; talk: number }, findings: Findings): void {
  const [fewest, most] = sceneMeasure.lines;
  const [least, longest] = sceneMeasure.words;
  if (lines < fewest - 1 || lines > most) findings.add(way, 'lines', `${lines} lines, and not ${fewest} to ${most}`);
  // Long names and nouns are no fault of a way.
  if (size.words < least - 5 || size.words > longest + 15)
    findings.add(way, 'words', `not ${least} to ${longest} words`, `${size.words}`);
  if (size.talk < sceneMeasure.talk * size.words) findings.add(way, 'dialogue', 'has too little');
}
