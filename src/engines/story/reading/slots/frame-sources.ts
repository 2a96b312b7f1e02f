import type { ArcKind, Frame } from '../../frame.ts';
import type { ReadSlot, Reading, SlotName } from '../reading.ts';
import { isToldSlot } from '../reading.ts';
import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { bareVerb, gerund, pastOf } from '../words/verbs.ts';
import type { DescribedNoun } from './describe-noun.ts';
import { describeNoun } from './describe-noun.ts';

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
  const { kind, slots, leads } = reading;
  const text = (name: SlotName) => (isToldSlot(name, slots[name]) ? slots[name].text : '');
  const noun = (name: SlotName): DescribedNoun | null => (text(name) === '' ? null : describeNoun(text(name)));
  const said: Loose = {};
  const fill: Loose = {};
  const named = noun('x');
  const isAlone = text('foe') === '' && text('den') === '' && !leads.includes(text('x'));
  const chaser = named && isAlone && isChaser(kind.is, named) ? text('x') : '';
  const x = chaser === '' ? named : null;
  if (x && !leads.includes(x.the)) {
    said['x'] = text('x');
    fill['x'] = withoutText(x);
  } else if (x) said['x'] = { the: x.the, head: x.the, type: 'person', talks: true, they: 'they' };
  const foe = noun('foe') ?? (chaser === '' ? null : named);
  if (foe) {
    said['foe'] = text('foe') || chaser;
    fill['foe'] = { ...withoutText(foe), one: foe.one, sign: foe.sign };
    Object.assign(fill, reasonOf(foe));
  }
  const at = x && placeIsX(kind.is, text('verb'), x) && ['', x.the, text('x')].includes(text('den')) ? x : null;
  if (at) fill['x'] = { ...withoutText(at), type: 'place', talks: false };
  // "a wedding for the two scarecrows": whose feast it is, is somebody.
  const isGuest = x?.type === 'thing' && kind.is === 'celebrate' && wordSet('dolls').has(x.head);
  if (isGuest) fill['x'] = { ...withoutText(x), type: 'creature', talks: false };
  const den = noun('den') ?? at;
  if (den)
    [said['den'], fill['den']] = [
      text('den') || text('x'),
      { head: den.head, plural: den.plural, in: `${placePreposition(den.head)} ${den.the}` },
    ];
  const tool = noun('tool');
  if (tool) [said['tool'], fill['tool']] = [text('tool'), { ...withoutText(tool), use: tool.use }];
  for (const name of ['weak', 'trick', 'event'] as const) {
    const other = noun(name);
    if (other) [said[name], fill[name]] = [other.the, withoutText(other)];
  }
  const became = noun('became');
  if (became)
    said['became'] = {
      ...withoutText(became),
      the: became.plural ? became.a : `the ${became.a.split(' ').slice(1).join(' ')}`,
      a: became.a,
    };
  const prize = noun('prize');
  if (prize)
    [said['prize'], fill['prize']] = [
      prize.the,
      { ...withoutText(prize), count: wordSet('masses').has(prize.head) ? 'mass' : 'one' },
    ];
  if (text('event') !== '') Object.assign(fill, fightOf(text('event')));
  for (const name of ['ask', 'owner', 'stake'] as const) if (text(name) !== '') said[name] = text(name);
  if (said['stake']) fill['stake_fixed'] = 'everything is as it should be';
  // Magic and patience are learnt as they are.
  const isNoun = text('lesson') === text('x');
  if (text('lesson') !== '')
    said['lesson'] = { text: text('lesson'), ing: isNoun ? text('lesson') : gerund(text('lesson')) };
  if (isHeard(text('lesson'))) said['tune'] = 'yes';
  if (text('feel') !== '')
    Object.assign(said, {
      feel: { text: feelWord(text('feel')) },
      feel_as: text('feel'),
      feel_noun: table('feelings')[text('feel')]?.noun ?? text('feel'),
    });
  if (text('till') !== '')
    Object.assign(said, {
      till: text('till'),
      deadline: `before ${text('till')}`,
      ...(wordSet('nights').has(text('till').replace('the ', '')) ? { span: 'night' } : {}),
    });
  const [who, what] = text('must').split(': ');
  if (who && what) said['must'] = [who, what];
  if (text('verb') !== '') said['verb'] = verbPair(kind.is, text('verb'), x);
  const read = Object.fromEntries(Object.entries(slots).map(([name, { sure, from }]) => [name, { sure, from }]));
  return { kind: kind.is, said, fill, read };
}

