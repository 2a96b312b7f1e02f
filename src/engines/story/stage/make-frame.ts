import { z } from 'zod';
import { stakeSorts } from '#shared/story/show-story.ts';
import { besides, frame as frameSchema, traitKinds, type ArcKind, type Frame, type Noun } from '../frame.ts';
import { isPluralWord } from '../reading/words/nouns.ts';
import { chooseStake } from './choose-stake.ts';
import { looseOf, LooseReader, origin, type FrameSources, type LooseFrame } from './loose-reader.ts';
import { looseNoun, makeNoun, type LooseNoun } from './make-noun.ts';
import type { Stage } from './make-stage.ts';
import { oneOfMany, ownerless } from './mend-noun.ts';
import { traitForms } from './trait-forms.ts';

const optional = <T>(key: string, value: T | undefined) => (value === undefined ? {} : { [key]: value });

/**
 * A whole frame: what is not said comes from `fill`, then the show (treasure, opponent, prop) and the place, then the kind.
 * Throws a ZodError for a slot that can't be one.
 */
export function makeFrame(from: FrameSources, stage: Stage): Frame {
  const read = new LooseReader({ ...from, defaults: { ...from.defaults, ...stakeOf(from, stage) } });
  const { show, place } = stage;
  const spare = looseNoun.safeParse(from.defaults['spare_x']).data;
  const feelers = read.nounOrNone('feeler');
  const feeler = feelers && oneOfMany(feelers);
  // What has come over everybody where no place is named has come over the whole of the show's own.
  const everywhere = { the: show.place_of, a: show.place_of, type: 'place', they: 'it', plural: false } as const;
  const unnamed = read.inside('spell', 'is') ? everywhere : { ...show.treasure };
  const named = spare ? read.noun('x', spare, 'kind') : read.noun('x', unnamed, 'show');
  const x = ownerless(from.kind, named, feeler?.the);
  const foe = foeOf(read, stage, x);
  const other = otherOf(read);
  const roles = rolesOf(read, stage);
  const plot = {
    kind: from.kind,
    x,
    foe,
    den: denOf(read, place.far),
    tool: { ...read.noun('tool', { ...show.prop }, 'show'), use: read.text('tool_use') ?? read.inside('tool', 'use') ?? read.inside('tool', 'kind') ?? show.prop.use ?? 'any' },
    ...optional('weak', read.nounOrNone('weak')),
    ...optional('feeler', feeler),
    ...optional('rift', riftOf(read)),
    ...optional('trick', read.nounOrNone('trick')),
    ...optional('event', read.nounOrNone('event')),
    ...optional('became', read.nounOrNone('became')),
    ...optional('other', other),
    ...optional('love', loveOf(read)),
    ...optional('prize', prizeOf(read, show.treasure)),
    ...optional('act', read.text('act')),
    ...optional('closing', read.text('closing')),
    ...optional('did', read.clause('did')),
    ...optional('ask', askOf(read, x)),
    ...optional('lesson', lessonOf(read, x)),
    ...optional('deed', deedOf(read)),
    ...optional('spell', spellOf(read)),
    ...optional('odd', oddOf(read)),
    ...optional('ban', banOf(read)),
    ...patternsOf(read),
    ...optional('office', read.clause('office')),
    ...optional('feel', read.clause('feel', { noun: read.text('feel_noun') ?? '', as: read.text('feel_as') ?? read.text('feel') })),
    stake: read.clause('stake', { fixed: read.text('stake_fixed') ?? read.text('fixed') ?? 'all is well' }) ?? { ...origin('kind'), text: 'nothing goes on as it should', fixed: 'all is well' },
    ...optional('till', read.clause('till', { by: read.text('deadline') ?? `before ${read.text('till') ?? ''}` })),
    ...optional('owner', ownerOf(read)),
    ...optional('about', read.clause('about')),
    besides: z.array(besides).safeParse(from.said['besides']).data ?? [],
    ...optional('must', mustOf(read, stage)),
    why: { ...origin(read.sourceOf('why') ?? 'kind'), is: read.text('why') ?? read.oneOf('why') ?? 'need' },
    ...optional('young', read.clause('young')),
    span: read.text('span') === 'night' ? 'night' : 'days',
    ...optional('trait', traitOf(read, stage, roles.payer)),
    roles,
    helpers: helpersOf(read, stage, [x.the, foe.the, feeler?.the ?? '', other?.the ?? '']),
  }; // prettier-ignore
  const verb = verbOf(read, plot.x);
  const ofOne = (said: string) => (feelers && feeler ? said.replace(feelers.the, feeler.the) : said);
  return frameSchema.parse({ ...plot, verb: { ...verb, to: ofOne(verb.to), did: ofOne(verb.did) } });
}

