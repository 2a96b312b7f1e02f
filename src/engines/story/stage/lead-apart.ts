import type { Frame } from '../frame.ts';
import { makeNoun } from './make-noun.ts';
import type { Person } from './person.ts';
import type { Stage } from './make-stage.ts';

/**
 * The stage of a season in which a lead is not one of the two who act, but what it is about or who is against it: the other
 * lead acts, with somebody of the show beside them. A show that has nobody else stays as it is.
 */
export function withLeadApart(stage: Stage, lead: 0 | 1): Stage {
  const [beside, ...others] = stage.others;
  if (!beside || others.length < 2) return stage;
  const acting = stage.leads[lead === 0 ? 1 : 0];
  const part = lead === 0 ? 'lead_b' : 'lead_a';
  return {
    ...stage,
    others,
    leads: [acting, beside],
    parts: [part, 'walk_on'],
    apart: [{ person: stage.leads[lead], part: lead === 0 ? 'lead_a' : 'lead_b' }],
  };
}

/** The stage of a season in which the two leads have swapped with one another: two of the show look after both. */
function withBothApart(stage: Stage): Stage {
  const [first, second, ...others] = stage.others;
  if (!first || !second || others.length < 2) return stage;
  const [a, b] = stage.leads;
  return {
    ...stage,
    others,
    leads: [first, second],
    parts: ['walk_on', 'walk_on'],
    apart: [
      { person: a, part: 'lead_a' },
      { person: b, part: 'lead_b' },
    ],
  };
}

/** The stage on which neither of these leads acts. */
export const withLeadsApart = (stage: Stage, leads: readonly number[]): Stage =>
  leads.length === 2 ? withBothApart(stage) : leads[0] === 0 || leads[0] === 1 ? withLeadApart(stage, leads[0]) : stage;

/**
 * The stage on which a plot is played, from that with both leads: a lead whom the plot names as x or foe stands apart, and
 * what a lead would give up is never x itself, nor another of its sort.
 */
export function stageOfPlot({ x, foe, other }: Pick<Frame, 'x' | 'foe' | 'other'>, stage: Stage): Stage {
  const named = [0, 1].filter((at) => [x.the, foe.the, other?.the].includes(stage.leads[at as 0 | 1].short));
  const on = withLeadsApart(stage, other ? named : named.slice(0, 1));
  const [a, b] = on.leads;
  return { ...on, leads: [keepsOther(a, x), keepsOther(b, x)] };
}

function keepsOther(person: Person, x: Frame['x']): Person {
  const isX = ({ keep }: Pick<Person, 'keep'>) =>
    keep === x.the || makeNoun({ the: keep }, x).head.toLowerCase() === x.head.toLowerCase();
  const other = isX(person) ? person.keeps.find((one) => !isX(one)) : undefined;
  return other ? { ...person, ...other } : person;
}
