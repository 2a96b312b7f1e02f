import type { ArcKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import { isLead } from '../../plot/read-plot.ts';
import { nounNamed } from '../../words/nouns.ts';
import { verbEntry, verbOf } from '../../words/verbs.ts';
import type { Aim } from '../aim.ts';
import { after } from '../aim.ts';
import type { Deed } from './deeds.ts';
import { aliveIn, isContest } from './deeds.ts';

/** Going somewhere, or getting something: "get it back", "take the cake to the top", "enter the race", "sneak into the vault". */
export function travelDeed(
  event: PlotEvent,
  next: PlotEvent | null,
  object: Phrase | null,
  plot: Plot,
  aim: (kind: ArcKind, more?: Partial<Aim>) => Deed,
): Deed | null {
  const { verb } = event;
  switch (verb) {
    case 'get back':
    case 'go back': {
      const there = after(event, 'to', 'into', 'through');
      return object || !there ? null : aim('journey', { verb: `${verb} to`, x: there, den: there });
    }
    case 'get':
    case 'bring':
    case 'take':
    case 'carry':
    case 'send': {
      const there = after(event, 'to', 'up', 'across', 'into', 'through', 'down', 'back');
      if (verb === 'get' && !object) return there ? aim('journey', { verb: 'get to', x: there }) : null;
      if (!object) return null;
      if (isLead(object, plot.cast) && verb !== 'get') return null;
      // "get the grumpy ferryman to smile"
      const smiles = there?.determiner === '' && verbOf(there.head)?.form === 'base' && typeOf(there) !== 'place';
      if (verb === 'get' && isAlive(typeOf(object)) && (smiles || (next?.modal === 'want' && next.from === object.to)))
        return aim('befriend', { verb: 'cheer up' });
      if (verb === 'get' && !there)
        return aim('recover', { foe: aliveIn(after(event, 'from')), den: after(event, 'from') });
      return aim('journey', { verb: verb === 'send' ? 'send' : verb, den: there });
    }
    case 'go':
    case 'travel':
    case 'sail':
    case 'race':
    case 'sneak':
    case 'enter': {
      const there =
        object ?? after(event, 'to', 'into', 'through', 'across', 'inside', 'down', 'on', 'round', 'around', 'for');
      const inner = there?.of && nounNamed(there.head)?.of.is === 'event' ? there : null;
      if (there && isContest(there)) return aim('contest', { verb: 'win', x: there, event: there });
      if (verb === 'race') return aim('contest', { x: there });
      const smuggled = verb === 'sneak' && object ? after(event, 'into', 'in', 'past', 'through', 'out') : null;
      if (smuggled) return aim('heist', { verb: 'sneak', x: object, den: smuggled });
      if (verb === 'sneak') return aim('heist', { verb: 'sneak into', x: there, den: there });
      const far = event.rest.findLast(({ prep }) => prep === 'to')?.phrase ?? there;
      const arena = after(event, 'in');
      if (arena && isContest(arena)) return aim('contest', { verb: 'win', x: arena, event: arena });
      if (next && verb === 'go' && next.from <= event.to + 1 && verbEntry(next.verb)?.aim) return null;
      return there
        ? aim('journey', {
            verb: verb === 'enter' ? 'go into' : verb === 'sail' ? 'sail to' : 'get to',
            x: inner ? far : far,
            den: far,
          })
        : null;
    }
    default:
      return null;
  }
}