/** Whose it is; of many to whom something is brought one opens the door: "the gods" → "the oldest of the gods". */
function ownerOf(read: LooseReader): Frame['owner'] {
  const owner = read.clause('owner');
  const [first, ...words] = owner?.text.split(' ') ?? [];
  const isMany =
    read.kind === 'journey' && first === 'the' && !words.includes('of') && isPluralWord(words.at(-1) ?? '');
  return owner && isMany ? { ...owner, text: `the oldest of ${owner.text}` } : owner;
}

const ownStake = z.looseObject({ stake: z.string(), stake_fixed: z.string() });
const sortsOf = z.looseObject({ stakes: z.array(z.enum(stakeSorts)) });

function stakeOf({ kind, said, fill, defaults, seed = '', had }: FrameSources, { show }: Stage): LooseFrame {
  const own = ownStake.safeParse(defaults).data;
  const sorts = sortsOf.safeParse(defaults).data?.stakes;
  const plot = ['x', 'foe', 'ask'].map((key) => JSON.stringify(said[key] ?? fill[key] ?? ''));
  const chosen = chooseStake(
    show,
    { sorts, own: own && { stake: own.stake, fixed: own.stake_fixed } },
    [seed, kind, ...plot, had ?? ''],
    had,
  );
  return chosen ? { stake: chosen.stake, stake_fixed: chosen.fixed } : {};
}

/** Somebody for the other side where the show's own is in what it is about: "the winter" and "the old winter". */
const stranger = { the: 'the stranger', a: 'a stranger', head: 'stranger', they: 'they', plural: false, type: 'person', talks: true } as const; // prettier-ignore

function foeOf(read: LooseReader, { show }: Stage, x: Noun) {
  const { head } = makeNoun(looseNoun.parse(show.opponent), origin('show'));
  const isTwin = x.head === head || x.the.split(' ').includes(head);
  const { one, sign, ...opponent }: Partial<Stage['show']['opponent']> & LooseNoun = isTwin ? stranger : show.opponent;
  const foe = read.noun('foe', opponent, 'show');
  const own = read.all('foe').some(({ value }) => looseOf(value).the !== undefined);
  const oneOf = read.all('foe').flatMap(({ value }) => { const found = z.looseObject({ one: looseNoun }).safeParse(value); return found.success ? [found.data.one] : []; })[0]; // prettier-ignore
  const spokesman: LooseNoun | undefined = oneOf ?? (own ? undefined : one);
  const they =
    read.inside('foe', 'onethey') ??
    read.inside('foe', 'one_they') ??
    read.text('one_they') ??
    spokesman?.they ??
    (foe.plural ? 'it' : foe.they);
  const talks = read.text('foe_talks');
  return {
    ...foe,
    ...(talks ? { talks: talks === 'true' || talks === 'yes' || talks === 'talks' } : {}),
    known: read.sourceOf('foe') === 'said',
    sign: read.inside('foe', 'sign') ?? read.text('sign') ?? read.text('foe_sign') ?? (own ? '' : (sign ?? '')),
    one: { the: spokesman?.the ?? read.text('one') ?? foe.the, they },
  };
}

function denOf(read: LooseReader, far: string) {
  const den = read.noun('den', { the: far, type: 'place' }, 'place');
  return { ...den, type: 'place' as const, in: read.inside('den', 'in') ?? read.text('den_in') ?? `at ${den.the}`, ...optional('stuck', read.inside('den', 'stuck')), ...optional('limb', read.inside('den', 'limb')) }; // prettier-ignore
}

/** A kind's own question may be about x: "what is behind [x]". */
function askOf(read: LooseReader, { the }: Noun) {
  const ask = read.clause('ask');
  return ask && { ...ask, text: ask.text.replaceAll('[x]', the) };
}

