import { z } from 'zod';
import { isForYoungest } from '#shared/shows.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import type { Verdict } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import type { ArcKind, Frame } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import { readIdea } from '../reading/read-idea.ts';
import type { Reading } from '../reading/reading.ts';
import { applyPicks } from '../reading/wizard/apply-picks.ts';
import { wordSet } from '../reading/words/tables.ts';
import { describeNoun } from '../reading/slots/describe-noun.ts';
import { frameSources, verbPair } from '../reading/slots/frame-sources.ts';
import { traitOfText } from '../reading/slots/trait/trait-in.ts';
import { isTroupe, stagedAs } from '../plan/staged.ts';
import type { FrameSources } from '../stage/loose-reader.ts';
import { makeFrame } from '../stage/make-frame.ts';
import { withLeadApart, withLeadsApart } from '../stage/lead-apart.ts';
import type { Stage } from '../stage/make-stage.ts';
import type { Person } from '../stage/person.ts';
import { arcFor } from './begin-season.ts';

/** Says whether a text may be used for a show of this rating. */
export type Judge = (
  text: string,
  options: { rating: EpisodeBrief['show']['audienceRating']; kind: 'plot' | 'line' | 'name' },
) => Verdict;

/** What a season's idea asks for, with what was picked in it. What may not be told is taken as unread: the idea, or a slot by itself. */
export function readingOfIdea(
  judge: Judge,
  { plotIdea, show, location, picks }: Pick<EpisodeBrief, 'plotIdea' | 'show' | 'location' | 'picks'>,
  stage: Stage,
): Reading {
  const mayTell = (words: string) => mayBeHeard(judge, words, stage, show.name);
  const [a, b] = stage.leads;
  const { approved, verdict } = judge(plotIdea, { rating: stage.rating, kind: 'plot' });
  // A clause says who does what: of an idea that the judge doubts none is told, and of others only those that it would approve alone.
  const maySay = (clause: string) =>
    verdict === 'approved' &&
    mayTell(clause) &&
    judge(clause, { rating: stage.rating, kind: 'plot' }).verdict === 'approved';
  const reading = readIdea({
    idea: approved ? plotIdea : '',
    show: { name: show.name, description: show.description },
    leads: [a.name, b.name],
    they: [a.they, b.they],
    place: location.name,
    regulars: stage.others.map(({ name }) => name),
    mayTell,
    maySay,
  });
  return withTraitOfLeads(withLeadsInTheirParts(picks ? applyPicks(reading, picks, mayTell) : reading, stage));
}

/** What an idea says of a lead who is not one of the two who act is not told of them. */
function withTraitOfLeads(reading: Reading): Reading {
  const { trait, ...slots } = reading.slots;
  return !trait || traitOfText(trait.text, reading.leads) ? reading : { ...reading, slots };
}

/** Kinds in which the two stand against each other, or one of them feels: nobody has to stand apart. */
const betweenLeads = new Set<ArcKind>(['two-of-us', 'feeling']);

/** Where somebody else feels it, a lead may be what they feel it about; a lead who is mourned can't take part. */
const isBetweenLeads = ({ slots, kind }: Pick<Reading, 'slots' | 'kind'>) =>
  betweenLeads.has(kind.is) && !slots.feeler && slots.feel?.text !== 'grief';

/** The lead whom a reading names as what it is about, or as who is against it. */
function leadNamedApart({ slots, leads, kind }: Reading): 0 | 1 | null {
  if (isBetweenLeads({ slots, kind })) return null;
  const named = leads.findIndex((name) => name === slots.x?.text || name === slots.foe?.text);
  return named === 0 || named === 1 ? named : null;
}

/**
 * A lead can't be one of the two who look for them, or stand against them: the other lead does, with somebody of the show.
 * Where both are named, or the show has nobody, a slot is somebody of the show, or unread.
 */
