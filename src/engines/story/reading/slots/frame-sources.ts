import { keptKinds, oddKinds, type ArcKind, type Frame } from '../../frame.ts';
import { isAlive } from '../plot/noun-phrase.ts';
import type { ReadSlot, Reading, SlotName } from '../reading.ts';
import { isToldSlot } from '../reading.ts';
import { nounGuessed, nounNamed, singularOf } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { bareVerb, gerund, pastOf } from '../words/verbs.ts';
import { contestSides } from './sides/contest-sides.ts';
import type { DescribedNoun } from './describe-noun.ts';
import { describeNoun, withoutText } from './describe-noun.ts';
import { deedClass, deedForms } from './deed/deed-in.ts';
import { spellForms } from './became/spell-in.ts';
import { banForms, banOfText } from './ban/ban-forms.ts';
import { oddForms } from './odd/odd-forms.ts';
import { patternSources } from './patterns/pattern-sources.ts';
import { isLeftOff, lessonClass } from './lesson-class.ts';
import { traitOfText } from './trait/trait-in.ts';

type Loose = Record<string, unknown>;
/** What the idea says and what the noun kits add to it, in the shape in which a frame is made; show, place and kind fill the rest. */
export type ReadFrame = {
  kind: ArcKind;
  said: Loose;
  fill: Loose;
  /** How sure each said slot was read. */
  read: Record<string, Pick<ReadSlot, 'sure' | 'from'>>;
};

