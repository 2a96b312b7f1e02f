import { sensesOf } from '#shared/text/word-senses.ts';
import { arcKinds, type ArcKind } from '../../frame.ts';
import type { Aim } from '../aims/aim.ts';
import { isOfTale } from '../aims/noun-aims.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { typeOf } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { namesWhatIsAsked, requestsIn, zoneOf } from '../plot/request-zone.ts';
import type { Word } from '../plot/word.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import { nounGuessed, nounNamed, singularOf } from '../words/nouns.ts';
import { verbEntry } from '../words/verbs.ts';
import type { Candidate } from './ranker.ts';
import { placeOf, placeWith } from './ranker.ts';

/** One candidate for each kind of season, in the order of `arcKinds`: what the idea says, and what the rules took it for. */
export function kindCandidates(plot: Plot, aims: readonly Aim[]): Candidate[] {
  const said = [...new Set(textFeatures(plot))].map(placeOf);
  const surest = aims[0]?.sure ?? 0;
  return arcKinds.map((kind, number) => {
    const best = aims.find((aim) => aim.kind === kind);
    const rank = best ? aims.filter(({ sure }) => sure > best.sure).length : -1;
    const ruled = best
      ? [`rule ${bucket(best.sure)}`, `rank ${Math.min(rank, 4)}`, `behind ${bucket(surest - best.sure)}`, `titled ${best.title ?? false}`, `first ${aims[0]?.kind === kind}`]
      : [`unread ${bucket(surest)}`]; // prettier-ignore
    const top = aims[0] ? `top ${aims[0].kind} ${bucket(surest)}` : 'top none';
    return Uint32Array.from([
      ...said.map((place) => placeWith(place, number)),
      ...ruled.flatMap((feature) => [placeOf(feature), placeWith(placeOf(feature), number)]),
      placeWith(placeOf(top), number),
      ...(aims[1] ? [placeWith(placeOf(`second ${aims[1].kind}`), number)] : []),
      placeWith(placeOf('any'), number),
    ]);
  });
}

const bucket = (sure: number) => Math.round(sure / 10);

function* textFeatures(plot: Plot): Generator<string> {
  const { sentences, cast } = plot;
  yield `sentences ${Math.min(sentences.length, 4)}`;
  const all = sentences.flatMap(({ words }) => words);
  const last = requestsIn(plot);
  yield `length ${Math.min(5, Math.floor(Math.log2(all.length + 1)))}`;
  for (const [number, { words, events, phrases, asks, role }] of sentences.entries()) {
    yield `asks ${asks}`;
    yield `role ${role}`;
    if (number === 0) yield `opens ${words[0]?.lower}`;
    const bases = words.map(({ kind, base, lower }) => (kind === 'verb' || kind === 'aux' ? base : lower));
    for (const [at, base] of bases.entries()) {
      const isName = words[at]?.kind === 'name';
      yield isName ? 'name' : `w ${base}`;
      yield `b ${base} ${bases[at + 1] ?? '$'}`;
      yield `s ${base} ${bases[at + 2] ?? '$'}`;
      if (!isName && words[at]?.kind !== 'det') for (const sense of sensesOf(base)) yield `h ${sense}`;
    }
    for (const phrase of phrases) {
      const type = typeOf(phrase);
      yield `type ${isLead(phrase, cast) ? 'lead' : type}`;
      yield `class ${classOf(phrase)}`;
      for (const state of phrase.states) yield `state ${state}`;
    }
    for (const event of events) yield* eventFeatures(event, cast);
    if (last > 0)
      for (const [at, { asked, kind, base }] of words.entries())
        if (kind !== 'name') yield asked === last ? `asked ${bases[at]}` : `mood ${base}`;
  }
  yield `requests ${Math.min(last, 3)}`;
}

function* eventFeatures(
  { subject, verb, object, modal, negated, passive, state, joint, rest }: PlotEvent,
  cast: Plot['cast'],
) {
  const entry = verbEntry(verb);
  const who = roleOf(subject, cast);
  const what = roleOf(object, cast);
  const aim = typeof entry?.aim === 'string' ? entry.aim : 'none';
  yield `v ${verb}`;
  yield `vm ${modal} ${verb}`;
  yield `vs ${who} ${verb}`;
  yield `vo ${verb} ${what}`;
  yield `vp ${verb} ${passive} ${negated}`;
  yield `svo ${who} ${entry?.harm ?? aim} ${what} ${passive}`;
  yield `harm ${entry?.harm} ${who} ${negated}`;
  yield `aim ${aim} ${modal} ${who}`;
  yield `joint ${joint} ${aim}`;
  if (state !== '') yield `is ${who} ${state}`;
  for (const { prep, phrase } of rest) yield `rest ${prep} ${roleOf(phrase, cast)}`;
}