function withLeadsInTheirParts(reading: Reading, stage: Stage): Reading {
  if (reading.slots.swap) return withSwappedLeads(reading, stage);
  const { x, foe, ...slots } = reading.slots;
  const isLead = (slot: typeof x) => slot !== undefined && reading.leads.includes(slot.text);
  if (!isLead(x) && !isLead(foe)) return reading;
  const kept = { ...slots, ...(x && !isLead(x) ? { x } : {}), ...(foe && !isLead(foe) ? { foe } : {}) };
  if (isBetweenLeads(reading)) return { ...reading, slots: kept };
  const named = leadNamedApart(reading);
  const apart = named === null ? stage : withLeadApart(stage, named);
  const both = isLead(x) && isLead(foe);
  if (apart.apart.length > 0 && !both) return { ...reading, leads: [apart.leads[0].name, apart.leads[1].name] };
  const [instead] = stage.others;
  if (!x || !isLead(x) || !instead) return { ...reading, slots: kept };
  return { ...reading, slots: { ...kept, x: { ...x, text: instead.name, sure: 0.45, from: 'mended' } } };
}

/** Two who have swapped are no two who look after them: a lead of whom it is told stands apart, and where the show has too few it is no swap. */
function withSwappedLeads(reading: Reading, stage: Stage): Reading {
  const { other, swap, ...slots } = reading.slots;
  void swap;
  const named = [0, 1].filter((at) => [slots.x?.text, other?.text].includes(reading.leads[at as 0 | 1]));
  if (named.length === 0) return reading;
  const on = withLeadsApart(stage, named);
  if (on.apart.length === named.length) return { ...reading, leads: [on.leads[0].name, on.leads[1].name] };
  return withLeadsInTheirParts({ ...reading, slots }, stage);
}

/**
 * Whether typed words of an idea that was approved may be heard by others than its author. Words of the positive list and the
 * show's own names are refused by the judge's rules only: its statistics are of sentences, and mistake one noun in fifteen
 * for harm. For the youngest no other words may be heard; for others the judge must be sure of them.
 */
export function mayBeHeard(judge: Judge, words: string, stage: Stage, showName: string): boolean {
  const names = [...stage.leads, ...stage.others].map(({ name }) => name);
  if (onlyChildWords(words, [...names, stage.place.name, showName]))
    return judge(words, { rating: stage.rating, kind: 'name' }).approved;
  return !isForYoungest(stage.rating) && judge(words, { rating: stage.rating, kind: 'plot' }).verdict === 'approved';
}

/** Nobody gets through the sun where it is the sun that has not come: what has come is the dark. */
function withWhatCame(reading: Reading, idea: string): Reading {
  const { x } = reading.slots;
  const last = x?.text.toLowerCase().split(' ').at(-1) ?? '';
  if (reading.kind.is !== 'survive' || !x || x.text.includes(' with no ') || !wordSet('lights').has(last))
    return reading;
  const isGone = idea
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => wordSet('gone').has(word.replace('’', "'")));
  return isGone ? { ...reading, slots: { ...reading.slots, x: { ...x, text: 'the dark' } } } : reading;
}

/** The plot of a season: what was read, then the noun kits, the show, the place and the kind. */
export function frameOfIdea(packs: StoryPacks, judge: Judge, brief: EpisodeBrief, stage: Stage): Frame {
  const reading = withWhatCame(readingOfIdea(judge, brief, stage), brief.plotIdea);
  const { kind, said, fill, read } = frameSources(reading);
  const { defaults } = arcFor(packs, kind);
  const named = [0, 1].filter((at) => !reading.leads.includes(stage.leads[at as 0 | 1].name));
  const on = withTreasureKnown(withLeadsApart(stage, named));
  for (const known of knownOf(stage, on.apart)) Object.assign(said, knownSlots(reading, known));
  // What they do is the kind's own there: the feeling is said, and the two make it up.
  const consoled = wordSet('consoles').has(reading.slots.verb?.text ?? '') ? said['verb'] : null;
  if (betweenLeads.has(kind)) delete said['verb'];
  const felt = nameIn(said['feeler']);
  if (felt) said['verb'] = verbOf(felt, consoled);
  const feels = kind === 'feeling' && !felt ? firstNamed(brief.plotIdea, on) : null;
  if (feels) said['payer'] = feels.name;
  const sources = { kind, said, fill, read, defaults, kits: packs.kits, seed: brief.seed };
  const made = makeFrame(sources, on);
  return stagedAs(made) ? makeFrame({ ...sources, ...onStage(made, sources, brief.plotIdea) }, on) : made;
}

