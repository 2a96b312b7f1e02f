import type { Facts, Need, Way } from '../arcs/way.ts';
import { placeKinds } from '#shared/story/show-story.ts';
import { denKinds, type Frame } from '../frame.ts';
import { table, wordSet } from '../reading/words/tables.ts';
import type { Stage } from '../stage/make-stage.ts';

/** What was there before, and has stopped, is no new thing. */
const mending = /^(?:mend|fix|repair|restore|rebuild|patch|save)\b/;

/** What is cooked, sewn, written or grown is not put up as a house is. */
const isBrewed = ({ x, verb }: Frame): boolean =>
  wordSet('brewed').has(x.head.toLowerCase()) || wordSet('brews').has(verb.to.split(' ')[0] ?? '');

/** "who keeps eating the sandwiches" asks who did it, and what was done is that something was eaten. */
function askedOf(ask: string): string | undefined {
  const [first = '', ...words] = ask.toLowerCase().split(' ');
  if (!['who', 'what', 'whose'].includes(first)) return undefined;
  return ['taken', 'eaten', 'drawn', 'heard'].find((done) => words.some((word) => wordSet(`asked_${done}`).has(word)));
}

/** What is true before a season begins: what it is about, who is against it, where it plays. */
export function factsOf(frame: Frame, { place, apart, leads }: Stage): Facts {
  const where = Object.fromEntries(
    placeKinds.filter((kind) => place.where.includes(kind)).map((kind) => [kind, 'yes']),
  );
  const there: Record<string, string | undefined> = {
    x: frame.x.type,
    x_size: frame.x.size,
    x_talks: frame.x.talks ? 'yes' : '',
    x_parts: hasParts(frame.x) ? 'yes' : '',
    x_plural: frame.x.plural ? 'yes' : '',
    foe: frame.foe.talks ? 'talks' : 'mute',
    den_is: denKindOf(frame.den),
    foe_type: frame.foe.type,
    foe_plural: frame.foe.plural ? 'yes' : '',
    foe_known: frame.foe.known ? 'yes' : '',
    sign: frame.foe.sign,
    why: frame.why.is,
    tool: frame.tool.use,
    prize: frame.prize?.count ?? 'none',
    act: frame.act,
    feel: frame.feel?.as,
    feeler: frame.feeler && (frame.feeler.talks ? 'talks' : 'mute'),
    body: frame.feeler?.type,
    feeler_size: frame.feeler?.size,
    rift: frame.rift?.is ?? (frame.kind === 'two-of-us' ? 'secret' : ''),
    x_said: frame.x.from === 'said' || frame.x.from === 'mended' ? 'yes' : '',
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
    asks_of: frame.ask && askedOf(frame.ask.text),
    lesson: frame.lesson?.text,
    learns: frame.kind === 'teach' ? (frame.lesson?.learns ?? 'other') : '',
    brewed: frame.kind === 'build' && isBrewed(frame) ? 'yes' : '',
    mends: frame.kind === 'build' && mending.test(frame.verb.to) ? 'yes' : '',
    tune: frame.lesson?.tune ? 'yes' : '',
    young: frame.young?.text,
  };
  const known = Object.entries(there).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...where, ...Object.fromEntries(known) };
}

/** What kind of place a den is, by its head, or by the last word of that: "fairy tale book". */
function denKindOf({ head }: Frame['den']): string | undefined {
  const whole = head.toLowerCase();
  const last = whole.split(' ').at(-1) ?? '';
  const dens = table('dens');
  return denKinds.find((kind) => dens[kind].includes(whole)) ?? denKinds.find((kind) => dens[kind].includes(last));
}

/** One thing, place, event or idea: a part of it can be given up, or have something behind it. Nobody does so to somebody, or to a flock. */
export const hasParts = ({ type, plural }: Frame['x']): boolean =>
  !plural && !['creature', 'person', 'group'].includes(type);

export function holds({ key, values, not }: Need, facts: Facts): boolean {
  const value = facts[key];
  const is = values.length > 0 ? value !== undefined && values.includes(value) : Boolean(value);
  return is !== not;
}

export function after(facts: Facts, way: Way): Facts {
  return { ...facts, ...way.makes };
}
