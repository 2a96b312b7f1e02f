import { placeKinds } from '#shared/story/show-story.ts';
import type { Pronoun } from '#shared/story/show-story.ts';
import type { Frame, Noun, NounKit } from '../frame.ts';
import { hasParts } from '../plan/facts.ts';
import { guestOf, stagedAs, troubleOf, troupeOf } from '../plan/staged.ts';
import { makeNoun } from '../stage/make-noun.ts';
import { quarrelsWithin } from '../reading/slots/shared-in.ts';
import { traitSaid } from '../stage/trait-forms.ts';
import type { Person } from '../stage/person.ts';
import type { Stage } from '../stage/make-stage.ts';

export type SlotValue = string | boolean;
/** What the names in curly and square brackets stand for. */
export type Slots = Record<string, SlotValue>;

const cases: Record<Pronoun, { they: string; them: string; their: string }> = {
  it: { they: 'it', them: 'it', their: 'its' },
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
};

function pronouns(name: string, they: Pronoun, plural = they === 'they'): Slots {
  const of = cases[they];
  return {
    [`${name}_they`]: of.they,
    [`${name}_them`]: of.them,
    [`${name}_their`]: of.their,
    [`${name}_was`]: plural ? 'were' : 'was',
    [`${name}_is`]: plural ? 'are' : 'is',
    [`${name}_has`]: plural ? 'have' : 'has',
    // As it is said aloud: "they're", but "it's" both for "it is" and "it has".
    [`${name}_theyre`]: of.they === 'they' ? "they're" : `${of.they}'s`,
    [`${name}_theyve`]: of.they === 'they' ? "they've" : `${of.they}'s`,
    [`${name}_plural`]: plural,
    // After the pronoun: one teacher "wants", but they "want".
    [`${name}_many`]: plural || they === 'they',
  };
}

function noun(name: string, value: Noun | undefined): Slots {
  const said = { [name]: value?.the ?? '', [`${name}_a`]: value?.a ?? '', [`${name}_head`]: value?.head ?? '' };
  const plural = value?.plural ?? false;
  return {
    ...said,
    [`${name}_whose`]: whose(value?.the ?? '', plural),
    ...pronouns(name, value?.they ?? 'it', plural),
  };
}

/** "the geese's", but "the starlings'". */
const whose = (the: string, plural: boolean) => (the === '' ? '' : `${the}${plural && the.endsWith('s') ? "'" : "'s"}`);

const isAlive = ({ type }: Pick<Noun, 'type'>) => ['creature', 'person', 'group'].includes(type);

const kitNames: (keyof NounKit)[] = ['home', 'left', 'left_title', 'part', 'part2', 'sound', 'sound2', 'used', 'carry'];

/**
 * What people do with x, and what x does of itself. The kit of somebody alive says the second: a puppy "fell over and went to
 * sleep", which nobody else did.
 */
function usedAndDid({ type, they, kit }: Noun): Slots {
  const used = kit?.used ?? '';
  const them = { it: 'it', she: 'her', he: 'him', they: 'them' }[they];
  return { x_used: isAlive({ type }) ? `made room for ${them}` : used, x_did: used };
}

/** Phrases of the noun kit after which a verb may stand. */
const kitNouns = ['part', 'part2', 'left'] as const;

/** A phrase of a kit may be of many: "the laces". */
function kitNumbers(kit: Partial<NounKit> = {}): Slots {
  return Object.fromEntries(
    kitNouns.flatMap((name) => {
      const { they, plural } = makeNoun({ the: kit[name] ?? '', type: 'thing' }, { from: 'kit', sure: 1 });
      return Object.entries(pronouns(`x_${name}`, they, plural));
    }),
  );
}

/** Where who feels it is to be found, and what is seen and heard of them. */
function feelerKit(feeler: Noun | undefined): Slots {
  const { home = '', part = '', sound = '' } = feeler?.kit ?? {};
  return {
    feeler_call: (feeler?.the ?? '').replace(/^the /, ''),
    feeler_home: home,
    feeler_part: part,
    feeler_sound: sound,
  };
}

/** "Cat!" they call the cat, and "Felix!" Felix. */
const calledAs = ({ the, head }: Noun) => capital(the.startsWith('the ') ? head : the);

/** Where the other of two who have swapped is at home, and what is seen and heard of them. */
function otherKit(other: Noun | undefined): Slots {
  const { home = '', part = '', sound = '', used = '' } = other?.kit ?? {};
  return {
    other_call: other ? calledAs(other) : '',
    other_home: home,
    other_part: part,
    other_sound: sound,
    other_did: used,
  };
}

/** "a robot that does homework", but "a sandwich machine". */
function madeFor({ x, deed }: Frame): string {
  const said =
    deed?.text
      .split(' ')
      .at(-1)
      ?.replace(/(?:es|s)$/, '') ?? '';
  return !deed || x.a.split(' ').some((word) => word === said || word === deed.text.split(' ').at(-1))
    ? x.a
    : `${x.a} that ${deed.does}`;
}

