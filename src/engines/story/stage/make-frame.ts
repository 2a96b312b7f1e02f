import { z } from 'zod';
import {
  besides,
  frame as frameSchema,
  nounKit,
  type ArcKind,
  type Frame,
  type Noun,
  type NounKit,
  type SlotSource,
} from '../frame.ts';
import { stakeSorts } from '#shared/story/show-story.ts';
import { chooseStake } from './choose-stake.ts';
import { looseNoun, makeNoun, type LooseNoun } from './make-noun.ts';
import { isPluralWord } from '../reading/words/nouns.ts';
import { hash32 } from '../words/seeded.ts';
import type { Stage } from './make-stage.ts';

/** Slots as somebody writes them down, in `frames.yaml` or as an arc's `defaults`. */
export type LooseFrame = Record<string, unknown>;

/** What the idea says, what fills it, and what the kind brings; each before the next. */
export type FrameSources = {
  kind: ArcKind;
  said: LooseFrame;
  fill: LooseFrame;
  defaults: LooseFrame;
  /** The season's own. */
  seed?: string;
  /** What the season before it was at risk of. */
  had?: string;
  kits?: Record<string, NounKit>;
  /** How sure what is said was read, and whether its spelling was mended; by slot. */
  read?: Partial<Record<string, { from: SlotSource; sure: number }>>;
};

const text = z.union([z.string(), z.number().transform(String)]);
const pair = z.tuple([z.string(), z.string()]);
const sources = ['said', 'fill', 'defaults'] as const;
const fromOf: Record<(typeof sources)[number], SlotSource> = { said: 'said', fill: 'kit', defaults: 'kind' };
const sureOf: Record<SlotSource, number> = { said: 1, mended: 0.9, kit: 0.8, show: 0.6, place: 0.6, kind: 0.4 };
const origin = (from: SlotSource) => ({ from, sure: sureOf[from] });

/**
 * A whole frame: what is not said comes from `fill`, then the show (treasure, opponent, prop) and the place, then the kind.
 * Throws a ZodError for a slot that can't be one.
 */
export function makeFrame(from: FrameSources, stage: Stage): Frame {
  const read = new LooseReader({ ...from, defaults: { ...from.defaults, ...stakeOf(from, stage) } });
  const { show, place } = stage;
  const spare = looseNoun.safeParse(from.defaults['spare_x']).data;
  const x = spare ? read.noun('x', spare, 'kind') : read.noun('x', { ...show.treasure }, 'show');
  const foe = foeOf(read, stage, x);
  const feeler = read.nounOrNone('feeler');
  const other = otherOf(read);
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
    ...optional('prize', prizeOf(read, show.treasure)),
    ...optional('act', read.text('act')),
    ...optional('closing', read.text('closing')),
    ...optional('did', read.clause('did')),
    ...optional('ask', askOf(read, x)),
    ...optional('lesson', read.clause('lesson', { ing: read.inside('lesson', 'ing') ?? read.text('lesson_ing') ?? '', tune: read.text('tune') === 'yes', learns: read.text('learns') ?? 'other' })),
    ...optional('deed', deedOf(read)),
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
    roles: rolesOf(read, stage),
    helpers: helpersOf(read, stage, [x.the, foe.the, feeler?.the ?? '', other?.the ?? '']),
  }; // prettier-ignore
  return frameSchema.parse({ ...plot, verb: verbOf(read, plot.x) });
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

const optional = <T>(key: string, value: T | undefined) => (value === undefined ? {} : { [key]: value });

class LooseReader {
  readonly kind: ArcKind;
  readonly #from: FrameSources;
  constructor(from: FrameSources) {
    this.#from = from;
    this.kind = from.kind;
  }

