import { arcKind, type Frame } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import type { LooseFrame } from '../stage/loose-reader.ts';
import { makeFrame } from '../stage/make-frame.ts';
import type { LooseNoun } from '../stage/make-noun.ts';
import type { Stage } from '../stage/make-stage.ts';
import { arcFor } from './begin-season.ts';

/** The plot that grows out of an old one: `then` names slots of the old season, of the show, or of the place. */
export function sequelFrame(packs: StoryPacks, old: Frame, then: Record<string, string>, stage: Stage): Frame {
  const kind = arcKind.catch('house').parse(then['kind']);
  const fill: LooseFrame = { doer: stage.leads[old.roles.doer].name, maker: stage.leads[old.roles.maker].name };
  for (const [slot, name] of Object.entries(then)) {
    const found = slot === 'kind' ? undefined : nounNamed(name, slot, old, then, stage);
    if (found) fill[slot] = found;
    else if (slot !== 'kind' && !['place', 'show'].includes(name)) fill[slot] = name;
  }
  const { defaults } = arcFor(packs, kind);
  // Who paid last time does not pay again.
  const payer = stage.leads[old.roles.payer === 0 ? 1 : 0].name;
  return makeFrame(
    { kind, said: {}, fill: { ...fill, payer, helpers: old.helpers }, defaults, kits: packs.kits, had: old.stake.text },
    stage,
  );
}

function nounNamed(
  name: string,
  slot: string,
  old: Frame,
  then: Record<string, string>,
  stage: Stage,
): LooseNoun | undefined {
  const { show, place } = stage;
  const weather: LooseNoun = { the: place.cold, type: 'thing', talks: false };
  if (name === 'place') return slot === 'den' ? { the: place.far, type: 'place' } : weather;
  // The opponent can't be against itself.
  if (name === 'show') return slot === 'foe' && then['x'] === 'foe' ? weather : undefined;
  const person = { h: old.helpers[0], g: old.helpers[1] }[name];
  if (person !== undefined) {
    const { short, they } = stage.others.find((one) => one.name === person) ?? stage.leads[1];
    return { the: short, a: short, head: short, they, type: 'person', talks: true };
  }
  if (name === 'treasure') return { ...show.treasure };
  if (name === 'prop') return { ...show.prop };
  if (name === 'crowd')
    return { the: show.crowd, head: show.crowd.split(' ').at(-1) ?? '', type: 'group', plural: true, talks: true };
  const noun = { x: old.x, foe: old.foe, den: old.den, tool: old.tool, prize: old.prize, event: old.event }[name];
  if (!noun) return undefined;
  const { the, a, head, they, plural, type, size, talks } = noun;
  return { the, a, head, they, plural, type, size, talks };
}
