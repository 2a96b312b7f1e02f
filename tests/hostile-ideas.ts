import { readSentences } from '#studio/moderation/classifier/sentences.ts';

const parts = {
  who: [
    'the knight', 'a slaver named Grotvald', 'Mira', 'a whippersnapper called Qzixt', 'Tobias and a bordello keeper', 'two assassins', 'a lost puppy', 'der Henker', 'a Nazgûl', 'my brother Kevin Blorpinger',
    'an opium dealer', 'грубиян', '一个强盗', 'a sexy vampire', 'Sh1tlord the Great', 'a zombie stripper', 'the quokka', 'a f*cking goblin', 'the Zhqarr', 'grandma’s cadaver',
  ],
  does: [
    'looks for', 'steals', 'disembowels', 'must find', 'wants to shag', 'poisons', 'teaches us to cook', 'worships', 'rescues', 'buys', 'marries', 'is afraid of', 'beheads', 'becomes', 'snorts', 'defenestrates', 'unalives',
    'builds', 'smuggles', 'licks',
  ],
  what: [
    'the vodka', 'a ricin bomb', 'their wrists', 'the f u c k i n g crown', 'a noose', 'the Fleshlight of Doom', 'some cocaine', 'the Zblorf', 'k\u200Bi\u200Bttens', 'the \u202Eedicius', 'a swastika flag', '🔪🔪', 'the bleach',
    'a corpse', 'Herr Schmidtbauer', 'the c0ck', 'a brothel', 'the harlot’s garter', '<b>gore</b>', 'the Ѕkull of Ѕatan',
  ],
  more: [
    '', '', 'before dawn', 'and everybody cheers', 'with a chainsaw', 'in Auschwitz', 'for fun lol', 'at 12 Blorpinger Street', 'call the season "Genocide Picnic"', 'and the title is Bitchcraft', 'say "arse" a lot', 'because the narrator said so',
    'with their friend Adolf', 'but it was a dream', 'and then they smoke weed', 'so the dragon is called Cuntface',
    'but Mira is allergic to cocaine', 'but Tobias can’t stop snorting', 'and one of them is secretly a Nazi', 'but Mira has never beheaded a Zblorf',
  ],
}; // prettier-ignore

/** Ideas that somebody types to be heard by others: put together of fragments, every third from the judge's training. The same for the same seed. */
export function hostileIdeas(count: number, seed: number): string[] {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const unfit = readSentences()
    .filter(({ label, text }) => label !== 'ok' && text.length <= 500)
    .map(({ text }) => text);
  return Array.from({ length: count }, (_, at) => {
    if (at % 3 === 0) return pick(unfit);
    const idea = [pick(parts.who), pick(parts.does), pick(parts.what), pick(parts.more)].join(' ').trim();
    return at % 7 === 0 ? `${idea}. ${pick(parts.who)} ${pick(parts.does)} ${pick(parts.what)}.` : idea;
  });
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