/** The slots of a reading as a frame takes them: nouns in all their forms, the verb with its object as a pronoun in its place. */
export function frameSources(reading: Reading): ReadFrame {
  const { kind, slots, leads, besides } = reading;
  const text = (name: SlotName) => (isToldSlot(name, slots[name]) ? slots[name].text : '');
  const noun = (name: SlotName): DescribedNoun | null => (text(name) === '' ? null : describeNoun(text(name)));
  const said: Loose = { besides };
  const fill: Loose = {};
  const named = noun('x');
  const isAlone = text('foe') === '' && text('den') === '' && !leads.includes(text('x'));
  const chaser = named && isAlone && isOtherSide(kind.is, text('verb'), named) ? text('x') : '';
  const x = chaser === '' ? named : null;
  if (x && !leads.includes(x.the)) {
    said['x'] = text('x');
    fill['x'] = withoutText(x);
  } else if (x) said['x'] = { the: x.the, head: x.the, type: 'person', talks: true, they: 'they' };
  const holder = kind.is === 'escape' && chaser === '' ? ownerOf(text('den') || text('x')) : '';
  const foe = noun('foe') ?? (chaser === '' ? (holder === '' ? null : describeNoun(holder)) : named);
  if (foe) {
    said['foe'] = text('foe') || chaser || holder;
    fill['foe'] = { ...withoutText(foe), one: foe.one, sign: foe.sign };
    Object.assign(fill, reasonOf(foe));
  }
  const inside = x ?? (named && isSwallower(named.head) ? named : null);
  const at =
    inside && placeIsX(kind.is, text('verb'), inside) && ['', inside.the, text('x')].includes(text('den'))
      ? inside
      : null;
  if (at && at === x) fill['x'] = { ...withoutText(at), type: 'place', talks: false };
  // "a wedding for the two scarecrows": whose feast it is, is somebody.
  const isGuest = x?.type === 'thing' && kind.is === 'celebrate' && wordSet('dolls').has(x.head);
  // "a cloud wants to learn to whistle": who is taught is somebody, too.
  const isTaught = kind.is === 'teach' && text('verb') === 'teach';
  const folk = isTaught && x?.type === 'place' ? dwellersOf(x) : null;
  if (folk) [said['x'], fill['x']] = [folk.the, withoutText(folk)];
  if (isGuest || (isTaught && x?.type === 'thing')) fill['x'] = { ...withoutText(x), type: 'creature', talks: false };
  const voice = table('voices')[text('sound')];
  const told = fill['x'] as Partial<DescribedNoun> | undefined;
  if (voice && told?.kit) fill['x'] = { ...told, kit: { ...told.kit, sound: voice[0], sound2: voice[1] } };
  const kitted = fill['x'] as Partial<DescribedNoun> | undefined;
  if (text('home') !== '' && kitted?.kit) fill['x'] = { ...kitted, kit: { ...kitted.kit, home: text('home') } };
  const den = noun('den') ?? at;
  if (den)
    [said['den'], fill['den']] = [
      text('den') || text('x'),
      { head: den.head, plural: den.plural, in: `${placePreposition(den.head, kind.is)} ${den.the}` },
    ];
  if (kind.is === 'rescue' && foe && den?.the === foe.the) Object.assign(fill, stuckAt(text('stuck'), foe, den));
  if (kind.is === 'defend' && x && text('closing') !== '') {
    Object.assign(fill, closedBy(foe, x), closedPlace(x, leads), { closing: text('closing') });
    // That it is to be closed, and for what, is the plot itself.
    said['besides'] = besides.filter(({ text: beside }) => ![x.head, text('became').split(' ').at(-1)].some((word) => word && beside.endsWith(word))); // prettier-ignore
  }
  const tool = noun('tool');
  if (tool) [said['tool'], fill['tool']] = [text('tool'), { ...withoutText(tool), use: tool.use }];
  for (const name of ['weak', 'trick', 'event'] as const) {
    const other = noun(name);
    if (other) [said[name], fill[name]] = [other.the, withoutText(other)];
  }
  // "the tomatoes have started singing": what they are now is singing tomatoes.
  const isHeardNow =
    kind.is === 'magic' && text('deed') === '' && voice !== undefined && x !== null && x.the.startsWith('the ');
  // What is heard of it says more than how it is: "singing at night, and nobody can sleep".
  const isNamed = (slots.became?.sure ?? 0) >= 0.7 || !isHeardNow;
  const became =
    (isNamed ? noun('became') : null) ??
    (isHeardNow ? describeNoun(`the ${gerund(text('sound'))} ${x.the.split(' ').at(-1)}`) : null);
  if (became)
    said['became'] = {
      ...withoutText(became),
      ...formsOfBecame(text('became'), became),
    };
  const odd = oddOf(text('odd'), x?.plural ?? false);
  if (odd) said['odd'] = odd;
  // Whose first word is kept back says nothing before.
  if (odd?.is === 'word')
    fill['x'] = { ...(fill['x'] as Loose | undefined), talks: false, kit: { ...x?.kit, ...table('odds').kept_heard } };
  // What it is now is what it does now, where it isn't what is heard of it.
  if (odd && kind.is === 'magic' && !became && !isKeptBack(odd.is))
    said['became'] = x?.plural
      ? { a: `things that ${odd.does}`, the: `the things that ${odd.does}`, head: 'things', they: 'they', plural: true }
      : { a: `something that ${odd.does}`, the: `the thing that ${odd.does}`, head: 'thing', they: 'it' };
  const other = kind.is === 'magic' && text('swap') !== '' ? noun('other') : null;
  if (other) {
    // "a witch has made the dog" is half of what is told anyway, and "the twins wake up in each other's bed" all of it.
    const isTold = (clause: string) => [text('x'), other.the].some((one) => clause.endsWith(one)) || clause.split(' ').some((word) => word === 'each' || wordSet('swapping').has(word)); // prettier-ignore
    // Where it is told of one each, that all did it is said beside.
    const isOfMany = other.the.startsWith('the smallest ');
    said['besides'] = besides.filter((one) => isOfMany || !isTold(one.text));
    // Both have a say, each in a voice of their own: a cat that has somebody's place is asked, and answers.
    said['other'] = { the: text('other'), swap: text('swap') };
    fill['other'] = { ...withoutText(other), talks: true };
    fill['x'] = { ...(fill['x'] as Loose | undefined), talks: true };
    if (!foe) [said['foe'], fill['foe']] = [text('other'), { ...withoutText(other), talks: true, one: { the: other.the, they: other.they }, sign: '' }]; // prettier-ignore
  }
  const loved = text('love') !== '';
  const prize = noun('prize');
  if (prize)
    [said['prize'], fill['prize']] = [
      prize.the,
      { ...withoutText(prize), count: wordSet('masses').has(prize.head) ? 'mass' : 'one' },
    ];
  if (kind.is === 'contest') {
    const sides = contestSides({ event: text('event'), x, tool, hasWeak: 'weak' in said });
    for (const name of sides.usesTool ? ['x', 'tool'] : 'x' in sides.fill ? ['x'] : []) delete said[name];
    if (sides.usesTool) delete fill['tool'];
    Object.assign(said, sides.said);
    Object.assign(fill, sides.fill);
  }
  for (const name of ['ask', 'owner', 'stake'] as const) if (text(name) !== '') said[name] = text(name);
  if (said['stake']) fill['stake_fixed'] = 'everything is as it should be';
  else if (kind.is === 'journey' && x && isBrought(x, text('verb'))) Object.assign(fill, stakeAmong('carried', x.the));
  else if (isGone.has(kind.is) && !fill['stake'] && x && !leads.includes(x.the)) Object.assign(fill, lossOf(x));
  // Magic and patience are learnt as they are.
  const isNoun = text('lesson') === text('x');
  if (text('lesson') !== '')
    said['lesson'] = { text: text('lesson'), ing: isNoun ? text('lesson') : isLeftOff(text('lesson')) ? text('lesson').replace('stop ', 'not ') : gerund(text('lesson')) }; // prettier-ignore
  if (text('lesson') !== '') said['learns'] = lessonClass(text('lesson'));
  // Others hear it when it is done.
  if (said['learns'] === 'sound') said['tune'] = 'yes';
  if (text('deed') !== '' && x && kind.is === 'build')
    said['deed'] = {
      text: text('deed'),
      ...deedForms(text('deed'), x.plural),
      is: deedClass(text('deed')),
      prints: table('deeds').prints.includes(x.head) ? 'yes' : '',
    };
  if (text('deed') !== '' && kind.is === 'magic') {
    said['spell'] = { text: text('deed'), ...spellForms(text('deed')) };
    said['besides'] = besides.filter((one) => !/\b(?:everybody|everyone|nobody|people|whole|entire)\b/.test(one.text));
    // "the whole of the whole village"
    if (x) said['x'] = x.the.replace(/^the (?:whole|entire) /, 'the ');
    if (x) fill['x'] = { ...withoutText(x), type: 'place', they: 'it', plural: false, talks: false };
  }
  // What it was made to do is told all along, and is not so before it is made.
  if (said['deed']) said['besides'] = besides.filter((one) => !one.text.includes(text('deed')));
  if (text('feel') !== '')
    Object.assign(said, {
      feel: { text: feelWord(text('feel')) },
      feel_as: table('feelings')[text('feel')]?.as || text('feel'),
      feel_noun: table('feelings')[text('feel')]?.noun ?? text('feel'),
    });
  const feeler = dwellersOf(noun('feeler'));
  if (feeler && kind.is === 'feeling') [said['feeler'], fill['feeler']] = [feeler.the, withoutText(feeler)];
  const spares = table('feelings')[text('feel')]?.spare ?? [];
  const spare = spares[letterSum(leads.join(' ')) % Math.max(1, spares.length)];
  if (kind.is === 'feeling' && !x && spare) fill['x'] = { the: spare, ...withoutText(describeNoun(spare)) };
  const rift = riftOf(text('rift'));
  if (rift && kind.is === 'two-of-us') Object.assign(said, rift);
  const pattern = patternSources(text, x, foe);
  Object.assign(said, pattern.said);
  Object.assign(fill, pattern.fill);
  // "Coral knows Tavi's secret and Tavi knows Coral's": there are two of them.
  if (
    kind.is === 'two-of-us' &&
    x?.head === 'secret' &&
    leads.some((name) => x.the.startsWith(`${name}'s `) || x.the.startsWith(`${name.split(' ')[0]}'s `))
  ) {
    said['x'] = { the: 'the two secrets', a: 'two secrets' };
    fill['x'] = withoutText(describeNoun('the two secrets'));
  }
  // Nobody hides a job; what is hidden is the letter about it.
  if (rift?.['rift'] === 'hid' && x && !['thing', 'creature', 'person'].includes(x.type)) {
    said['x'] = { the: `the letter with ${x.the} in it`, a: `a letter with ${x.a} in it` };
    fill['x'] = withoutText(describeNoun('the letter'));
  }
  // Who moves away has to pack.
  if (rift?.['rift'] === 'leaving' && !wordSet('luggage').has(singularOf(x?.head ?? ''))) {
    delete said['x'];
    fill['x'] = { the: 'the big suitcase', ...withoutText(describeNoun('the big suitcase')) };
  }
  if (text('till') !== '')
    Object.assign(said, {
      till: text('till'),
      deadline: `before ${text('till')}`,
      ...(wordSet('nights').has(text('till').replace('the ', '')) ? { span: 'night' } : {}),
    });
  const trait = text('trait') === '' ? null : traitOfText(text('trait'), leads);
  if (trait) said['trait'] = trait;
  const [who, what] = text('must').split(': ');
  if (who && what) said['must'] = [who, what];
  // Whom one beats is the other side; what is done in a contest is to win it.
  const beats = kind.is === 'contest' && beating.test(text('verb'));
  if (other) said['verb'] = ['swap them back', 'swapped them back'];
  else if (loved) said['verb'] = ['bring them together', 'brought them together'];
  else if (text('verb') !== '' && !beats)
    said['verb'] = verbPair(
      kind.is,
      text('verb'),
      text('closing') === '' ? (kind.is === 'defend' ? named : x) : { they: 'it', ...(fill['x'] as object) },
    );
  const ban = banOfText(text('ban'));
  // What nobody does is nothing that one says that one did.
  if (ban)
    Object.assign(said, {
      ban: banForms(ban),
      verb: ['hold out', 'held out'],
      ...(isOneNight(ban.lasts) ? { span: 'night' } : {}),
    });
  const read = Object.fromEntries(Object.entries(slots).map(([name, { sure, from }]) => [name, { sure, from }]));
  return { kind: kind.is, said, fill, read };
}

