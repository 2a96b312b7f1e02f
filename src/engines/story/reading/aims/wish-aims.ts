import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry } from '../words/verbs.ts';
import type { Aim } from './aim.ts';
import { after, eventsOf } from './aim.ts';
import { lessonFor, lessonOf, pupilOf } from './hero/deeds.ts';

const home = new Set([
  'go home',
  'get home',
  'come home',
  'go',
  'return',
  'get to',
  'travel',
  'visit',
  'leave',
  'fly to',
  'see',
  'reach',
  'return to',
]);

/** What somebody who is no lead wants: the leads help. Leads who want to learn something are here as well. */
export function wishAims(plot: Plot): Aim[] {
  return eventsOf(plot).flatMap(({ event, sentence, at }): Aim[] => {
    const { subject, verb, object } = event;
    const sure = 66 - at * 2;
    const lead = isLead(subject, plot.cast);
    if (!subject || (isVague(subject) && !lead) || event.modal === 'order') return [];
    const next = sentence.events[sentence.events.indexOf(event) + 1];
    const base = { foe: null, from: event, sure };
    if (
      (verb === 'want' ||
        verb === 'need' ||
        verb === 'wish' ||
        verb === 'love' ||
        verb === 'look for' ||
        verb === 'look') &&
      !lead
    ) {
      const wanted = object ?? after(event, 'for');
      if (wanted && wanted.head.startsWith('friend'))
        return [{ ...base, kind: 'befriend', verb: 'make friends with', x: subject, sure: sure + 6 }];
      if (verb === 'look' || verb === 'look for')
        return wanted && !isVague(wanted)
          ? [{ ...base, kind: isAlive(typeOf(wanted)) ? 'rescue' : 'recover', verb: 'find', x: wanted }]
          : [];
      if (wanted && !isVague(wanted) && verb !== 'love' && isAlive(typeOf(subject)))
        return [{ ...base, kind: 'recover', verb: 'find', x: wanted, sure: sure - 14 }];
    }
    if (!lead && verb === 'want back' && object)
      return [{ ...base, kind: 'recover', verb: 'get back', x: isVague(object) ? null : object, sure: sure + 10 }];
    if (!lead && ['make', 'find', 'get'].includes(verb) && object?.head.startsWith('friend'))
      return [{ ...base, kind: 'befriend', verb: 'make friends with', x: subject, sure: sure + 4 }];
    // "Nessie is new at the academy": whom nobody knows yet.
    if (!lead && (table('states')['friend'] ?? []).includes(event.state) && isAlive(typeOf(subject)))
      return [{ ...base, kind: 'befriend', verb: 'make friends with', x: subject, sure: sure - 12 }];
    if (!lead && ['run for', 'compete', 'compete in', 'race'].includes(verb))
      return [{ ...base, kind: 'contest', verb: 'win', x: subject, sure: sure - 4 }];
    // "A penguin learns karate": somebody else who learns is taught.
    const learns = verb === 'learn' || verb === 'learn to';
    const isPupil = learns && !lead && !event.negated && isAlive(typeOf(subject)) && event.modal === '';
    if (event.modal !== 'want' && !isPupil) return [];
    const harm = verbEntry(verb)?.harm;
    if (
      harm &&
      harm !== 'gone' &&
      harm !== 'change' &&
      object &&
      !lead &&
      (isAlive(typeOf(object)) || harm === 'takes' || harm === 'threat')
    )
      return [
        { ...base, kind: 'defend', verb: 'protect', x: isVague(object) ? null : object, foe: subject, sure: sure + 4 },
      ];
    if (verb === 'be' || verb === 'become')
      return lead ? [] : [{ ...base, kind: 'befriend', verb: 'help', x: subject, sure: sure - 6 }];
    if (learns || (wordSet('wished_skills').has(verb) && !lead)) {
      const lesson = learns
        ? object
          ? lessonFor(object)
          : lessonOf(next ?? null, sentence.words)
        : [verb, object && !isVague(object) ? object.bare : ''].filter(Boolean).join(' ');
      // A lead learns something themself; somebody else, or a lead who is to swim, is taught.
      const isOn = leadNamed(subject, plot.cast) && object ? object : null;
      return [
        {
          ...base,
          kind: 'teach',
          verb: isOn || (lead && !leadNamed(subject, plot.cast)) ? 'learn' : 'teach',
          x: isOn ?? pupilOf(event, sentence.events, plot.cast) ?? subject,
          lesson,
          sure: sure + 8,
        },
      ];
    }
    if (lead) return [];
    if (verb.startsWith('make friends') || verb === 'meet')
      return [{ ...base, kind: 'befriend', verb: 'make friends with', x: subject }];
    if (home.has(verb)) {
      const den = after(event, 'to', 'into', 'across') ?? object;
      // "wants to go back to sea": as far as that, and nobody lives there who has to be brought home.
      const isFar = den !== null && !verb.includes('home') && !isAlive(typeOf(den)) && !wordSet('homes').has(den.head);
      return [
        {
          ...base,
          kind: 'journey',
          verb: isFar ? 'take' : 'bring home',
          x: subject,
          den,
          sure: sure + (isFar ? 6 : 0),
        },
      ];
    }
    if (object && object.head.startsWith('friend'))
      return [{ ...base, kind: 'befriend', verb: 'make friends with', x: subject }];
    const entry = verbEntry(verb);
    if (entry?.harm === 'threat' || entry?.harm === 'takes') return [];
    return isAlive(typeOf(subject)) ? [{ ...base, kind: 'befriend', verb: 'help', x: subject, sure: sure - 10 }] : [];
  });
}