function roleOf(phrase: Phrase | null, cast: Plot['cast']): string {
  if (!phrase) return 'none';
  if (isLead(phrase, cast)) return 'lead';
  return phrase.pron === '' ? typeOf(phrase) : phrase.pron;
}

const classOf = (phrase: Phrase) => (nounNamed(phrase.bare) ?? nounGuessed(phrase.head))?.name ?? 'unknown';

/** The phrases that could be what a season is about, each once. */
export function phrasesToRank(plot: Plot): { phrase: Phrase; sentence: Sentence; number: number }[] {
  const seen = new Set<string>();
  return plot.sentences.flatMap((sentence, number) =>
    sentence.phrases.flatMap((phrase) => {
      const key = phrase.bare.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ phrase, sentence, number }];
    }),
  );
}

/** One candidate for each of `phrases`, and a last one for none of them. */
export function phraseCandidates(
  phrases: ReturnType<typeof phrasesToRank>,
  { kind, plot, aims, taken }: { kind: ArcKind; plot: Plot; aims: readonly Aim[]; taken?: Phrase | null },
): Candidate[] {
  const number = arcKinds.indexOf(kind);
  const own = aims.find((aim) => aim.kind === kind);
  const candidate = (features: string[]) =>
    Uint32Array.from([...new Set(features)].map(placeOf).flatMap((place) => [place, placeWith(place, number)]));
  return [
    ...phrases.map(({ phrase, sentence, number: nth }, at) =>
      candidate([
        ...ruleFeatures(phrase, own, aims),
        ...standing(phrase, sentence, plot),
        ...setting(phrase, sentence, plot),
        `at ${Math.min(at, 5)}`,
        `left ${Math.min(phrases.length - at, 4)}`,
        `sentence ${Math.min(nth, 3)} ${Math.min(plot.sentences.length, 4)}`,
        `taken ${taken ? taken.bare === phrase.bare : false} ${taken?.bare.includes(phrase.bare) ?? false}`,
        `before ${taken ? phrase.from < taken.from : 'none'}`,
      ]),
    ),
    candidate([
      'none',
      `none of ${Math.min(phrases.length, 5)}`,
      `none own ${own ? (own.x ? 'x' : '-') + (own.foe ? 'foe' : '-') : 'none'}`,
      `none taken ${Boolean(taken)}`,
      ...plot.sentences.flatMap(({ events }) => events.map(({ verb }) => `none v ${verb}`)),
    ]),
  ];
}

const same = (one: Phrase | null | undefined, phrase: Phrase) =>
  one?.bare.toLowerCase() === phrase.bare.toLowerCase() || (one != null && isFirstOf(one, phrase));

/** Whether it is what another phrase begins with: the jewel of "jewel robbery". */
export const isFirstOf = (one: Phrase, phrase: Phrase) =>
  one.from === phrase.from && phrase.bare.toLowerCase().startsWith(`${one.bare.toLowerCase()} `) && phrase.of === null;

function ruleFeatures(phrase: Phrase, own: Aim | undefined, aims: readonly Aim[]): string[] {
  const first = aims[0];
  const x = aims.find((aim) => same(aim.x, phrase));
  const foe = aims.find((aim) => same(aim.foe, phrase));
  return [
    `own x ${same(own?.x, phrase)} ${bucket(own?.sure ?? 0)}`,
    `own foe ${same(own?.foe, phrase)}`,
    `own den ${same(own?.den, phrase)}`,
    `own other ${[own?.event, own?.prize, own?.became].some((one) => same(one, phrase))}`,
    `first x ${same(first?.x, phrase)}`,
    `first foe ${same(first?.foe, phrase)}`,
    `some x ${x ? bucket(x.sure) : 'none'}`,
    `some x of ${x?.kind}`,
    `some foe ${foe ? bucket(foe.sure) : 'none'}`,
    `some foe of ${foe?.kind}`,
  ];
}

function* roles(phrase: Phrase, { events }: Sentence, plot: Plot): Generator<string> {
  for (const event of events) {
    const entry = verbEntry(event.verb);
    const aim = typeof entry?.aim === 'string' ? entry.aim : 'none';
    const role = same(event.subject, phrase) ? 'subject' : same(event.object, phrase) ? 'object' : null;
    const as = event.passive ? `${role} passive` : role;
    if (role) {
      yield `is ${as}`;
      yield `is ${as} of ${event.verb}`;
      yield `is ${as} harm ${entry?.harm} aim ${aim}`;
      yield `is ${as} modal ${event.modal} ${event.negated}`;
      yield `is ${as} by ${roleOf(role === 'subject' ? event.object : event.subject, plot.cast)}`;
      if (event.state !== '') yield `is ${as} state ${event.state}`;
    }
    for (const { prep, phrase: other } of event.rest)
      if (same(other, phrase)) {
        yield `rest ${prep}`;
        yield `rest ${prep} ${event.verb}`;
        yield `rest ${prep} harm ${entry?.harm} aim ${aim}`;
      }
  }
}

