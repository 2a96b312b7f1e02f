import { plainText } from '#engines/story/words/plain-text.ts';
import type { EpisodeShape } from '../prompt/episode-shape.ts';
import type { Door } from './fault-of-doors.ts';

/** Three choices of a model as plain text; `mayTell` is asked about each, and one that may not be told is none. */
export function readDoors(choices: EpisodeShape['choices'], mayTell: (text: string) => boolean): Door[] {
  return choices
    .slice(0, 3)
    .map(({ text, kind, cost, leadsTo }) => ({
      text: plainText(text, 110).replace(/\.$/, ''),
      kind,
      cost: plainText(cost, 60),
      leadsTo: plainText(leadsTo, 160),
    }))
    .filter(({ text }) => text !== '' && mayTell(text));
}