  all(key: string): { value: unknown; from: SlotSource }[] {
    return sources.flatMap((name) => {
      const value = this.#from[name][key];
      return value === undefined || value === null || value === '' ? [] : [{ value, from: fromOf[name] }];
    });
  }
  /** Where a slot is from: what was said is as sure as it was read. */
  origin(key: string) {
    const from = this.sourceOf(key) ?? 'kind';
    return from === 'said' ? (this.#from.read?.[key] ?? origin(from)) : origin(from);
  }
  sourceOf = (key: string): SlotSource | undefined => this.all(key)[0]?.from;

  text(key: string): string | undefined {
    for (const { value } of this.all(key)) {
      const read = text.safeParse(value);
      if (read.success) return read.data;
      const inner = z.object({ text }).safeParse(value);
      if (inner.success) return inner.data.text;
    }
    return undefined;
  }
  /** A slot for which there are several that would do, by what the season is about: the same plot has the same one. */
  oneOf(key: string): string | undefined {
    const list = this.all(key).flatMap(({ value }) => z.array(z.string()).safeParse(value).data ?? []);
    return list[
      hash32(key, this.text('x') ?? '', this.text('foe') ?? '', this.text('ask') ?? '') % Math.max(1, list.length)
    ];
  }
  inside(key: string, field: string): string | undefined {
    return this.all(key).flatMap(({ value }) => {
      const read = z.looseObject({ [field]: text }).safeParse(value);
      return read.success ? [String(read.data[field])] : [];
    })[0];
  }
  pair(key: string): [string, string] | undefined {
    return this.all(key).flatMap(({ value }) => { const read = pair.safeParse(value); return read.success ? [read.data] : []; })[0]; // prettier-ignore
  }
  clause<T extends object>(key: string, more?: T) {
    const said = this.text(key);
    return said === undefined ? undefined : { ...this.origin(key), text: said, ...more };
  }

  /** The forms of a noun from all that say something of it; `spare` where nobody names it. */
  noun(key: string, spare: LooseNoun | null, spareFrom: SlotSource): Noun {
    const forms = this.all(key).map(({ value }) => looseOf(value));
    const named = forms.some(({ the }) => the !== undefined);
    const known: LooseNoun = {};
    for (const form of [...forms, ...(named || !spare ? [] : [spare])])
      for (const [name, value] of Object.entries(form)) known[name] ??= value;
    const head = this.text(`${key}_head`) ?? this.text(`${key}head`);
    const kit = kitOf(known);
    const full = { ...known, ...(head ? { head } : {}), ...(kit ? { kit } : {}) };
    return makeNoun(full, named ? this.origin(key) : origin(spareFrom), key === 'x' ? this.#from.kits : undefined);
  }
  nounOrNone(key: string): Noun | undefined {
    return this.all(key).length > 0 ? this.noun(key, null, 'kind') : undefined;
  }
}

/** "the soup", `[a soup, the soup]`, or an object of forms. */
function looseOf(value: unknown): LooseNoun {
  const two = pair.safeParse(value);
  if (two.success) return { a: two.data[0], the: two.data[1] };
  return looseNoun.parse(value);
}

function kitOf(known: Record<string, unknown>): Partial<NounKit> | undefined {
  const flat = { ...known, left_title: known['left_title'] ?? known['lefttitle'] };
  const given = nounKit
    .partial()
    .safeParse(
      Object.fromEntries(
        Object.entries(flat).filter(([key, value]) => key in nounKit.shape && typeof value === 'string'),
      ),
    );
  const inner = nounKit.partial().safeParse(known['kit']);
  const kit = { ...(given.success ? given.data : {}), ...(inner.success ? inner.data : {}) };
  return Object.keys(kit).length > 0 ? kit : undefined;
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

/** Who has changed something with x, and what. */
function otherOf(read: LooseReader) {
  const swap = read.inside('other', 'swap');
  const other = swap ? read.nounOrNone('other') : undefined;
  return other && { ...other, swap };
}

function deedOf(read: LooseReader) {
  const inside = (field: string) => read.inside('deed', field);
  const is = inside('is');
  return is ? read.clause('deed', { does: inside('does') ?? '', doing: inside('doing') ?? '', is, prints: inside('prints') === 'yes' }) : undefined; // prettier-ignore
}

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

function rolesOf(read: LooseReader, stage: Stage): Frame['roles'] {
  const named = (role: string) => leadNamed(read.text(role) ?? read.inside('roles', role), stage);
  const { bold, careful } = temperOf(stage);
  const must = mustOf(read, stage)?.lead;
  const doer = named('doer') ?? bold;
  return {
    doer,
    maker: named('maker') ?? (doer === 0 ? 1 : 0),
    payer: named('payer') ?? must ?? (doer === 0 ? 1 : 0),
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
