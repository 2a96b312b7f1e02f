import type { Plot } from '../../plot/read-plot.ts';
import { isLead } from '../../plot/read-plot.ts';
import { wordSet } from '../../words/tables.ts';
import { verbEntry } from '../../words/verbs.ts';
import type { Aim, Source } from '../aim.ts';
import { eventsOf } from '../aim.ts';
import { heroDeed } from './hero-deed.ts';
import { isProtagonist, isWeak } from './protagonist.ts';

/** What the leads must, want to or do: the surest aims of all. */
export function heroAims(plot: Plot): Aim[] {
  const sources = eventsOf(plot);
  return sources.flatMap((source, index) => {
    const { event, sentence } = source;
    if (event.verb === '' || event.negated || (wordSet('modals').has(event.verb) && event.verb !== 'need')) return [];
    if (event.passive && (event.modal !== 'must' || isLead(event.subject, plot.cast))) return [];
    const ordered =
      event.modal === 'order' ||
      (event.subject === null &&
        event.modal !== '' &&
        event.joint !== 'rel' &&
        (event.modal !== 'want' || event.from === 0 || index === 0)) ||
      (event.subject === null && event.ing && index === 0);
    // "someone has to get it back", "it's up to us to …"
    const anybody =
      event.modal === 'must' &&
      (event.passive || event.subject === null || (event.subject.pron !== '' && event.subject.pron !== 'it'));
    const lead = isLead(event.subject, plot.cast);
    const others = !ordered && !lead && !anybody;
    if (others && !isProtagonist(event, plot)) return [];
    if (event.ing && event.from > 0 && sentence.words[event.from - 1]?.kind === 'prep') return [];
    const next = sources[index + 1]?.event ?? null;
    const aim = heroDeed(source, next);
    if (!aim) return [];
    // "go to the pond and get it back": what is done there is the aim.
    const onTheWay =
      aim.kind === 'journey' &&
      next !== null &&
      (next.joint === 'and' || next.joint === 'to') &&
      verbEntry(next.verb)?.aim !== undefined &&
      sources[index + 1]?.sentence === sentence
        ? 12
        : 0;
    const strength =
      event.modal === 'must'
        ? 100
        : ordered
          ? 97
          : event.modal === 'want'
            ? 92
            : event.modal === 'can'
              ? 86
              : isWeak(event.verb) && aim.kind !== 'contest' && !isAnswer(sources, index)
                ? 42
                : 74;
    const unknown =
      verbEntry(event.verb)?.aim === undefined && aim.kind !== 'find-out' && aim.kind !== 'teach' ? 22 : 0;
    const aimless =
      aim.x === null && !['escape', 'find-out', 'teach', 'journey', 'contest', 'magic', 'survive'].includes(aim.kind)
        ? 12
        : 0;
    const conditional = ['if', 'when', 'after', 'because', 'before'].includes(event.joint) ? 30 : 0;
    return [
      {
        ...aim,
        sure:
          strength -
          (others ? 24 : 0) -
          unknown -
          aimless -
          onTheWay -
          (isOnlyFound(sources, index) ? 16 : 0) -
          source.at * 2 -
          conditional +
          (sentence.role === 'goal' ? 10 : 0),
        from: event,
      },
    ];
  });
}

/** "find a whale … and hide it": who has come upon something does something with it after that. */
function isOnlyFound(sources: Source[], index: number): boolean {
  const found = sources[index];
  if (!found || !comesUpon(found)) return false;
  return sources.slice(index + 1).some((later) => isOwnDeed(later) && isAbout(later, found));
}

/** What the leads do with what they came upon, or about what somebody else is doing to it, is what the idea is about. */
function isAnswer(sources: Source[], index: number): boolean {
  const deed = sources[index];
  if (!deed || !isOwnDeed(deed)) return false;
  return sources.slice(0, index).some((before) => {
    const harm = isLead(before.event.subject, before.plot.cast) ? undefined : verbEntry(before.event.verb)?.harm;
    return isAbout(deed, before) && (comesUpon(before) || harm === 'takes' || harm === 'threat');
  });
}

const comesUpon = ({ event, plot }: Source) =>
  event.modal === '' && isLead(event.subject, plot.cast) && wordSet('comes_upon').has(event.verb);
const isOwnDeed = ({ event, plot }: Source) =>
  isLead(event.subject, plot.cast) && !event.negated && !event.passive && verbEntry(event.verb)?.aim !== undefined;
const isAbout = (one: Source, other: Source) =>
  one.event.object !== null && one.event.object.bare === other.event.object?.bare;