/** Everything that stays the same for a season. */
export function seasonSlots(frame: Frame, stage: Stage): Slots {
  const { x, foe, den, tool, verb } = frame;
  const kit = Object.fromEntries(kitNames.map((name) => [`x_${name}`, x.kit?.[name] ?? '']));
  const must = frame.must && stage.leads[frame.must.lead];
  return {
    ...noun('x', x), ...kit, ...usedAndDid(x), ...kitNumbers(x.kit), x_talks: x.talks, x_alive: isAlive(x), x_size: x.size, x_parts: hasParts(x),
    ...noun('foe', foe), foe_known: foe.known, foe_talks: foe.talks, foe_sign: foe.sign, foe_alive: isAlive(foe),
    one: foe.one.the, ...pronouns('one', foe.one.they, false),
    ...noun('den', den), den_in: den.in, den_inside: den.in.replace(/ up to the \w+$/, ''), limb: den.limb ?? '', stuck: den.stuck ?? '',
    ...noun('tool', tool),
    ...noun('weak', frame.weak), ...noun('trick', frame.trick), ...noun('event', frame.event), ...noun('became', frame.became), ...noun('other', frame.other), ...otherKit(frame.other), swap: frame.other?.swap ?? '', x_call: calledAs(x), became_alive: frame.became !== undefined && isAlive(frame.became),
    staged: stagedAs(frame) ?? '', guest: guestOf(frame), troupe: troupeOf(frame), about: frame.about?.text ?? '', trouble: troubleOf(frame),
    ...noun('prize', frame.prize), prize_mass: frame.prize?.count === 'mass',
    ask: frame.ask?.text ?? '', did: frame.did?.text ?? '',
    lesson: frame.lesson?.text ?? '', lesson_ing: frame.lesson?.ing ?? '', learns: frame.lesson?.learns ?? 'other',
    ...noun('feeler', frame.feeler), feeler_talks: frame.feeler?.talks ?? false, ...feelerKit(frame.feeler),
    x_that: madeFor(frame), deed: frame.deed?.text ?? '', does: frame.deed?.does ?? '', doing: frame.deed?.doing ?? '', deed_is: frame.deed?.is ?? '', prints: frame.deed?.prints ?? false,
    ...spellSlots(frame),
    ...oddSlots(frame), ...banSlots(frame),
    loath: frame.rivalry?.loath ?? false, flaw_say: frame.chosen?.say ?? '', office: frame.office?.text ?? '',
    sh_do: frame.shirked?.text ?? '', sh_does: frame.shirked?.does ?? '', sh_did: frame.shirked?.did ?? '', sh_must: frame.shirked?.must ?? '',
    love: frame.love?.is ?? '',
    rift: frame.rift?.is ?? 'secret', within: quarrelsWithin(frame),
    feel: frame.feel?.text ?? '', feel_noun: frame.feel?.noun ?? '',
    verb: verb.to, verb_did: verb.did,
    stake: frame.stake.text, stake_fixed: frame.stake.fixed,
    till: frame.till?.text ?? '', deadline: frame.till?.by ?? '',
    owner: frame.owner?.text ?? '',
    must_who: must?.short ?? '', must: frame.must?.text ?? '', ...pronouns('must', must?.they ?? 'they', false),
    ...traitSlots(frame, stage),
    why: frame.why.is, young: frame.young?.text ?? '',
    ...timeSlots(frame.span === 'night'), ...stageSlots(stage), ...farFrom(frame.den.the, stage),
  }; // prettier-ignore
}

/** What everybody does all at once; all of it "" where there is no such spell. */
function spellSlots({ spell }: Frame): Slots {
  const { text = '', does = '', doing = '', did = '', is = '', cry = '', cry2 = '', cry3 = '' } = spell ?? {};
  // "they are upside down"
  return {
    spell: is,
    spell_do: text.replace(/^be /, 'are '),
    spell_does: does,
    spell_doing: doing,
    spell_did: did,
    cry,
    cry2,
    cry3,
  };
}

/** What nobody may do, or what x does that can't be; all of it "" where there is no such thing. */
function oddSlots({ odd }: Frame): Slots {
  const { text = '', does = '', doing = '', did = '', cause = '', causes = '', caused = '', at = '' } = odd ?? {};
  return {
    odd_of: text, odd_does: does, odd_ing: doing, odd_did: did, odd_ban: `${text}${at}`,
    odd_cause: cause, odd_causes: causes, odd_caused: caused,
    odd_many: does, odd_at: odd?.is === 'extra' ? at : '', odd_by: odd?.is === 'still' ? cause : '',
  };
} // prettier-ignore

