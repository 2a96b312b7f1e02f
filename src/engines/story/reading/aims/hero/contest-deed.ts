import type { ArcKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot } from '../../plot/read-plot.ts';
import type { Aim } from '../aim.ts';
import { after } from '../aim.ts';
import type { Deed } from './deeds.ts';
import { isContest } from './deeds.ts';

/** Winning something, or beating somebody at it: "win the race against the twins", "beat the chess robot". */
export function contestDeed(
  event: PlotEvent,
  object: Phrase | null,
  plot: Plot,
  aim: (kind: ArcKind, more?: Partial<Aim>) => Deed,
): Deed | null {
  const { verb } = event;
  switch (verb) {
    case 'win':
    case 'compete':
    case 'compete in':
    case 'train for':
    case 'run for': {
      const foe = after(event, 'against', 'from', 'versus', 'vs');
      const named = object && isContest(object) ? object : after(event, 'in', 'at', 'for', 'of');
      return aim('contest', {
        x: named ?? object,
        event: named,
        foe,
        prize: object && !isContest(object) ? object : null,
      });
    }
    case 'beat':
    case 'outdo':
    case 'challenge':
    case 'duel':
    case 'play against': {
      const named = after(event, 'in', 'at', 'to', 'for');
      const contest =
        named && isContest(named) ? named : (plot.sentences.flatMap(({ phrases }) => phrases).find(isContest) ?? named);
      if (object && isContest(object)) return aim('contest', { x: object, event: object });
      return aim(contest || verb !== 'beat' || (object && isAlive(typeOf(object))) ? 'contest' : 'defend', {
        x: contest ?? object,
        event: contest,
        foe: object,
      });
    }
    default:
      return null;
  }
}
