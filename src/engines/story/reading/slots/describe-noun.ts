import indefinite from 'indefinite';
import type { Noun, NounKit } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { readPhrase, typeOf } from '../plot/noun-phrase.ts';
import { tagWords } from '../plot/tag-words.ts';
import { nounGuessed, nounNamed, singularOf } from '../words/nouns.ts';
import { splitIdea } from '../words/split-idea.ts';
import { wordSet } from '../words/tables.ts';

/** A noun with all that is known of it; `sign`, `young` and `one` are for a foe, `use` for a tool. */
export type DescribedNoun = Omit<Noun, 'from' | 'sure' | 'kit'> & {
  kit: NounKit;
  sign: string;
  young: string;
  one: { the: string; they: Noun['they'] };
  use: 'ride' | 'lure' | 'wear' | 'light' | 'reach' | 'write' | 'food' | 'make' | 'any';
};

const them = { it: 'it', she: 'her', he: 'him', they: 'them' } as const;
const their = { it: 'its', she: 'her', he: 'his', they: 'their' } as const;
/** The class by which a word of a type is described that no class knows. */
const classOf = {
  thing: 'keepsake',
  creature: 'dog',
  person: 'stranger',
  group: 'crowd',
  place: 'hall',
  event: 'party',
  idea: 'idea',
} as const;

/** The forms and the kit of a noun phrase as it is said: "the red lamp", "Grandma's best hat", "Princess Aurelia". */
export function describeNoun(the: string): DescribedNoun {
  const phrase = phraseOf(the);
  const bare = phrase?.bare ?? the;
  // "the far side of the ring" is for short "the ring", of which it is a part.
  const whole = phrase?.of && wordSet('parts_of').has(phrase.head) ? phrase.of : phrase;
  const head = whole?.head ?? bare.split(' ').at(-1) ?? bare;
  // "the edge of the map" is described as the map is, but is not called so.
  const said = phrase && wordSet('limits_of').has(phrase.head) ? phrase.head : head;
  const type = phrase ? typeOf(phrase) : 'thing';
  const plural = phrase?.plural ?? false;
  const known =
    nounNamed(bare.split(' of ')[0] ?? bare) ?? nounNamed(head) ?? nounGuessed(head) ?? nounNamed(classOf[type]);
  const of = known?.of;
  // "Grandma Edie's birthday" is no she.
  const owned = bare.includes("'s ") || bare.includes("s' ");
  const unowned = owned ? bare.slice(Math.max(bare.lastIndexOf("'s "), bare.lastIndexOf("s' ")) + 3) : bare;
  const they = plural ? 'they' : (of?.they ?? pronounFor(unowned, type));
  const [home, left, part, part2, sound, sound2, used, carry] = (
    known && known.of.is === type ? known.kit : (nounNamed(classOf[type])?.of.any ?? Array<string>(8).fill(''))
  ).map((text) =>
    text
      .replaceAll('<them>self', they === 'they' ? 'themselves' : `${them[they]}self`)
      .replaceAll('<they>', they)
      .replaceAll('<them>', them[they])
      .replaceAll('<their>', their[they]),
  ) as [string, string, string, string, string, string, string, string];
  const name = Boolean(phrase?.proper);
  return {
    the, head: said, they, plural, type,
    a: name && !owned ? bare : plural || wordSet('masses').has(head) ? unowned : indefinite(unowned),
    size: of?.size ?? 'small',
    talks: of ? of.talks || (type === 'person' && of.is !== 'person') : type === 'person',
    kit: { home, left, left_title: titled(left), part, part2, sound, sound2, used, carry },
    sign: of?.sign ?? '',
    young: of?.young ?? '',
    one: plural ? { the: nearestOf(type, owned ? the : '', bare, head), they: type === 'person' ? 'they' : 'it' } : { the, they },
    use: of?.use ?? 'any',
  }; // prettier-ignore
}

/** "the largest giant", "the oldest uncle" of two uncles, but "the largest of the mayor's tortoises". */
function nearestOf(type: Noun['type'], owned: string, bare: string, head: string): string {
  const most = type === 'creature' ? 'largest' : 'oldest';
  const [first = '', ...others] = bare.split(' ').slice(0, -1);
  const words = [...(wordSet('numbers').has(first) || first === '' ? [] : [first]), ...others, singularOf(head)];
  return `the ${most} ${owned === '' ? words.join(' ') : `of ${owned}`}`;
}

/** The first noun phrase of a text, or null. */
export function phraseOf(text: string): Phrase | null {
  const typed = splitIdea(text)[0]?.words ?? [];
  const words = tagWords(typed, (word) => word !== typed[0]?.text && word[0] !== word[0]?.toLowerCase());
  for (let at = 0; at < words.length; at++) {
    const found = readPhrase(words, at);
    if (found && found.pron === '')
      return at === 0 && isName(text)
        ? { ...found, proper: true, bare: found.bare.charAt(0).toUpperCase() + found.bare.slice(1) }
        : found;
  }
  return null;
}

/** Begins with a capital and without an article. */
function isName(text: string): boolean {
  const first = text.split(' ')[0]?.toLowerCase() ?? '';
  return text[0] !== text[0]?.toLowerCase() && !wordSet('determiners').has(first);
}

function pronounFor(bare: string, type: Noun['type']): Noun['they'] {
  const words = bare.toLowerCase().replaceAll('.', '').split(' ').toReversed();
  if (words.some((word) => wordSet('feminine').has(word))) return 'she';
  if (words.some((word) => wordSet('masculine').has(word))) return 'he';
  return type === 'person' ? 'they' : 'it';
}

const small = new Set('a an and at by for from in of on or the to with that which'.split(' '));

/** "a ring of dust" → "A Ring of Dust". */
function titled(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

export function withoutText({ a, head, they, plural, type, size, talks, kit }: DescribedNoun) {
  return { a, head, they, plural, type, size, talks, kit };
}
