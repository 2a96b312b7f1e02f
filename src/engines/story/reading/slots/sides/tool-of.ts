import { after } from '../../aims/aim.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { typeOf } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead } from '../../plot/read-plot.ts';
import { nounGuessed, nounNamed } from '../../words/nouns.ts';
import { wordSet } from '../../words/tables.ts';
import { verbEntry } from '../../words/verbs.ts';

/** "the said", "the next door": what is read as a noun and is none is no tool. */
const isKnownNoun = (head: string) => (nounNamed(head) ?? nounGuessed(head)) !== null && !wordSet('no_tools').has(head);

/** "escape on a mobility scooter": what one rides away on is no place. */
const isRidden = ({ head }: Phrase) => (nounNamed(head) ?? nounGuessed(head))?.of.use === 'ride';

/** "the goose at the park gate": a thing by which only a place is said. */
function isWhere({ from, bare }: Phrase, { sentences }: Plot): boolean {
  const words = sentences.find(({ phrases }) => phrases.some((one) => one.from === from && one.bare === bare))?.words;
  const before = words?.[from - 1];
  return before?.kind === 'prep' && wordSet('standing_prepositions').has(before.lower);
}

/** "all they have is a waffle iron", "with nothing but a suitcase of onions". */
function isAllTheyHave({ from, bare }: Phrase, { sentences }: Plot): boolean {
  const words = sentences.find(({ phrases }) => phrases.some((one) => one.from === from && one.bare === bare))?.words;
  const before = (words ?? []).slice(0, from).map(({ lower }) => lower);
  const said = ` ${before.slice(-6).join(' ')} `;
  return /\b(?:all (?:that )?(?:they|we|i|he|she) (?:have|had|has|own|find|found)(?: got)?(?: left)? (?:is|are|was|were)|(?:with|have|has|had|and) (?:nothing|only|just)(?: but)?|nothing but) (?:(?:a|an|one|two|three|the|half|some|his|her|their|my|our) )?$/.test(
    said,
  );
}

/** What they have at hand: what something is done with, else the first thing that nothing else was read of. */
export function toolOf(nouns: Phrase[], plot: Plot): { phrase: Phrase; sure: number } | null {
  const events = plot.sentences.flatMap((sentence) => sentence.events);
  const held = events
    .flatMap((event) => [
      after(
        event,
        'with',
        'using',
        ...(event.passive ? [] : ['by']),
        ...(verbEntry(event.verb)?.aim === 'build' ? ['of', 'from'] : []),
      ),
      [after(event, 'on')].find((phrase) => phrase && isRidden(phrase)) ?? null,
      event.verb === 'have' && isLead(event.subject, plot.cast) ? event.object : null,
    ])
    .concat(nouns.filter((noun) => isAllTheyHave(noun, plot)))
    .find(
      (phrase) =>
        phrase &&
        nounNamed(phrase.head)?.name !== 'weather' &&
        nouns.some((noun) => noun.bare === phrase.bare) &&
        // With a parrot one has company: nobody takes a file to it.
        typeOf(phrase) === 'thing',
    );
  if (held) return { phrase: held, sure: 0.7 };
  const second = nouns.find(
    (phrase) =>
      typeOf(phrase) === 'thing' &&
      !isWhere(phrase, plot) &&
      (phrase.of || isKnownNoun(phrase.head)) &&
      nounNamed(phrase.head)?.of.size !== 'huge',
  );
  return second ? { phrase: second, sure: 0.4 } : null;
}
