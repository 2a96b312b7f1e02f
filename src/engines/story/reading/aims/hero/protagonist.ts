import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { nounNamed } from '../../words/nouns.ts';
import { verbEntry } from '../../words/verbs.ts';

const firstWord = (verb: string) => verb.split(' ')[0] ?? verb;

/** Without "must" these only say what happens to the leads: "they find a map". */
const weak = new Set('find get take meet discover open make hide go enter start carry follow learn help climb visit explore found write collect gather keep ride bring send hold throw choose paint trust return search fetch grow win save perform compete hunt run replace'.split(' ')); // prettier-ignore
/** Whether a deed without "must" is only an incident. */
export function isWeak(verb: string): boolean {
  return weak.has(firstWord(verb)) && !verb.includes('friend');
}

/** Where no lead does anything, those who do are the ones to follow: "dragons running a post office lose the king's letter". */
export function isProtagonist(event: PlotEvent, plot: Plot): boolean {
  const { subject } = event;
  if (
    !subject ||
    isVague(subject) ||
    verbEntry(event.verb)?.harm ||
    !isAlive(typeOf(subject)) ||
    nounNamed(subject.head)?.name === 'rogues' ||
    (isWeak(event.verb) && event.modal === '')
  )
    return false;
  return !plot.sentences.some(({ events }) => events.some((one) => isLead(one.subject, plot.cast) && one.verb !== ''));
}