/** What is learnt on a thing that is named, where no idea says what: "manage the smartphone". */
function lessonOf(read: LooseReader, { the, type, from }: Noun) {
  const of = read.pair('lesson_of');
  const isPupil = type === 'person' || type === 'creature' || type === 'group';
  const own =
    of && !isPupil && (from === 'said' || from === 'mended') && read.sourceOf('lesson') === 'kind' ? of : null;
  const ing = own ? `${own[1]} ${the}` : (read.inside('lesson', 'ing') ?? read.text('lesson_ing') ?? '');
  const lesson = read.clause('lesson', { ing, tune: read.text('tune') === 'yes', learns: read.text('learns') ?? 'other' }); // prettier-ignore
  return lesson && own ? { ...lesson, text: `${own[0]} ${the}` } : lesson;
}

/** Where nobody says what there is to be won, it is what the show would least like to see won by another. */
function prizeOf(read: LooseReader, treasure: Stage['show']['treasure']) {
  const own = read.kind === 'contest' && read.sourceOf('prize') === 'kind';
  const prize = own ? makeNoun({ ...treasure }, origin('show')) : read.nounOrNone('prize');
  return (
    prize && {
      ...prize,
      count: read.text('prize_kind') ?? read.text('prizekind') ?? read.inside('prize', 'count') ?? 'one',
    }
  );
}

const particles = new Set('back up out down in off home away over free'.split(' '));
const takesObject: ArcKind[] = ['recover', 'rescue', 'contest', 'heist', 'defend', 'find-out', 'build'];

/** "bring back" as "bring it back", "rescue" as "rescue her"; a verb that says its object already stays. */
function verbOf(read: LooseReader, x: Noun) {
  const [to, did] = read.pair('verb') ?? [read.inside('verb', 'to') ?? 'do it', read.inside('verb', 'did') ?? 'did it'];
  const them = read.kind === 'contest' ? 'it' : { it: 'it', she: 'her', he: 'him', they: 'them' }[x.they];
  const place = (verb: string): string => {
    const [first = '', ...rest] = verb.split(' ');
    const withObject = !takesObject.includes(read.kind) || rest.some((word) => !particles.has(word));
    const isMany = x.type === 'group' && takesObject.includes(read.kind);
    const words = withObject ? [first, ...rest] : [first, them, ...rest];
    return words.map((word) => (isMany && word === 'it' ? 'them' : word)).join(' ');
  };
  return { ...read.origin('verb'), to: place(to), did: place(did) };
}

/** Who has changed something with x, and what, or whom x loves. */
function otherOf(read: LooseReader) {
  const swap = read.inside('other', 'swap');
  const other = swap || read.inside('love', 'is') ? read.nounOrNone('other') : undefined;
  return other && { ...other, ...optional('swap', swap) };
}

/** What is between x and the other. */
function loveOf(read: LooseReader) {
  const is = read.inside('love', 'is');
  return is ? { ...read.origin('love'), is } : undefined;
}

function deedOf(read: LooseReader) {
  const inside = (field: string) => read.inside('deed', field);
  const is = inside('is');
  return is ? read.clause('deed', { does: inside('does') ?? '', doing: inside('doing') ?? '', is, prints: inside('prints') === 'yes' }) : undefined; // prettier-ignore
}

/** What everybody does all at once, with what is heard of them. */
function spellOf(read: LooseReader) {
  const inside = (field: string) => read.inside('spell', field) ?? '';
  const fields = ['does', 'doing', 'did', 'is', 'cry', 'cry2', 'cry3'];
  return inside('is') === '' ? undefined : read.clause('spell', Object.fromEntries(fields.map((field) => [field, inside(field)]))); // prettier-ignore
}

/** What nobody may do, or what x does that can't be. */
function oddOf(read: LooseReader) {
  const inside = (field: string) => read.inside('odd', field) ?? '';
  const fields = ['is', 'does', 'doing', 'did', 'cause', 'causes', 'caused', 'at'];
  return inside('is') === '' ? undefined : read.clause('odd', Object.fromEntries(fields.map((field) => [field, inside(field)]))); // prettier-ignore
}