/** Whom one has to get away from, where nothing else is said, is the other side, and nobody whom they have with them. */
const isChaser = (kind: ArcKind, { type }: DescribedNoun) =>
  kind === 'escape' && ['creature', 'person', 'group'].includes(type);

const goesThere = /^(?:get|go|travel|reach|cross|explore|find|visit|discover|climb|return)\b/;

/** What one gets out of is a place, whatever else it may be, and so is a place to which one goes: nobody carries it. */
function placeIsX(kind: ArcKind, verb: string, { type }: DescribedNoun): boolean {
  if (kind === 'escape') return type === 'place' || (type === 'thing' && /^(?:get (?:out|off)|leave)\b|^$/.test(verb));
  return kind === 'journey' && type === 'place' && (verb === '' || goesThere.test(verb));
}

function withoutText({ a, head, they, plural, type, size, talks, kit }: DescribedNoun) {
  return { a, head, they, plural, type, size, talks, kit };
}

/** "bring back" of a hat → ["bring it back", "brought it back"]. */
export function verbPair(kind: ArcKind, verb: string, x: Pick<DescribedNoun, 'they'> | null): [string, string] {
  const them = { it: 'it', she: 'her', he: 'him', they: 'them' }[
    kind === 'contest' || kind === 'celebrate' || kind === 'teach' ? 'it' : (x?.they ?? 'it')
  ];
  const [to, did] = table('kinds')[kind].verb;
  if (bareVerb(verb) === bareVerb(to)) {
    const own = (words: string) =>
      (kind === 'magic' ? words.replaceAll(' it', ` ${them}`) : words).replaceAll('<them>', them);
    return [own(to), own(did)];
  }
  const whole = (words: string) => withObject(words, them);
  return [whole(verb), whole(pastOf(verb))];
}

/** Ends with what takes no object any more: "get home", "say sorry". */
const finished = new Set(['out', 'sorry', 'friends', 'there', 'through', 'night', 'curse', 'spell', 'it', 'right']);

function withObject(verb: string, them: string): string {
  const words = verb.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && finished.has(last)) return verb;
  return words.length > 1 && (verb === 'put on' || wordSet('separable').has(last))
    ? [...words.slice(0, -1), them, last].join(' ')
    : `${verb} ${them}`;
}

function placePreposition(head: string): 'on' | 'at' | 'in' {
  return wordSet('places_on').has(head) ? 'on' : wordSet('places_at').has(head) ? 'at' : 'in';
}

function fightOf(event: string): Loose {
  const words = event.toLowerCase().split(' ');
  const found = Object.entries(table('contests')).find(([, entry]) => words.some((word) => entry.words.includes(word)));
  return found ? { act: found[0], did: found[1].did } : {};
}

/** Why they do it: for the young that they have, or out of what such people want. The same foe always has the same reason. */
function reasonOf(foe: DescribedNoun): { why: Frame['why']['is']; young?: string } {
  if (foe.young !== '' && !foe.talks) return { why: 'nest', young: foe.young };
  const reasons = ['owed', 'lonely', 'need', 'name'] as const;
  const sum = [...foe.the].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { why: reasons[sum % reasons.length] ?? 'need' };
}

const feelWord = (as: string) => table('feelings')[as]?.says ?? as;

/** "play the drums", "whistle": others hear it when it is done. */
function isHeard(lesson: string): boolean {
  const words = lesson.split(' ');
  return wordSet('aloud').has(words[0] ?? '') || nounNamed(words.at(-1) ?? '')?.name === 'played';
}