/** "until the morning", "tonight". */
const isOneNight = (lasts: string) => lasts.split(' ').some((word) => wordSet('nights').has(word));

const isKeptBack = (is: string) => keptKinds.some((kind) => kind === is);

/** "each|get heavier|tell a lie|" in all the forms in which it is told. */
function oddOf(text: string, plural: boolean) {
  const [is, of = '', cause = '', at = ''] = text.split('|');
  const known = oddKinds.find((kind) => kind === is);
  return known ? oddForms({ is: known, of, cause, at }, plural) : null;
}

/** What a village feels its villagers do, and they learn what it is taught. */
function dwellersOf(feeler: DescribedNoun | null): DescribedNoun | null {
  const { dwellers } = table('english');
  const folk =
    feeler?.type === 'place' && dwellers && !Array.isArray(dwellers) ? dwellers[feeler.head]?.[0] : undefined;
  return folk ? describeNoun(`the ${folk}`) : feeler;
}

/** "take the soup to the queen": somebody waits for it at the other end. */
const isBrought = ({ type }: DescribedNoun, verb: string) =>
  !['place', 'event', 'idea'].includes(type) && wordSet('delivers').has(verb.split(' ')[0] ?? '');

/** One of the stakes of a list, by a name. */
function stakeAmong(list: string, name: string): Loose {
  const all = table('stakes')[list] ?? [];
  const [stake, fixed] = all[letterSum(name) % Math.max(1, all.length)] ?? [];
  return stake && fixed ? { stake, stake_fixed: fixed } : {};
}