/** What must not be done; all of it "" where there is no such thing. `ban_all` has how long. */
function banSlots({ ban }: Frame): Slots {
  const { text = '', ing = '', did = '', it = '', it_ing = '', it_did = '', lasts = '', because = '' } = ban ?? {};
  const all = lasts === '' ? text : `${text} ${lasts}`;
  return { ban: text, ban_is: ban?.is ?? '', ban_ing: ing, ban_did: did, ban_it: it, ban_it_ing: it_ing, ban_it_did: it_did, ban_all: all, ban_ends: lasts, ban_because: because }; // prettier-ignore
}

/** What one of the two is, has or does; all of it "" where there is none. `trait_who` is for memory, which has what somebody must be by itself. */
function traitSlots({ trait }: Frame, { leads }: Stage): Slots {
  const isNoun = trait !== undefined && ['allergic', 'afraid', 'dislikes', 'lacks'].includes(trait.is);
  const { they, plural } = makeNoun({ the: isNoun ? trait.of : '', type: 'thing' }, { from: 'said', sure: 1 });
  return {
    trait: trait?.is ?? '',
    trait_who: trait && trait.is !== 'must' ? leads[trait.lead].short : '',
    trait_of: trait?.of ?? '',
    trait_ing: trait?.ing ?? '',
    trait_done: trait?.done ?? '',
    trait_say: trait?.say ?? '',
    trait_i: trait ? traitSaid(trait, 'i') : '',
    trait_you: trait ? traitSaid(trait, 'you') : '',
    ...pronouns('trait_of', they, plural),
  };
}

function timeSlots(night: boolean): Slots {
  return night
    ? { t_noon: 'ten', t_first: 'at eight', t_before: 'at seven', t_left: 'one hour', t_unit: 'hour', t_sleep: 'rest' }
    : { t_noon: 'noon', t_first: 'on a Tuesday', t_before: 'on Monday', t_left: 'one day', t_unit: 'night', t_sleep: 'sleep' }; // prettier-ignore
}

/** Where the place's far end is the den itself, what is far off is somewhere else: nobody longs for where they stand. */
const farFrom = (den: string, { show, place }: Stage): Slots =>
  den === place.far ? { far: `the far end of ${show.place_of}`, ...pronouns('far', 'it') } : {};

function stageSlots({ show, place }: Stage): Slots {
  const { here, spot, edge, hide, door, far, board, ground, way, noise, cold, slot = 'the letter box' } = place;
  const { food, crowd, place_of, rake, treasure, prop } = show;
  const where = Object.fromEntries(placeKinds.map((kind) => [kind, place.where.includes(kind)]));
  const around = { here, spot, edge, hide, door, far, board, ground, way_there: way, noise, cold, slot };
  return {
    ...where,
    ...around,
    ...placeNumbers({ spot, edge, hide, door, far, board, ground, noise, slot, food }),
    food,
    crowd,
    place_of,
    rake,
    treasure: treasure.the,
    prop: prop.the,
  };
}

/** What stands about in a place may be of many: "the double doors". */
const placeNumbers = (nouns: Record<string, string>): Slots =>
  Object.assign(
    {},
    ...Object.entries(nouns).map(([name, the]) => {
      const { they, plural } = makeNoun({ the, type: 'thing' }, { from: 'show', sure: 1 });
      return pronouns(name, they, plural);
    }),
  ) as Slots;

/** Somebody as `a`, `p`, `h` …; `cursor` moves on what they say in turn: yes and no, and what stands for any talk. */
export function personSlots(name: string, person: Person, cursor: number): Slots {
  const { short, they, kind, who, keep, keepwhy, secret, skill, fear, fearline, says, chat, tryline, yes, no, call } =
    person;
  const inTurn = (list: string[]) => list[cursor % list.length] ?? '';
  const turns = { says: inTurn(says), chat: inTurn(chat), tryline: inTurn(tryline), yes: inTurn(yes), no: inTurn(no) };
  const kept = makeNoun({ the: keep, type: 'thing' }, { from: 'show', sure: 1 });
  const said = { kind, who, keep, keepwhy, secret, skill, fear, fearline, call, ...turns };
  return {
    [name]: short,
    ...pronouns(name, they, they === 'they'),
    ...pronouns(`${name}_keep`, kept.they, kept.plural),
    ...Object.fromEntries(Object.entries(said).map(([key, value]) => [`${name}_${key}`, value])),
  };
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** A slot by its name; `foe_cap` is `foe` with a capital. Undefined for a name that there is not. */
export function slotValue(slots: Slots, name: string): SlotValue | undefined {
  const value = slots[name];
  if (value !== undefined || !name.endsWith('_cap')) return value;
  const plain = slots[name.slice(0, -'_cap'.length)];
  return typeof plain === 'string' ? capital(plain) : plain;
}

/** A header with its `[slots]` filled in. */
export function fillHeader(text: string, slots: Slots): string {
  return text.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(slotValue(slots, name) ?? ''));
}
