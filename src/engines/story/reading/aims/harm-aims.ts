import type { ArcKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import { nounNamed } from '../words/nouns.ts';
import type { Harm } from '../words/tables.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry } from '../words/verbs.ts';
import type { Aim } from './aim.ts';
import { after, eventsOf } from './aim.ts';

/** What somebody else does, or what befalls: each misfortune asks for the deed that mends it. */
export function harmAims(plot: Plot): Aim[] {
  const aims: Aim[] = [];
  for (const { event, sentence, at } of eventsOf(plot)) {
    const gone = sentence.words[event.from]?.lower === 'gone';
    const left = (event.passive || gone) && (event.verb === 'go' || verbEntry(event.verb)?.harm === 'gone');
    const drowned = event.verb === 'drown' && !event.passive && sentence.words[event.from]?.form === 'past';
    const harm = left
      ? 'gone'
      : drowned
        ? 'dead'
        : event.state === ''
          ? verbEntry(event.verb)?.harm
          : harmOfState(event.state);
    const isDead = harm === 'dead' && !event.negated && event.modal === '' && ['', 'and', 'but'].includes(event.joint);
    if (
      !harm ||
      event.modal === 'order' ||
      (event.modal === 'must' && isLead(event.subject, plot.cast) && !event.passive) ||
      (event.negated && harm !== 'gone' && harm !== 'threat')
    )
      continue;
    const becomes = ['become', 'turn into', 'transform into', 'change into'].includes(event.verb);
    // "Tobias is turning 100"
    if (harm === 'change' && sentence.words[event.to]?.kind === 'num') continue;
    // "The portrait keeps changing its expression": nobody changed it.
    if (
      !becomes &&
      harm === 'change' &&
      event.object &&
      wordSet('possessives').has(event.object.determiner) &&
      event.subject &&
      !isAlive(typeOf(event.subject))
    )
      continue;
    // Who wants to become something has not become it yet, and who becomes famous is no other thing.
    if (becomes && (event.modal === 'want' || event.modal === 'can')) continue;
    if (
      event.verb === 'become' &&
      event.object &&
      event.object.determiner === '' &&
      !event.object.plural &&
      !event.object.proper &&
      nounNamed(event.object.head) === null
    )
      continue;
    const subject = event.passive && !left ? null : event.subject;
    const [x, by] = event.passive
      ? [event.subject, after(event, 'by')]
      : event.state !== ''
        ? [event.subject, null]
        : [becomes ? null : event.object, subject];
    const into = becomes ? event.object : after(event, 'into', 'to');
    const aim = mending(
      harm,
      {
        x,
        by,
        subject: event.state !== '' ? event.subject : subject,
        into,
        wish: event.modal === 'want',
        // Where it was taken from is where it is no more.
        den: after(event, 'in', 'into', 'to', 'inside', 'under', 'on', 'at', ...(harm === 'takes' ? [] : ['from'])),
        state: event.state !== '' || event.passive,
      },
      plot,
    );
    // "won't sell the orchard to Vex": those who want it are the other side.
    if (aim && event.negated && harm === 'threat') aim.foe = after(event, 'to');
    // "they find a time capsule that somebody buried": it is found.
    const before = sentence.events[sentence.events.indexOf(event) - 1];
    if (
      event.joint === 'rel' &&
      before &&
      isLead(before.subject, plot.cast) &&
      before.object === event.object &&
      wordSet('comes_upon').has(before.verb)
    )
      continue;
    // "a zombie who only eats vegetables": a habit is no misfortune.
    const habit = event.joint === 'rel' && x !== null && x.plural && x.determiner === '' && !x.proper;
    if (aim && !habit)
      aims.push({
        ...aim,
        // What it has come to counts for more than how it came: "eats a magic bean and turns into a sandwich".
        sure: (event.state === '' ? 72 : 66) + (aim.became ? 4 : 0) - at * 2 - (event.joint === 'rel' ? 6 : 0),
        // Nobody can be brought back who has died, least of all a lead.
        ...(isDead && leadNamed(aim.x, plot.cast) ? { firm: true } : {}),
        from: event,
      });
  }
  const all = plot.sentences.flatMap(({ phrases, words }) => phrases.map((phrase) => ({ phrase, words })));
  for (const [at, { phrase, words }] of all.entries()) {
    // "a talent show on a sinking boat": where it is is not yet what it is about.
    const aside = words[phrase.from - 1]?.kind === 'prep' ? 6 : 0;
    const harm = phrase.proper ? undefined : phrase.states.map(harmOfState).find(Boolean);
    const aim =
      harm &&
      !isVague(phrase) &&
      mending(harm, { x: phrase, by: null, subject: phrase, into: null, wish: false, den: null, state: true }, plot);
    if (aim)
      aims.push({
        ...aim,
        sure: (plot.sentences.every(({ events }) => events.every(({ verb }) => verb === '')) ? 64 : 52) - at - aside,
      });
  }
  return aims;
}

export function harmOfState(word: string): Harm | undefined {
  const found = Object.entries(table('states')).find(([name, words]) => name !== 'friend' && words.includes(word))?.[0];
  return found as Harm | undefined;
}

type Case = {
  x: Phrase | null;
  by: Phrase | null;
  subject: Phrase | null;
  into: Phrase | null;
  wish: boolean;
  den: Phrase | null;
  state: boolean;
};

function mending(harm: Harm, { x, by, subject, into, wish, den, state }: Case, plot: Plot): Omit<Aim, 'sure'> | null {
  const isHero = (phrase: Phrase | null) => isLead(phrase, plot.cast);
  const foe = by && !isVague(by) && !isHero(by) ? by : null;
  const make = (kind: ArcKind, verb: string, about: Phrase | null, more: Partial<Aim> = {}) => ({
    kind,
    verb,
    x: about,
    foe,
    ...more,
  });
  const known = (phrase: Phrase | null) =>
    phrase && (!isVague(phrase) || leadNamed(phrase, plot.cast)) ? phrase : null;
  const alive = (phrase: Phrase) => isAlive(typeOf(phrase));
  const team = (phrase: Phrase | null) => isHero(phrase) && !leadNamed(phrase, plot.cast);
  switch (harm) {
    case 'takes': {
      const taken = known(x);
      if (!taken || (by && isHero(by))) return null;
      if (wish) return make('defend', 'protect', taken);
      if (team(taken)) return make('escape', 'get out', den, { den });
      return alive(taken) ? make('rescue', 'rescue', taken, { den }) : make('recover', 'get back', taken, { den });
    }
    case 'gone': {
      const missing = known(subject);
      if (!missing || team(missing)) return null;
      return alive(missing)
        ? make('rescue', 'find', missing, { foe: null, den })
        : make('recover', 'find', missing, { foe: null, den });
    }
    case 'lost': {
      const lost = known(x);
      if (
        lost &&
        den === null &&
        wordSet('family').has(lost.head) &&
        wordSet('possessives').has(lost.determiner) &&
        !foe &&
        !(by && isHero(by))
      )
        return make('feeling', 'say out loud', lost, { feel: 'grief', foe: null });
      if (!lost || nounNamed(lost.head)?.name === 'contested') return null;
      // "lost it to a smuggler": who has it now is known.
      const winner = known(into);
      if (winner && alive(winner) && !isHero(winner))
        return make(alive(lost) ? 'rescue' : 'recover', 'win back', lost, { foe: winner });
      return alive(lost)
        ? make('rescue', 'find', lost, { foe: null })
        : make('recover', 'find', lost, { foe: null, den });
    }
    case 'threat': {
      if (by && isHero(by)) return null;
      const dear = known(x);
      if (!dear) return foe && !isHero(foe) ? make('defend', 'stop', foe, { foe }) : null;
      if (isHero(dear)) return foe ? make('escape', 'get away', foe) : null;
      return foe || alive(dear) || state ? make('defend', 'protect', dear) : make('defend', 'save', dear);
    }
    case 'doom': {
      const dear = known(subject) ?? known(x);
      if (!dear || isHero(dear)) return null;
      const rides = nounNamed(dear.head)?.name === 'moving';
      return rides
        ? make('survive', 'save', dear, { foe: null })
        : alive(dear)
          ? make('rescue', 'save', dear, { foe: null })
          : make('defend', 'save', dear, { foe: null });
    }
    case 'broken': {
      const broken = known(x) ?? (x === null ? known(subject) : null);
      if (!broken || isHero(broken)) return null;
      // "a burglar breaks in": nobody is broken who breaks.
      if (x === null && !state && alive(broken) && nounNamed(broken.head)?.name !== 'engineered') return null;
      if (broken.head === 'promise') return make('two-of-us', 'keep', broken, { foe: null });
      if (nounNamed(broken.head)?.name === 'contested') return null;
      return alive(broken) ? make('rescue', 'save', broken) : make('build', 'mend', broken);
    }
    case 'change': {
      const changed = known(x) && into !== x ? known(x) : known(subject);
      if (!changed)
        return x && isHero(x)
          ? make('magic', 'turn back', null, { became: into })
          : team(subject)
            ? make('magic', 'put right', null, { foe: null, became: into })
            : null;
      const other = changed === subject ? null : foe;
      return make('magic', 'turn back', team(changed) ? null : changed, {
        foe: other === changed ? null : other,
        became: into,
      });
    }
    case 'traps': {
      const held = known(x) ?? known(subject);
      if (x && isHero(x) && !leadNamed(x, plot.cast)) return make('escape', 'get out', known(den) ?? held, { den });
      if (!held || isHero(held))
        return x && (isHero(x) || isHero(subject)) ? make('escape', 'get out', den, { den }) : null;
      if (leadNamed(held, plot.cast)) return make('rescue', 'free', held, { den });
      return alive(held) ? make('rescue', 'free', held, { den }) : make('recover', 'get out', held, { den });
    }
    case 'dare':
      return foe ? make('contest', 'win', into, { event: into }) : null;
    case 'row':
      return null;
    case 'dead': {
      const gone = known(subject);
      return gone ? make('feeling', 'say out loud', gone, { feel: 'grief', foe: null }) : null;
    }
  }
}
