import type { ArcKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { wordSet } from '../../words/tables.ts';
import { verbEntry } from '../../words/verbs.ts';
import type { Aim, Source } from '../aim.ts';
import { after } from '../aim.ts';
import { clauseFrom } from '../clause.ts';
import { isElliptic, takenUp } from '../ellipsis.ts';
import { asksAfter } from '../wonder-aims.ts';
import { contestDeed } from './contest-deed.ts';
import type { Deed } from './deeds.ts';
import { aliveIn, helping, isToDo, lessonFor, lessonOf, pupilOf, theOf, unknownDeed } from './deeds.ts';
import { travelDeed } from './travel-deed.ts';

const places = 'in at on into inside under behind from to across through round around over of'.split(' ');

/** What one deed of theirs is the aim of; null for a deed that is none. */
export function heroDeed(source: Source, next: PlotEvent | null): Deed | null {
  const { sentence, plot } = source;
  const event = active(source.event);
  const { verb } = event;
  const entry = verbEntry(verb);
  const object = event.object && !isVague(event.object) ? event.object : null;
  const place = after(event, ...places);
  const aim = (kind: ArcKind, more: Partial<Aim> = {}): Deed => ({
    kind,
    verb: entry?.say ?? verb,
    x: object,
    foe: null,
    ...more,
  });
  const pupil = pupilOf(source.event, sentence.events, plot.cast);
  const wh = sentence.words[event.to];
  if (wh?.kind === 'wh' && wordSet('asked_after').has(verb)) {
    if (wh.lower === 'how' && (verb === 'learn' || (verb === 'know' && sentence.words[event.to + 1]?.kind === 'to')))
      return aim('teach', {
        verb: pupil ? 'teach' : 'learn',
        lesson: lessonOf(next, sentence.words),
        x: pupil ?? next?.object ?? (isLead(event.subject, plot.cast) ? null : event.subject),
      });
    if (isElliptic(sentence.words, event.to))
      return aim('find-out', { verb: 'find out', x: null, ...(takenUp(plot, sentence, event.to) ?? { title: true }) });
    return aim('find-out', {
      verb: 'find out',
      ask: clauseFrom(sentence.words, event.to),
      x: [next?.object, next?.subject].find((phrase) => phrase && !isVague(phrase)) ?? next?.object ?? null,
    });
  }
  if (wh?.lower === 'that' && (wordSet('found_that').has(verb) || wordSet('unproved').has(verb))) {
    const clause = clauseFrom(sentence.words, event.to + 1);
    const about = next?.subject && !isVague(next.subject) ? next.subject : (next?.object ?? null);
    if (clause !== '') return aim('find-out', { verb: 'find out', ask: `${asksAfter(event)} ${clause}`, x: about });
  }
  if (verb === 'need' && object && event.subject && !isAlive(typeOf(object)))
    return aim('recover', { verb: 'get', foe: aliveIn(after(event, 'from')) });
  // "trick the troll into giving back the bridge": the aim is what they make somebody do.
  const made =
    next &&
    object &&
    (next.subject === object || (next.subject === null && next.from <= object.to + 2)) &&
    next.object &&
    !isVague(next.object)
      ? next
      : null;
  if (made && wordSet('gives').has(made.verb) && wordSet('makes_do').has(verb))
    return aim('recover', { verb: 'get back', x: made.object, foe: object });
  // "outring Ruedi"
  if (!entry && verb.startsWith('out') && object && isAlive(typeOf(object)))
    return aim('contest', { verb: 'win', x: null, foe: object });
  if (!entry?.aim) return unknownDeed(event, object);
  switch (verb) {
    case 'find out':
    case 'figure out':
    case 'work out':
    case 'investigate':
    case 'discover':
      return aim(verb === 'discover' && object && typeOf(object) === 'place' ? 'journey' : 'find-out', {
        ask: object ? `what is behind ${theOf(object)}` : clauseFrom(sentence.words, event.to),
        verb: 'find out',
        x: object ?? after(event, 'about'),
        // "They have to find out." What, another sentence says.
        ...(object || sentence.words[event.to] ? {} : { title: true }),
      });
    case 'get back':
    case 'go back': {
      const back = travelDeed(event, next, object, plot, aim);
      if (back) return back;
      break;
    }
    case 'get':
    case 'bring':
    case 'take':
    case 'carry':
    case 'send':
    case 'go':
    case 'travel':
    case 'sail':
    case 'race':
    case 'sneak':
    case 'enter':
      return travelDeed(event, next, object, plot, aim);
    case 'help':
      return helping(event, next, object, aim);
    case 'stop':
    case 'prevent': {
      const act =
        next && next.ing && next.from <= (event.rest.at(-1)?.phrase.to ?? event.object?.to ?? event.to) + 1
          ? next
          : null;
      if (act?.object && object && isAlive(typeOf(object))) return aim('defend', { x: act.object, foe: object });
      if (act || !object || !isAlive(typeOf(object))) return aim('defend', { x: object });
      return aim('defend', { x: object, foe: object });
    }
    case 'win':
    case 'compete':
    case 'compete in':
    case 'train for':
    case 'run for':
    case 'beat':
    case 'outdo':
    case 'challenge':
    case 'duel':
    case 'play against':
      return contestDeed(event, object, plot, aim);
    case 'swap back':
      return aim('magic', { x: null, verb: 'turn back' });
    case 'share':
      return object && event.modal === 'must' ? aim('two-of-us', { verb: 'make it up' }) : null;
    case 'find': {
      // "Find the thief who stole the moustache": who it was is the question.
      const crime = object && wordSet('culprits').has(object.head) && next?.joint === 'rel' ? next : null;
      if (crime?.object && !isVague(crime.object))
        return aim('find-out', {
          verb: 'find out',
          x: crime.object,
          ask: `who ${clauseFrom(sentence.words, crime.from)}`,
        });
      if (object && ['exit', 'way out'].includes(object.bare)) return aim('escape', { verb: 'get out', x: place });
      if (event.modal === '' && object && !isAlive(typeOf(object)) && typeOf(object) !== 'place')
        return aim('find-out', {
          verb: 'find out',
          ask: `where ${theOf(object)} ${object.plural ? 'come' : 'comes'} from`,
        });
      break;
    }
    case 'steal':
    case 'rob':
    case 'swap':
    case 'smuggle':
    case 'pinch':
    case 'nick':
    case 'swipe':
    case 'crack':
    case 'break into':
    case 'sneak into': {
      const from = after(event, 'from', 'out');
      const loot =
        next && ['steal', 'swap', 'take', 'get'].includes(next.verb) && next.object && !isVague(next.object)
          ? next.object
          : null;
      const into = verb === 'break into' || verb === 'sneak into' || verb === 'rob';
      return aim('heist', {
        x: into ? (loot ?? object) : object,
        den: into ? object : from,
        foe: aliveIn(from) ?? aliveIn(verb === 'rob' ? object : null),
      });
    }
    case 'teach':
    case 'train': {
      // "teach him snowboarding": whom, and what.
      const taught = object && !isAlive(typeOf(object)) && !object.proper ? after(event, 'to') : null;
      if (object && taught) return aim('teach', { x: isVague(taught) ? object : taught, lesson: lessonFor(object) });
      return aim('teach', { lesson: next && isToDo(next, sentence.words) ? lessonOf(next, sentence.words) : '' });
    }
    case 'learn':
    case 'learn to':
    case 'practise': {
      // "learn a parrot to talk": so children say that they teach it.
      const taught = object && isAlive(typeOf(object)) && !isLead(object, plot.cast) && next && isToDo(next, sentence.words); // prettier-ignore
      if (taught) return aim('teach', { verb: 'teach', x: object, lesson: lessonOf(next, sentence.words) });
      return aim('teach', {
        verb: pupil ? 'teach' : 'learn',
        lesson: object ? lessonFor(object) : lessonOf(next, sentence.words),
        x: pupil ?? object ?? next?.object ?? null,
      });
    }
    case 'throw':
    case 'hold':
    case 'host':
    case 'give':
    case 'put on':
    case 'perform':
    case 'organise':
      return object && typeOf(object) === 'event'
        ? aim('celebrate', { event: object })
        : verb === 'hold' || verb === 'throw'
          ? null
          : aim('celebrate');
    case 'open':
    case 'start':
    case 'found':
      return object && (typeOf(object) === 'place' || event.modal === 'want') ? aim('build') : null;
    case 'make':
      return object && object.head.startsWith('friend')
        ? null
        : object && isAlive(typeOf(object)) && !isMade(object, event)
          ? next?.subject === object && next.from === object.to
            ? null
            : aim('befriend', { verb: 'cheer up' })
          : object
            ? aim('build')
            : null;
    case 'turn back':
    case 'change back':
    case 'undo': {
      return aim('magic', { x: after(event, 'into') ?? object, became: object, verb: 'turn back' });
    }
    case 'apologise':
    case 'say sorry': {
      const to = after(event, 'to');
      return to && !isLead(to, plot.cast) && !isVague(to)
        ? aim('befriend', { x: to, verb: 'say sorry to' })
        : aim('two-of-us', { x: to });
    }
    case 'make friends':
    case 'make friends with':
    case 'become friends':
    case 'become friends with':
    case 'be friends with':
      return aim('befriend', { x: after(event, 'with') ?? object ?? stranger(plot), verb: 'make friends with' });
    case 'run out of':
      return aim('survive', { verb: 'last the night', x: object });
    case 'move':
      return object ? aim('journey', { den: after(event, 'to', 'into', 'onto') }) : null;
    case 'fight':
    case 'battle':
    case 'defeat':
      return aim('defend', { foe: object ?? after(event, 'against', 'with'), x: object });
    case 'choose':
      return aim('two-of-us', { x: after(event, 'between') ?? object ?? next?.object ?? null });
    case 'survive':
    case 'get through':
    case 'outlast':
      return aim('survive', { den: after(event, 'in', 'on', 'at'), x: object ?? after(event, 'in', 'on', 'at') });
    case 'hide':
      return object ? aim('defend', { foe: after(event, 'from') }) : null;
    case 'return':
      return object ? aim('journey', { verb: 'take back', den: after(event, 'to') }) : null;
    case 'persuade':
    case 'convince':
      return aim('defend', { foe: null });
    case 'keep':
    case 'catch':
    case 'chase':
      break;
  }
  const kind =
    typeof entry.aim === 'string'
      ? entry.aim
      : (entry.aim[object ? typeOf(object) : 'other'] ?? entry.aim['other'] ?? 'recover');
  const from = after(event, 'from', 'against', 'of');
  const shut = kind === 'escape';
  // "build a balloon out of love letters"
  const isMaterial =
    kind === 'build' && place !== null && place === after(event, 'of', 'from') && typeOf(place) !== 'place';
  // "protect the oldest tree from the frost"
  const guarded = kind === 'defend' ? after(event, 'from', 'against') : null;
  if (!object && !shut && kind !== 'journey' && kind !== 'find-out') {
    const about = after(event, 'of', 'for', 'into', 'with', 'to');
    return about && !isVague(about) ? aim(kind, { x: about }) : null;
  }
  return aim(kind, {
    ...(shut && !verb.includes('way out') && !verb.startsWith('break out') ? { verb: 'get out' } : {}),
    x: shut ? (object ?? after(event, 'from', 'of', 'out')) : (object ?? place),
    foe: shut ? aliveIn(from) : from && (isAlive(typeOf(from)) || guarded === from) ? from : null,
    den: shut ? (object ?? from) : place && place !== guarded && !isAlive(typeOf(place)) && !isMaterial ? place : null,
  });
}

/** "make a robot out of spoons", "make a scarecrow": somebody who is there already is not made. */
function isMade(object: Phrase, event: PlotEvent): boolean {
  const material = after(event, 'of', 'from');
  const isMaterial = material !== null && material !== object.of && !isAlive(typeOf(material));
  const isNew = ['a', 'an', 'another', ''].includes(object.determiner) && !object.proper;
  return isNew && (isMaterial || ['dolls', 'buildable'].some((list) => wordSet(list).has(object.head)));
}

/** "the bell must be brought home": what has to be done to it is what they do. */
function active(event: PlotEvent): PlotEvent {
  return event.passive ? { ...event, object: event.subject, subject: null, passive: false } : event;
}

/** Somebody of the idea who is no lead. */
function stranger(plot: Plot): Phrase | null {
  return (
    plot.sentences
      .flatMap(({ phrases }) => phrases)
      .find((phrase) => isAlive(typeOf(phrase)) && !isLead(phrase, plot.cast) && !phrase.head.startsWith('friend')) ??
    null
  );
}