/** What is done about whoever feels it: what the idea asks for ("cheer it up"), or staying with them. */
function verbOf(feeler: string, asked: unknown): [string, string] {
  const forms = z.tuple([z.string(), z.string()]).safeParse(asked).data ?? ['stay with them', 'stayed with them'];
  return forms.map((form) => form.replace(/\b(?:it|them|him|her)\b/, feeler)) as [string, string];
}

/** The show's own treasure is as concrete as what an idea names: a bell has a clapper, and a note of its own. */
function withTreasureKnown(stage: Stage): Stage {
  const { treasure } = stage.show;
  const { kit } = describeNoun(treasure.the);
  const known = { ...treasure, kit };
  return kit ? { ...stage, show: { ...stage.show, treasure: known } } : stage;
}

/** What a performance is where nobody says it: the piece that is to be given, or what a troupe gives; what it is about, and what is at risk. */
function onStage({ event, x, besides }: Frame, { said, defaults, fill }: FrameSources, idea: string) {
  const isUnnamed = event?.from === 'kind' && !isTroupe(x);
  const named = isUnnamed ? { the: x.the, a: x.a, head: x.head, plural: x.plural, type: 'event' } : undefined;
  const bare = (text: string) => text.toLowerCase().replace(/^the /, '');
  const about = besides.find(({ is, text }) => is === 'named' && idea.toLowerCase().includes(`about ${bare(text)}`));
  return {
    said: { ...said, ...(about ? { about: about.text } : {}) },
    fill: { ...fill, ...(named ? { event: named } : {}) },
    defaults: { ...defaults, ...z.record(z.string(), z.unknown()).catch({}).parse(defaults['staged']) },
  };
}

/** What a slot is called, as it was read or as the show knows it; "" where there is none. */
function nameIn(slot: unknown): string {
  if (typeof slot === 'string') return slot;
  return z.object({ the: z.string() }).safeParse(slot).data?.the ?? '';
}

/** Somebody whom the show knows, under the name by which an idea has them. */
type Known = { as: string; isPerson: boolean; forms: { the: string; they: Person['they'] } & Record<string, unknown> };

function knownOf({ others, show }: Stage, apart: Stage['apart']): Known[] {
  const person = ({ name, they }: Person, the: string): Known => ({
    as: name,
    isPerson: true,
    forms: { the, a: the, head: the, type: 'person', talks: true, they, plural: false },
  });
  const { they = 'they', ...opponent } = show.opponent;
  return [
    ...apart.map((lead) => person(lead.person, lead.person.short)),
    ...others.map((other) => person(other, /^the /i.test(other.name) ? other.short : other.name)),
    { as: opponent.the, isPerson: false, forms: { ...opponent, they } },
  ];
}

/** The forms of somebody whom the show knows where they are x or foe; with x, the verb that has them as its object. */
function knownSlots({ slots, kind }: Reading, { as, forms, isPerson }: Known) {
  const verb = slots.swap ? '' : (slots.verb?.text ?? '');
  const other = slots.swap && slots.other?.text === as ? { ...forms, talks: true, swap: slots.swap.text } : null;
  return {
    ...(slots.x?.text === as ? { x: forms, ...(verb ? { verb: verbPair(kind.is, verb, forms) } : {}) } : {}),
    ...(isPerson && slots.foe?.text === as ? { foe: { ...forms, one: { the: forms.the, they: forms.they } } } : {}),
    ...(other ? { other } : {}),
    ...(other && !slots.foe ? { foe: { ...forms, talks: true, one: { the: forms.the, they: forms.they } } } : {}),
    ...(slots.feeler?.text === as ? { feeler: forms } : {}),
    ...(!isPerson && slots.foe?.text === as ? { foe: forms } : {}),
  };
}

/** The lead whom an idea names first: whatever is felt in it, they feel. */
function firstNamed(idea: string, { leads }: Stage): Person | null {
  const at = (lead: Person) => {
    const found = [lead.name, lead.short].map((name) => idea.toLowerCase().indexOf(name.toLowerCase()));
    return Math.min(...found.map((one) => (one < 0 ? Infinity : one)));
  };
  const [first, second] = leads;
  if (at(first) === at(second)) return null;
  return at(first) < at(second) ? first : second;
}