/** How and where x is stuck, and what comes of it if nothing is done; nothing where it is not stuck in a thing. */
function stuckAt(stuck: string, foe: DescribedNoun, { head, plural }: DescribedNoun): Loose {
  const [how = '', where = ''] = stuck.split(': ');
  if (where === '') return {};
  const [kind, limb] = how.split(' ');
  const all = table('stakes')['stuck'] ?? [];
  const [stake, fixed] = all[letterSum(foe.the) % Math.max(1, all.length)] ?? [];
  const { one, sign } = foe;
  return {
    foe: { ...withoutText(foe), one, sign, type: 'thing', talks: false },
    den: { head, plural, in: where, stuck: kind, ...(limb ? { limb } : {}) },
    ...(stake && fixed ? { stake: stake.replace('<foe>', foe.the), stake_fixed: fixed } : {}),
  };
}

/** Whoever writes the notice is somebody with whom one can talk: a council has a clerk, and "they" are an office. */
function closedBy(foe: DescribedNoun | null, x: DescribedNoun): Loose {
  const clerk = { the: 'the clerk', they: 'she' };
  if (!foe)
    return { ...reasonOf({ ...x, young: '' }), foe: { the: 'the woman from the office', a: 'a woman from the office', head: 'woman', type: 'person', they: 'she', talks: true } }; // prettier-ignore
  const speaks = foe.type === 'person' || foe.type === 'creature';
  return speaks ? {} : { foe: { ...withoutText(foe), type: 'group', talks: true, one: clerk, sign: '' } };
}