function standing(phrase: Phrase, sentence: Sentence, plot: Plot): string[] {
  const type = typeOf(phrase);
  const before = sentence.words[phrase.from - 1];
  const after = sentence.words[phrase.to];
  const found = [...roles(phrase, sentence, plot)];
  return [
    ...found,
    ...(found.length === 0 ? ['no role'] : []),
    `type ${type}`,
    `class ${classOf(phrase)}`,
    `head ${phrase.head}`,
    ...sensesOf(phrase.head).map((sense) => `h ${sense}`),
    `det ${phrase.determiner}`,
    `lead ${isLead(phrase, plot.cast)}`,
    `vague ${isVague(phrase)}`,
    `of tale ${isOfTale(phrase, sentence)}`,
    `proper ${phrase.proper} ${phrase.plural}`,
    `words ${Math.min(4, phrase.bare.split(' ').length)}`,
    `of ${phrase.of !== null}`,
    `part ${sentence.phrases.some(({ of }) => of === phrase)}`,
    `after ${before?.lower ?? '^'}`,
    `after kind ${before?.kind ?? '^'} ${type}`,
    `then ${after?.lower ?? '$'}`,
    `then kind ${after?.kind ?? '$'}`,
    ...phrase.states.map((state) => `state ${state}`),
  ];
}

const joining = new Set<Word['kind']>(['conj', 'wh', 'rel', 'modal', 'to']);

/** What stands around a phrase: its clause, the verbs on both sides, how often its noun is named, what else the idea does. */
function* setting(phrase: Phrase, { words }: Sentence, plot: Plot): Generator<string> {
  const { sentences } = plot;
  const type = typeOf(phrase);
  const head = singularOf(phrase.head);
  const named = sentences.map((one) => singulars(one).filter((word) => word === head).length);
  const times = named.reduce((sum, count) => sum + count, 0);
  yield `named ${Math.min(times, 4)}`;
  yield `named in ${Math.min(named.filter((count) => count > 0).length, 3)}`;
  const [before, after] = [words.slice(0, phrase.from), words.slice(phrase.to)];
  const start = before.findLastIndex(({ kind, end }) => kind === 'conj' || kind === 'wh' || /[,;:]/.test(end)) + 1;
  const opens = words[start - 1]?.kind === 'conj' || words[start - 1]?.kind === 'wh' ? start - 1 : start;
  yield `clause ${words[opens]?.lower}`;
  yield `clause by ${words[opens]?.kind} ${type}`;
  yield `clauses before ${Math.min(3, before.filter(({ end }) => end !== '').length)}`;
  yield `clauses after ${Math.min(3, after.filter(({ end }) => end !== '').length)}`;
  for (const { kind, lower } of before) if (joining.has(kind)) yield `prior ${lower}`;
  for (const { kind, lower } of after) if (joining.has(kind)) yield `later ${lower}`;
  const last = requestsIn(plot);
  const zone = zoneOf(words[phrase.from], last);
  const stands = namesWhatIsAsked(plot, last);
  yield `zone ${zone}`;
  yield `zone ${zone} ${type}`;
  yield `zone ${zone} ${stands} of ${Math.min(last, 3)}`;
  yield `writer ${before.some(isWriter)} ${after.some(isWriter)}`;
  const left = before.findLast(({ kind }) => kind === 'verb');
  const right = after.find(({ kind }) => kind === 'verb');
  yield `left verb ${left?.base}`;
  yield `right verb ${right?.base}`;
  yield `left aim ${verbEntry(left?.base ?? '')?.aim ?? verbEntry(left?.base ?? '')?.harm} ${type}`;
  yield `right aim ${verbEntry(right?.base ?? '')?.aim ?? verbEntry(right?.base ?? '')?.harm} ${type}`;
  yield `after two ${words[phrase.from - 2]?.lower} ${words[phrase.from - 1]?.lower}`;
  yield `then two ${words[phrase.to]?.lower} ${words[phrase.to + 1]?.lower}`;
  for (const { events } of sentences) for (const { verb } of events) yield `done ${verb} ${type}`;
}

const known = new WeakMap<Word[], string[]>();

/** The words of a sentence, nouns in the singular. */
function singulars({ words }: Sentence): string[] {
  const found = known.get(words) ?? words.map(({ lower }) => singularOf(lower));
  known.set(words, found);
  return found;
}

const isWriter = ({ lower }: Word) => lower === 'i' || lower === 'me' || lower === 'my';
