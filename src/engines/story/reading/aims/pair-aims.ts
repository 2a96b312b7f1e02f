import type { Phrase } from '../plot/noun-phrase.ts';
import { typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import { ownerIn } from '../slots/sides/sides.ts';
import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry } from '../words/verbs.ts';
import type { Aim } from './aim.ts';
import { eventsOf } from './aim.ts';

const onlyWhen = new Set(['rel', 'if', 'because', 'when', 'while', 'before', 'after', 'what']);
const enemies = new Set(['rogues', 'fabled']);

/** "stole", "lied": what a lead who did it has done to somebody; who takes a dog for a walk has not. */
function isWrong({ verb, joint, object, rest }: PlotEvent): boolean {
  if (onlyWhen.has(joint)) return false;
  if (wordSet('deceits').has(verb)) return object === null;
  return object !== null && wordSet('wrongs').has(verb) && rest.length === 0;
}

/** "they forgot their sister's birthday": the sister has to be told that they are sorry, and the other lead by the one. */
function forgottenDay({ verb, object, subject }: PlotEvent, { cast }: Plot): Pick<Aim, 'kind' | 'verb' | 'x'> | null {
  if (verb !== 'forget' || !object || typeOf(object) !== 'event') return null;
  const owner = ownerIn(object);
  if (!owner) return null;
  if (leadNamed(owner, cast))
    return leadNamed(subject, cast) ? { kind: 'two-of-us', verb: 'make it up', x: object } : null;
  return { kind: 'befriend', verb: 'say sorry to', x: owner };
}

