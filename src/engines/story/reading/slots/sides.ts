import type { Aim } from '../aims/aim.ts';
import { after } from '../aims/aim.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';

/** Whose it is: "the baker" of "the baker's safe"; null where nobody is named. */
export function ownerIn(phrase: Phrase): Phrase | null {
  const at = phrase.bare.lastIndexOf("'s ");
  if (at < 0) return null;
  const bare = phrase.bare.slice(0, at);
  const head = bare.split(' ').at(-1)?.toLowerCase() ?? '';
  return { ...phrase, bare, head, plural: false, of: null, states: [] };
}

/** "my teddy's birthday" is a birthday, and it is the teddy's. */
export function eventOf(phrase: Phrase): Phrase {
  if (!ownerIn(phrase)) return phrase;
  return { ...phrase, bare: phrase.bare.slice(phrase.bare.lastIndexOf("'s ") + 3), proper: false, determiner: 'the' };
}

/** For whom a feast is: "a wedding for the two scarecrows", "my teddy's birthday"; else who of the show is named beside it. */
export function guestOf(event: Phrase, foe: Phrase | null, plot: Plot): Phrase | null {
  const fits = (phrase: Phrase | null | undefined): phrase is Phrase =>
    Boolean(phrase && !isVague(phrase) && !isLead(phrase, plot.cast) && phrase.bare !== foe?.bare);
  const owner = ownerIn(event);
  if (fits(owner)) return owner;
  const sentence = plot.sentences.find(({ phrases }) => phrases.some((one) => isSame(one, event)));
  if (!sentence) return null;
  const next = sentence.words[event.to]?.lower === 'for' ? readPhrase(sentence.words, event.to + 1) : null;
  const meant = next ?? after(sentence.events.find(({ object }) => object && isSame(object, event)) ?? none, 'for');
  if (fits(meant) && meant.pron === '') return meant;
  return sentence.phrases.find((phrase) => plot.cast.people.includes(phrase.bare) && fits(phrase)) ?? null;
}

const isSame = (one: Phrase, other: Phrase) => one.from === other.from && one.bare === other.bare;
const none = { rest: [] } as unknown as PlotEvent;

/** "… but the crows have eaten the cake", "… and the thunder is coming": who or what is against it. */
export function hindererOf({ sentences, cast }: Plot, x: Phrase | null, weatherToo: boolean): Phrase | null {
  for (const { subject, joint, verb, state } of sentences.flatMap(({ events }) => events)) {
    if (!subject || isVague(subject) || isLead(subject, cast) || subject.bare === x?.bare) continue;
    const isWeather = weatherToo && nounNamed(subject.head)?.name === 'weather' && joint !== 'before' && state === '';
    const isAgainst =
      joint === 'but' &&
      verb !== '' &&
      verb !== 'be' &&
      typeOf(subject) !== 'place' &&
      (wordSet('forbids').has(verb) || isAlive(typeOf(subject)) || subject.proper);
    if (isWeather || isAgainst) return subject;
  }
  return null;
}

/** "rob the boss of his crown": what is taken, and from whom. */
export function robbed(x: Phrase | null): { x: Phrase; foe: Phrase } | null {
  if (
    !x?.of ||
    !isAlive(typeOf(x)) ||
    isAlive(typeOf(x.of)) ||
    !['his', 'her', 'its', 'their'].includes(x.of.determiner)
  )
    return null;
  const [bare = x.bare] = x.bare.split(' of ');
  const whose = `${bare}${x.plural ? "'" : "'s"} ${x.of.bare}`;
  return {
    foe: { ...x, bare, of: null },
    x: { ...x.of, bare: whose, determiner: x.determiner, proper: x.proper },
  };
}

/** Where a thing is guarded: "the silence from the museum of noises", "from the baker's safe". */
export function guardedAt(best: Aim, plot: Plot): Phrase | null {
  if (best.den) return best.den;
  for (const { words, phrases } of plot.sentences)
    for (const phrase of phrases)
      if (
        ['from', 'in', 'inside', 'into'].includes(words[phrase.from - 1]?.lower ?? '') &&
        phrase.bare !== best.x?.bare &&
        typeOf(phrase) === 'place'
      )
        return phrase;
  return null;
}
