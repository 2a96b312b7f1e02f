import { personalities } from '#shared/characters.ts';
import { leadValues, strangerValues } from './episode/bind-cast.ts';
import type { Leads } from './episode/bind-cast.ts';
import { fillTag } from './episode/draft-episode.ts';
import type { PackLibrary } from './load-packs.ts';
import type { Beat } from './pack/parse-beats.ts';
import type { Pack } from './pack/read-pack.ts';
import { renderForm } from './pack/render-form.ts';
import type { InkValues } from './pack/render-beat.ts';
import { renderBeat } from './pack/render-beat.ts';
import { readPlot } from './plot-frame/read-plot.ts';
import { checkLine, gateLimits } from './quality-gate.ts';
import { judgeByRules } from '../moderation/judge-by-rules.ts';
import { samplePlots } from './sample-briefs.ts';
import { seededDice } from './words/seeded.ts';
import { worldWords } from './world/world-words.ts';

export type LintFinding = { file: string; line: number; knot: string; check: string; detail: string };

const formRoles = ['show', 'idea', 'character', 'location'];
/** Every pair of personalities, each with another draw of genders, world, plot, memory and seed. */
const roundsPerBeat = 2;

/** Tells every beat of every pack many times over and reports what a listener would stumble on. Throws for broken ink. */
export function lintPacks(library: PackLibrary): LintFinding[] {
  const packs = ['common', ...library.sources.map(({ id }) => id)].map((id) => library.pack(id));
  const findings = packs.flatMap((pack) => pack.beats.flatMap((beat) => lintBeat(library, pack, beat)));
  const seen = new Set<string>();
  return findings.filter(({ knot, check, detail }) => {
    const key = `${knot}|${check}|${detail}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

function lintBeat(library: PackLibrary, pack: Pack, beat: Beat): LintFinding[] {
  const at = (check: string, detail: string): LintFinding => ({
    file: beat.file,
    line: beat.line,
    knot: beat.knot,
    check,
    detail,
  });
  const findings: LintFinding[] = [];
  for (let round = 0; round < roundsPerBeat; round++) {
    for (const [index, kinds] of pairs(beat).entries()) {
      const values = sampleValues(library, beat, kinds, `${beat.id}|${round}|${index}`);
      try {
        const texts = formRoles.includes(beat.role)
          ? Object.values(renderForm(pack, beat, values, index * 7 + round))
          : tell(pack, beat, values, index * 7 + round, at, findings);
        for (const text of texts) findings.push(...lintText(text, beat, values, at));
      } catch (error) {
        findings.push(at('does not run', error instanceof Error ? error.message : String(error)));
      }
    }
  }
  return findings;
}

type At = (check: string, detail: string) => LintFinding;

function lintText(text: string, beat: Beat, values: InkValues, at: At): LintFinding[] {
  // A show's name is no sentence.
  const flags = checkLine({ text }).filter(
    ({ check }) => !(formRoles.includes(beat.role) && check === 'unfinished line'),
  );
  const verdict = judgeByRules(text, { rating: beat.rating === 'all_ages' ? '4+' : beat.rating, kind: 'line' });
  const said = flags.map(({ check, detail }) => at(check, `${detail} — in: ${text.slice(0, 90)}`));
  return verdict.approved || String(values['logline']).includes('murder')
    ? said
    : [...said, at('moderation', `${verdict.categories.join(', ')} — in: ${text.slice(0, 120)}`)];
}

function tell(pack: Pack, beat: Beat, values: InkValues, seed: number, at: At, findings: LintFinding[]): string[] {
  const rendered = renderBeat(pack, beat.knot, values, seed);
  const texts = rendered.lines.map(({ text }) => text);
  if (beat.recap) texts.push(fillTag(beat.recap, values));
  else if (beat.role === 'turn' || beat.role === 'cliff')
    findings.push(at('recap', '"# recap:" is needed, for listeners who come back'));
  if (texts.length === 0) findings.push(at('says nothing', JSON.stringify(values['a_kind'])));
  if (beat.role !== 'cliff') {
    if (rendered.choices.length > 0) findings.push(at('choices', 'only a cliff has choices'));
    return texts;
  }
  if (rendered.choices.length !== 3) findings.push(at('choices', `${rendered.choices.length} of 3`));
  const { min, max } = gateLimits.choiceWords;
  for (const choice of rendered.choices) {
    const count = choice.text.split(/\s+/).length;
    if (count < min || count > max) findings.push(at('choice words', choice.text));
    if (choice.id === '' || choice.style === '' || choice.recall === '' || choice.led === '')
      findings.push(at('choice tags', `${choice.text}: id, style, recall and led are needed`));
    if (choice.led !== '') texts.push(choice.led);
    const next = renderBeat(pack, beat.knot, values, seed, choice.id);
    const opening = next.lines.map(({ text }) => text).join(' ');
    if (!echoes(choice.text, opening) && !choice.echo)
      findings.push(
        at('no echo', `the opening of ${choice.id} shares no word with its label; say it or tag it "# echo:yes"`),
      );
    texts.push(...next.lines.map(({ text }) => text));
  }
  return texts;
}

const weak = new Set(
  'the a an and or of to in on at with for from who what is are was it them they their we see back up out down under over into its his her'.split(
    ' ',
  ),
);
const stem = (word: string) => word.toLowerCase().replace(/'s$/, '').replace(/(?:ing|ed|es|s|ly|e)$/, '').slice(0, 5); // prettier-ignore

/** Whether an opening shares a word stem with the label that led to it. */
function echoes(label: string, opening: string): boolean {
  const heard = new Set((opening.match(/[\p{L}']+/gu) ?? []).map(stem));
  return (label.match(/[\p{L}']+/gu) ?? []).some((word) => !weak.has(word.toLowerCase()) && heard.has(stem(word)));
}

function pairs(beat: Beat): [string, string][] {
  const kinds = personalities.map((kind) => kind.toLowerCase());
  return (beat.leadA ? [beat.leadA] : kinds).flatMap((a) => kinds.map((b): [string, string] => [a, b]));
}

function sampleValues(library: PackLibrary, beat: Beat, [a, b]: [string, string], seed: string): InkValues {
  const dice = seededDice('lint', seed);
  const words = worldWords(library.lexicon, {}, '', seed);
  const lead = (name: string, kind: string, they: string) =>
    ({
      name,
      kind,
      they,
      them: { she: 'her', he: 'him', they: 'them' }[they] ?? 'them',
      their: { she: 'her', he: 'his', they: 'their' }[they] ?? 'their',
    }) as Leads[number];
  const leads: Leads = [lead('Mara', a, dice.pick(['she', 'they'])), lead('James', b, dice.pick(['he', 'she']))];
  const { frame, logline } = readPlot(dice.pick(samplePlots), ['Mara', 'James'], true);
  const memory: InkValues =
    beat.needs.length > 0 || dice.next() < 0.5
      ? {
          m_ally: 'Wenna',
          m_ally_job: 'gatekeeper',
          m_ally_how: dice.pick(['paid', 'saved', '']),
          m_debt: 'Perrin',
          m_item: 'the torn page',
          m_wound: 'the cut hand',
          m_pet: 'Admiral',
          m_song: 'the one about the herring',
          m_promise: 'bring it home',
        }
      : {};
  return {
    ...words.fixed, ...words.flavour(seed), ...leadValues(leads, dice.next() < 0.5 && !beat.leadA && a === b),
    ...strangerValues({ ...dice.pick(words.names), job: dice.pick(words.jobs) }),
    place: dice.pick(['Hollowmere', 'the Clock Tower']), place_detail: dice.pick(['', 'Think of a harbour of red boats. That was it.']),
    kind: frame.kind, goal: frame.goal, foe: frame.foe, deadline: frame.deadline, logline,
    topic: frame.topic.the, topic_first: frame.topic.first, topic_bare: frame.topic.bare, topic_head: frame.topic.head,
    topic_it: frame.topic.it, topic_them: frame.topic.them, topic_was: frame.topic.was,
    recall: 'hidden behind the curtain and waited', rating: beat.rating, ep: dice.pick([1, 2, 5]), phase: beat.phase ?? 1,
    m_style: dice.pick(['bold', 'careful', 'kind', 'clever', '']), ...memory,
    n1: 'Emberford', n2: 'Oda', thing: 'Lamp',
  }; // prettier-ignore
}
