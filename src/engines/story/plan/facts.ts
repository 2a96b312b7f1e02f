import type { Facts, Need, Way } from '../arcs/way.ts';
import { placeKinds } from '#shared/story/show-story.ts';
import type { Frame } from '../frame.ts';
import type { Stage } from '../stage/make-stage.ts';

/** What is true before a season begins: what it is about, who is against it, where it plays. */
export function factsOf(frame: Frame, { place, apart, leads }: Stage): Facts {
  const where = Object.fromEntries(
    placeKinds.filter((kind) => place.where.includes(kind)).map((kind) => [kind, 'yes']),
  );
  const there: Record<string, string | undefined> = {
    x: frame.x.type,
    x_size: frame.x.size,
    x_talks: frame.x.talks ? 'yes' : '',
    x_plural: frame.x.plural ? 'yes' : '',
    foe: frame.foe.talks ? 'talks' : 'mute',
    foe_type: frame.foe.type,
    foe_plural: frame.foe.plural ? 'yes' : '',
    foe_known: frame.foe.known ? 'yes' : '',
    sign: frame.foe.sign,
    why: frame.why.is,
    tool: frame.tool.use,
    prize: frame.prize?.count ?? 'none',
    act: frame.act,
    feel: frame.feel?.as,
    span: frame.span,
    owner: frame.owner?.text,
    must: frame.must?.text,
    till: frame.till?.text,
    apart: apart?.person.name,
    lead1: leads[0].short,
    lead2: leads[1].short,
    weak: frame.weak?.the,
    trick: frame.trick?.the,
    event: frame.event?.the,
    became: frame.became?.the,
    ask: frame.ask?.text,
    asks: frame.ask?.text.split(' ')[0],
    lesson: frame.lesson?.text,
    learns: frame.kind === 'teach' ? (frame.lesson?.learns ?? 'other') : '',
    tune: frame.lesson?.tune ? 'yes' : '',
    young: frame.young?.text,
  };
  const known = Object.entries(there).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...where, ...Object.fromEntries(known) };
}

export function holds({ key, values, not }: Need, facts: Facts): boolean {
  const value = facts[key];
  const is = values.length > 0 ? value !== undefined && values.includes(value) : Boolean(value);
  return is !== not;
}

export function after(facts: Facts, way: Way): Facts {
  return { ...facts, ...way.makes };
}