/** "A rich lady has bought Halfway House": what is called by a name and can be bought is a place. */
const closedPlace = (x: DescribedNoun, leads: readonly string[]): Loose =>
  x.type === 'person' && !leads.includes(x.the)
    ? { x: { ...withoutText(x), type: 'place', they: 'it', plural: false, talks: false, kit: undefined } }
    : {};

/** "a gap in the air", "the gap in the air"; "shrunk to the size of a pea" is something of that size. */
function formsOfBecame(text: string, { a, plural, head }: DescribedNoun): { the: string; a: string } {
  if (head === 'size' && text.includes(' of ')) {
    const sized = `something the ${text.replace(/^an? /, '')}`;
    return { the: sized, a: sized };
  }
  const whole = /^an? /.test(text) ? text : a;
  return { the: plural ? a : `the ${whole.split(' ').slice(1).join(' ')}`, a: plural ? a : whole };
}

const beating = /^(?:beat|outdo|challenge|duel|play)\b/;

/**
 * Whom one has to get away from, or to beat, is the other side where nothing else is said, and nobody whom they have with them.
 * So is what has to be stopped: "Pirates." asks for pirates who come, not for pirates who are kept safe.
 */
function isOtherSide(kind: ArcKind, verb: string, { type }: DescribedNoun): boolean {
  if (kind === 'defend') return verb === 'stop';
  return isAlive(type) && (kind === 'escape' || (kind === 'contest' && beating.test(verb)));
}

/** "Posy: hid" is what Posy did; "silent" is what both are. */
function riftOf(text: string): Loose | null {
  const [who, is] = text.includes(': ') ? text.split(': ') : [undefined, text];
  return is ? { rift: is, ...(who ? { payer: who } : {}) } : null;
}

/** "get out of the whale": one is inside it. */
const isSwallower = (head: string) => head === 'whale';
const leaves = /^(?:get (?:out|off)|leave)\b|^$/;

/** Whose a place is that one has to get out of: the giant of "the giant's lunchbox". A name is nobody's word for a foe. */
function ownerOf(place: string): string {
  const owner = /^(the [a-z][a-z ]*?)(?:'s|(?<=s)') /.exec(place)?.[1] ?? '';
  return owner !== '' && isAlive(describeNoun(owner).type) ? owner : '';
}

const goesThere = /^(?:get|go|travel|reach|cross|explore|find|visit|discover|climb|return)\b/;

/** What one gets out of is a place, whatever else it may be, and so is a place to which one goes: nobody carries it. */
function placeIsX(kind: ArcKind, verb: string, { type, head }: DescribedNoun): boolean {
  if (kind === 'escape') return type === 'place' || ((!isAlive(type) || isSwallower(head)) && leaves.test(verb));
  const isThere = type === 'place' || wordSet('wilds').has(head);
  return kind === 'journey' && isThere && (verb === '' || goesThere.test(verb));
}