/** What stands between the two leads: one lied, one is the thief, both want one thing, they swap places. */
export function pairAims(plot: Plot): Aim[] {
  return eventsOf(plot)
    .flatMap(({ event, sentence, at }): Aim[] => {
      const { cast } = plot;
      const lead = leadNamed(event.subject, cast);
      const both = isLead(event.subject, cast);
      const inside: Phrase[] = [event.object, ...event.rest.map(({ phrase }) => phrase)].filter(
        (phrase) => phrase !== null,
      );
      const other = inside.find((phrase) => leadNamed(phrase, cast) && leadNamed(phrase, cast) !== lead);
      const names = new Set(sentence.phrases.map((phrase) => leadNamed(phrase, cast)).filter(Boolean));
      const base = { verb: 'make it up', foe: null, from: event };
      const forgotten =
        both && event.modal === '' && !event.negated && !event.passive ? forgottenDay(event, plot) : null;
      if (forgotten) return [{ ...base, ...forgotten, sure: 87 - at, firm: true }];
      const theirSecret = sentence.phrases.find(
        ({ head, bare }) =>
          wordSet('stands_between').has(head) &&
          cast.leads.some((name) => name !== lead && bare.startsWith(`${name}'`)),
      );
      const matter = inside.find((phrase) => wordSet('stands_between').has(phrase.head)) ?? theirSecret ?? null;
      const owned = sentence.words.some(
        ({ kind, text }) => kind === 'owner' && cast.leads.some((name) => text.startsWith(name)),
      );
      if (
        both &&
        (event.verb === 'swap' ||
          event.verb === 'switch' ||
          event.verb === 'trade' ||
          event.verb.startsWith('swap ')) &&
        (event.verb.includes(' ') ||
          inside.some(({ head }) => ['places', 'place', 'bodies', 'lives', 'voices', 'bodys', 'minds'].includes(head)))
      )
        return [{ ...base, kind: 'magic', verb: 'turn back', x: null, sure: 90 - at, firm: true }];
      if (
        both &&
        (event.verb.startsWith('wake') || event.verb === 'be') &&
        inside.some(({ head }) => ['bodies', 'body'].includes(head))
      )
        return [{ ...base, kind: 'magic', verb: 'turn back', x: null, sure: 92 - at }];
      if (both && wordSet('rows_between').has(event.verb) && (other || lead === null || names.size === 2))
        return [{ ...base, kind: 'two-of-us', x: matter ?? other ?? null, foe: null, sure: (other ? 94 : 84) - at }];
      // "Sana can't remember Max", "Benedikt is in love with Amara", "Gerald is jealous of Posy's friend"
      const asked = sentence.words[event.to];
      const whom = other || (names.size === 2 && asked?.lower === 'who');
      const apart =
        wordSet('between').has(event.verb.split(' ')[0] ?? '') || inside.some(({ head }) => head === 'love');
      const feels = (feel: string) => table('feelings')[feel]?.words.includes(event.state) ?? false;
      const ofOther = sentence.words.some(
        ({ kind, text }) => kind === 'owner' && cast.leads.some((name) => name !== lead && text.startsWith(name)),
      );
      const bitter = (feels('angry') && (other || ofOther)) || (feels('jealous') && ofOther);
      if (both && names.size !== 1 && event.negated && ['speak', 'talk', 'speak to', 'talk to'].includes(event.verb))
        return [
          { ...base, kind: 'two-of-us', x: matter ?? inside.find((phrase) => !isVague(phrase)) ?? null, sure: 86 - at },
        ];
      if (lead && event.modal !== 'must' && ((apart && (whom || ofOther)) || bitter))
        return [{ ...base, kind: 'two-of-us', x: matter, sure: 84 - at }];
      if (
        both &&
        matter &&
        ['keep', 'break', 'have', 'tell', 'make', 'forget', 'share', 'hide'].includes(event.verb) &&
        (other || names.size === 2 || event.verb === 'have' || matter.head === 'promise' || matter.head === 'fight')
      )
        return [
          {
            ...base,
            kind: 'two-of-us',
            verb: matter.head === 'promise' ? 'keep' : base.verb,
            x: matter,
            sure: 84 - at,
          },
        ];
      if (
        lead &&
        event.verb === 'be' &&
        event.object &&
        (enemies.has(nounNamed(event.object.head)?.name ?? '') || event.object.head === 'spy')
      )
        return [
          {
            ...base,
            kind: 'two-of-us',
            x: other ?? null,
            foe: sentence.phrases.find((phrase) => leadNamed(phrase, cast) === lead) ?? null,
            sure: (names.size === 2 || owned ? 84 : 66) - at,
          },
        ];
      if (
        both &&
        event.verb === 'be' &&
        sentence.words.some(({ lower }) => wordSet('kinsfolk').has(lower)) &&
        names.size === 2
      )
        return [{ ...base, kind: 'two-of-us', x: null, sure: 70 }];
      if (lead && event.modal === 'want' && wordSet('parts').has(event.verb))
        return [{ ...base, kind: 'two-of-us', x: null, sure: 82 - at }];
      if (lead && event.verb === 'work' && names.size === 2)
        return [{ ...base, kind: 'two-of-us', x: other ?? null, sure: 80 - at }];
      if (both && event.verb === 'want' && event.object && sentence.words.some(({ lower }) => lower === 'same'))
        return [{ ...base, kind: 'contest', verb: 'win', x: event.object, sure: 72 - at }];
      // "Finn has stolen Mara's diary", "Posy stole Tobias's chart", "Mara has to tell Finn".
      const theirs =
        event.object !== null && cast.leads.some((name) => name !== lead && event.object?.bare.startsWith(`${name}'`));
      const ofTheShow = cast.people.some((name) => event.object?.bare.startsWith(`${name}'`));
      const done = ['', 'can'].includes(event.modal) && !event.negated && !event.passive;
      const wrongs = isWrong(event) && done && event.modal === '';
      const opens = event.from === 0 && event.subject === null && sentence.words[0]?.form === 'past';
      if (wrongs && (opens || lead) && event.object === null)
        return [
          {
            ...base,
            kind: 'two-of-us',
            x: inside.find((phrase) => !isVague(phrase) && !isLead(phrase, cast)) ?? null,
            sure: 86 - at,
            firm: true,
          },
        ];
      if (wrongs && lead && (theirs || ofTheShow))
        return [{ ...base, kind: 'two-of-us', x: event.object, sure: 87 - at, firm: true }];
      const mends = ['rescue', 'recover', 'defend', 'befriend'].includes(String(verbEntry(event.verb)?.aim));
      const aside = ['be', 'have', 'find', 'see', 'hear', 'know', 'love', 'like', 'miss', 'remember'].includes(
        event.verb,
      );
      if (lead && theirSecret && done && !mends) return [{ ...base, kind: 'two-of-us', x: theirSecret, sure: 85 - at }];
      if (lead && theirs && done && !mends && !aside)
        return [{ ...base, kind: 'two-of-us', x: event.object, sure: 86 - at }];
      if (lead && other && event.modal === 'must' && ['tell', 'confess', 'admit', 'forgive'].includes(event.verb))
        return [{ ...base, kind: 'two-of-us', x: null, sure: 99 }];
      if (both && verbEntry(event.verb)?.harm === 'row')
        return [{ ...base, kind: 'two-of-us', x: matter, sure: 60 - at }];
      return [];
    })
    .concat(nounPairs(plot));
}

/** "betrayal", "a promise": the word alone. */
function nounPairs(plot: Plot): Aim[] {
  const nouns = table('kinds')['two-of-us'].nouns;
  const found = plot.sentences
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ head, determiner, bare }) =>
        nouns.includes(head) && !wordSet('possessives').has(determiner) && !bare.includes("'s "),
    );
  return found ? [{ kind: 'two-of-us', verb: 'make it up', x: found, foe: null, sure: 46 }] : [];
}