/** What must not be done. */
function banOf(read: LooseReader) {
  const inside = (field: string) => read.inside('ban', field) ?? '';
  const fields = ['is', 'ing', 'did', 'it', 'it_ing', 'it_did', 'lasts', 'because'];
  return inside('is') === '' ? undefined : read.clause('ban', Object.fromEntries(fields.map((field) => [field, inside(field)]))); // prettier-ignore
}
/** What the two are against each other in, the part that falls to x, and what nobody wants to be the first at. */
function patternsOf(read: LooseReader) {
  const [rivalry, part] = [read.inside('rivalry', 'is'), read.inside('chosen', 'part')];
  const inside = (field: string) => read.inside('shirked', field) ?? '';
  return {
    ...(rivalry ? { rivalry: { ...read.origin('rivalry'), is: rivalry, loath: read.inside('rivalry', 'loath') === 'yes' } } : {}),
    ...(part ? { chosen: { ...read.origin('chosen'), part, flaw: read.inside('chosen', 'flaw') ?? 'other', say: read.inside('chosen', 'say') ?? '' } } : {}),
    ...optional('shirked', inside('does') === '' ? undefined : read.clause('shirked', { does: inside('does'), did: inside('did'), must: inside('must'), wakes: inside('wakes') === 'yes' })),
  };
} // prettier-ignore

function riftOf(read: LooseReader) {
  const is = read.text('rift');
  return is ? { ...read.origin('rift'), is } : undefined;
}

function leadNamed(name: string | undefined, { leads }: Stage): 0 | 1 | undefined {
  const at = leads.findIndex((lead) => name !== undefined && (lead.name === name || lead.short === name));
  return at === 0 || at === 1 ? at : undefined;
}

function mustOf(read: LooseReader, stage: Stage) {
  const [who, what] = read.pair('must') ?? [read.text('must_who'), read.text('must')];
  const lead = leadNamed(who, stage);
  return lead === undefined || !what ? undefined : { ...read.origin('must'), lead, text: what };
}

/** What one of the two is, has or does, as it was read, else what one has to be; none where who pays is another by the plot. */
function traitOf(read: LooseReader, stage: Stage, payer: 0 | 1): Frame['trait'] {
  const lead = traitLead(read, stage);
  const is = traitKinds.find((kind) => kind === read.inside('trait', 'is'));
  const of = read.inside('trait', 'of') ?? '';
  if (is && of !== '')
    return lead === undefined || lead === payer
      ? { ...read.origin('trait'), lead: payer, is, of, ...traitForms(is, of, read.inside('trait', 'done')) }
      : undefined;
  const must = mustOf(read, stage);
  return must?.lead === payer
    ? { ...read.origin('must'), lead: payer, is: 'must', of: must.text, ...traitForms('must', must.text) }
    : undefined;
}

const traitLead = (read: LooseReader, stage: Stage) => leadNamed(read.inside('trait', 'lead'), stage);

function rolesOf(read: LooseReader, stage: Stage): Frame['roles'] {
  const named = (role: string) => leadNamed(read.text(role) ?? read.inside('roles', role), stage);
  const { bold, careful } = temperOf(stage);
  const must = mustOf(read, stage)?.lead;
  const doer = named('doer') ?? bold;
  return {
    doer,
    maker: named('maker') ?? (doer === 0 ? 1 : 0),
    payer: (read.sourceOf('payer') === 'said' ? named('payer') : undefined) ?? traitLead(read, stage) ?? named('payer') ?? must ?? (doer === 0 ? 1 : 0), // prettier-ignore
    bold: named('bold') ?? bold,
    careful: named('careful') ?? careful,
  };
}

const boldness = { wildcard: 3, explorer: 2, helper: 1, planner: 0 };

/** Who of the two goes first, and who looks first. */
export function temperOf({ leads: [a, b] }: Stage): { bold: 0 | 1; careful: 0 | 1 } {
  return boldness[b.kind] > boldness[a.kind] ? { bold: 1, careful: 0 } : { bold: 0, careful: 1 };
}

/** Nobody helps who is what the season is about, or stands on the other side. */
function helpersOf(read: LooseReader, stage: Stage, taken: string[]): [string, string] {
  const free = stage.others.filter(({ name, short }) => !taken.includes(name) && !taken.includes(short));
  const others = free.length >= 2 ? free : stage.others;
  const both = read.all('helpers').flatMap(({ value }) => { const list = z.array(z.string()).safeParse(value); return list.success ? [list.data] : []; })[0] ?? []; // prettier-ignore
  const asked = [both[0] ?? read.text('helper') ?? read.text('h'), both[1] ?? read.text('helper2') ?? read.text('g')];
  const known = asked.flatMap((name) => others.find((one) => one.name === name || one.short === name)?.name ?? []);
  const names = [...new Set([...known, ...others.map(({ name }) => name)])];
  return [names[0] ?? '', names[1] ?? ''];
}
