import { typeOf, isAlive } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { isOnlyWhy } from '../plot/request-zone.ts';
import { feltIn, isConsoled, partings } from '../slots/felt-in.ts';
import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import type { Aim } from './aim.ts';
import { eventsOf } from './aim.ts';

const first = new Set(['i', 'me', 'my', 'we', 'our', 'us', "i'm"]);

/** A feeling of the writer, of a lead, or standing alone; a stranger's feeling makes a friend of them. */
export function feelingAims(plot: Plot): Aim[] {
  const found: Aim[] = [];
  for (const sentence of plot.sentences) {
    const lower = sentence.words.map((word) => word.lower);
    const said = ` ${lower.join(' ')} `;
    const hits = Object.entries(table('feelings')).flatMap(([feel, { kind, words }]) => {
      const hit = words.find((word) => said.includes(` ${word} `));
      return hit ? [{ feel, kind, words, hit }] : [];
    });
    for (const { feel, kind, words, hit } of hits) {
      // A word that is told as something else is no feeling of the arc.
      const isOfOthers = sentence.events.some(({ subject }) => subject && !isVague(subject) && subject.pron === '');
      const felt = kind === 'feeling' ? { feel: isOfOthers && partings.has(hit) ? 'lonely' : feel } : {};
      // "my little sister is scared": what is felt is said, and the sister is who feels it.
      if (feel === 'sibling' && hits.length > 1) continue;
      const until = lower.indexOf(hit.split(' ').at(-1) ?? hit);
      const own = lower.some((word) => first.has(word));
      const short =
        sentence === plot.sentences[0] &&
        lower.length <= 3 &&
        sentence.phrases.every(
          (phrase) => isVague(phrase) || words.includes(phrase.head) || words.includes(phrase.bare),
        );
      const aboutIt =
        plot.sentences.length === 1 &&
        (lower[0] === hit.split(' ')[0] || lower.join(' ').startsWith('being ') || lower.includes('feeling'));
      const event = sentence.events.find(({ verb }) => verb !== '');
      const lead = isLead(event?.subject ?? null, plot.cast);
      const stranger =
        event?.subject && !lead
          ? event.subject
          : (sentence.phrases.find((phrase) => phrase.states.includes(hit)) ?? null);
      const weight =
        hit.split(' ').length * 2 + (['bored', 'sad', 'alone', 'down', 'blue', 'cry', 'crying'].includes(hit) ? 0 : 1);
      const others = sentence.phrases.filter(
        (phrase) =>
          !isVague(phrase) && !words.includes(phrase.head) && phrase.bare !== hit && !isLead(phrase, plot.cast),
      );
      // "scared of the hoover": what it is about stands behind it.
      const about = others.find(({ from }) => from > until) ?? others[0] ?? null;
      // "Bored stiff. Give me a jewel robbery": why somebody wants a story is not the story.
      const isWhy = isOnlyWhy(sentence, until, plot);
      if (own || short || aboutIt)
        found.push({ kind, verb: 'say out loud', x: about, foe: null, ...felt, sure: (isWhy ? 52 : 88) + weight });
      else if (lead && !(hit === 'alone' && !['be', 'feel', 'leave', 'sit', 'live'].includes(event?.verb ?? '')))
        found.push({
          kind,
          verb: 'say out loud',
          x: about,
          foe: null,
          ...felt,
          sure: 78 + weight,
          ...(event ? { from: event } : {}),
        });
      else if (
        stranger &&
        !isVague(stranger) &&
        (stranger.states.includes(hit) || event?.state === hit || hit.startsWith('cry') || hit.includes(' '))
      ) {
        // "a lonely vending machine" is somebody.
        const living =
          isAlive(typeOf(stranger)) ||
          (typeOf(stranger) === 'thing' && stranger.states.includes(hit) && wordSet('wants_company').has(feel));
        const lost = sentence.events.some(({ verb }) => verb !== '' && verb !== 'be' && verb !== 'feel');
        const sure = (lost ? 57 : 70) + weight;
        // "the hamster is nervous about the vet" is about the vet, and "a nervous hamster" about the hamster.
        const cause = kind === 'feeling' && event?.state === hit ? feltIn(plot) : null;
        if (cause?.about && cause.feeler?.bare === stranger.bare)
          found.push({ kind, verb: 'say out loud', x: cause.about, foe: null, ...felt, sure });
        else
          found.push({
            kind: living ? 'befriend' : kind,
            verb: living ? 'make friends with' : 'say out loud',
            x: stranger,
            foe: null,
            ...felt,
            sure,
          });
      } else found.push({ kind, verb: 'say out loud', x: about, foe: null, ...felt, sure: 44 + weight });
    }
  }
  return [...found, ...missing(plot), ...consoled(plot)];
}

/** "The sun is sulking and they must cheer it up": whom nobody can take home is stayed with, where they are. */
function consoled(plot: Plot): Aim[] {
  return eventsOf(plot).flatMap(({ event }): Aim[] => {
    const { verb, object, subject, negated, modal } = event;
    const theirs = subject === null || isLead(subject, plot.cast) || modal === 'must' || modal === 'order';
    if (negated || !theirs || !isConsoled(verb, object)) return [];
    const felt = feltIn(plot);
    const feeler = felt?.feeler && isConsoled(verb, felt.feeler) ? felt.feeler : object;
    return [{ kind: 'feeling', verb, x: felt?.about ?? null, foe: null, feel: felt?.feel ?? 'lonely', feeler, sure: 101, firm: true, from: event }]; // prettier-ignore
  });
}

/** "Casimir misses his mother": somebody far away makes lonely, anything else that is far away homesick. */
function missing(plot: Plot): Aim[] {
  return eventsOf(plot).flatMap(({ event, at }): Aim[] => {
    const { object, subject } = event;
    if (event.verb !== 'miss' || event.negated || !object || !subject || isLead(object, plot.cast)) return [];
    // Who misses the boat is only late.
    const longing = ['his', 'her', 'their'].includes(object.determiner);
    if (nounNamed(object.head)?.name === 'moving' && !longing) return [];
    if (typeOf(object) === 'event' || (isVague(object) && !isVague(subject))) return [];
    const feel = isAlive(typeOf(object)) ? 'lonely' : 'homesick';
    const own = isLead(subject, plot.cast) || subject.proper;
    return [
      {
        kind: 'feeling',
        verb: 'say out loud',
        x: object,
        foe: null,
        feel,
        sure: (own ? 80 : 60) - at * 2,
        from: event,
      },
    ];
  });
}