/** "bring back" of a hat → ["bring it back", "brought it back"]. */
export function verbPair(
  kind: ArcKind,
  verb: string,
  x: (Pick<DescribedNoun, 'they'> & { type?: unknown }) | null,
): [string, string] {
  // A feast is held, but whom it is for is surprised.
  const isSurprise = kind === 'celebrate' && wordSet('feast_surprise').has(bareVerb(verb));
  const guest = x && x.type !== 'event' ? x.they : 'they';
  const them = { it: 'it', she: 'her', he: 'him', they: 'them' }[
    isSurprise ? guest : kind === 'contest' || kind === 'celebrate' || kind === 'teach' ? 'it' : (x?.they ?? 'it')
  ];
  const [to, did] = table('kinds')[kind].verb;
  if (bareVerb(verb) === bareVerb(to)) {
    const own = (words: string) =>
      (kind === 'magic' ? words.replaceAll(' it', ` ${them}`) : words).replaceAll('<them>', them);
    return [own(to), own(did)];
  }
  // "find out what they want": of one it is what he wants, and was what he wanted.
  if (verb.endsWith(' they want')) {
    const start = verb.slice(0, -' they want'.length);
    const who = x?.they ?? 'they';
    return [`${start} ${who} ${who === 'they' ? 'want' : 'wants'}`, `${pastOf(start)} ${who} wanted`];
  }
  const isPassed = kind === 'survive' && verb.endsWith(' through');
  const whole = (words: string) => (isPassed ? `${words} ${them}` : withObject(words, them));
  return [whole(verb), whole(pastOf(verb))];
}

/** Ends with what takes no object any more: "get home", "say sorry". */
const finished = new Set(['out', 'sorry', 'friends', 'there', 'through', 'night', 'curse', 'spell', 'it', 'right']);

function withObject(verb: string, them: string): string {
  const words = verb.split(' ');
  const last = words.at(-1) ?? '';
  // "sing to sleep": it is sung to sleep.
  if (words.length === 3 && verb.endsWith(' to sleep')) return `${words[0]} ${them} to sleep`;
  if (words.length > 1 && finished.has(last)) return verb;
  return words.length > 1 && (verb === 'put on' || wordSet('separable').has(last))
    ? [...words.slice(0, -1), them, last].join(' ')
    : `${verb} ${them}`;
}

/** One is at a well; but who has to get out of it, or be got out, is in it, unless it is a feast. */
function placePreposition(head: string, kind: ArcKind): 'on' | 'at' | 'in' {
  if (table('dens').company.includes(head)) return head.startsWith('queue') ? 'in' : 'at';
  if (wordSet('places_on').has(head)) return 'on';
  const isInside = kind === 'escape' || (kind === 'rescue' && wordSet('held_in').has(head));
  return wordSet('places_at').has(head) && !isInside ? 'at' : 'in';
}

/** Why they do it: for the young that they have, or out of what such people want. The same foe always has the same reason. */
function reasonOf(foe: DescribedNoun): { why: Frame['why']['is']; young?: string } {
  if (foe.young !== '' && !foe.talks) return { why: 'nest', young: foe.young };
  const reasons = ['owed', 'lonely', 'need', 'name'] as const;
  return { why: reasons[letterSum(foe.the) % reasons.length] ?? 'need' };
}

const isGone: ReadonlySet<ArcKind> = new Set<ArcKind>(['recover', 'rescue']);

/** What happens without a thing or somebody, by the noun or by its class; a thing of the same name always leaves the same gap. */
function lossOf({ the, head, type }: DescribedNoun): { stake?: string; stake_fixed?: string } {
  const known = nounNamed(head) ?? nounGuessed(head) ?? nounNamed(the.replace(/^the /, ''));
  const stakes = table('stakes');
  const losses =
    stakes[head] ?? stakes[singularOf(head)] ?? stakes[known?.name ?? (type === 'person' ? 'family' : '')] ?? [];
  const [stake, fixed] = losses[letterSum(the) % Math.max(1, losses.length)] ?? [];
  return stake && fixed ? { stake, stake_fixed: fixed } : {};
}

const letterSum = (text: string) => [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);

const feelWord = (as: string) => table('feelings')[as]?.says ?? as;
