import type { SceneName } from './all-scenes.ts';

/** Stems that call for a scene; those after the bar say so outright and count double. */
const stems: Record<SceneName, string> = {
  cloud: 'cloud sky wind air letter courier flight feather bird | balloon airship float zeppelin kite',
  desert: 'moon sand sun gold amber heat canyon camp map east | desert dune caravan camel oasis pyramid mesa',
  dragon: 'grandma house home cottage village farm egg baker kitchen granny | dragon',
  forest: 'wood green path leaf wild bear wolf moss grove hollow garden | forest fox tree deer thicket',
  lantern:
    'lantern keeper light island storm ship boat sail shore cliff bay gull rock fog point | lighthouse coast harbor harbour pier beacon',
  library:
    'book page study read archive school room museum shop lamp candle chart ink story attic office | library shelf bookshop scroll',
  orbit:
    'star moon crew captain comet alien dome crater launch | orbit planet space rocket galaxy astronaut mars saturn asteroid',
  orchard: 'gear clock wind garden apple farm meadow tick field harvest barn | clockwork orchard gardener watchmaker',
  pixel: 'game level quest hero screen code computer portal glitch digital virtual maze | pixel arcade video cyber',
  radio:
    'city street roof rain tower detective trouble news signal wire town antenna studio microphone night alley | radio airwave broadcast mast skyscraper',
  robot: 'machine flower rust bolt unit metal planet lab workshop factory | robot android droid automaton',
  snow: 'winter mountain cabin inn storm lodge north valley peak road cold hut | snow ice frozen blizzard glacier arctic',
  tide: 'water deep sea ocean fish drown diver pearl lagoon river lake flood academy chapel | tide tidewater whale reef submarine underwater mermaid coral',
  train:
    'night rail station bridge carriage express engine steam journey ticket tunnel platform | train railway locomotive viaduct',
};

/** The scene that a text speaks of most, or nothing. */
export function nameScene(text: string): SceneName | undefined {
  const words = text.toLowerCase();
  const count = (list: string): number =>
    list.split(' ').filter((stem) => stem && new RegExp(`\\b${stem}`).test(words)).length;
  let best: SceneName | undefined;
  let most = 0;
  for (const [scene, list] of Object.entries(stems) as [SceneName, string][]) {
    const [hints = '', names = ''] = list.split(' | ');
    const score = count(hints) + 2 * count(names);
    if (score > most) [best, most] = [scene, score];
  }
  return best;
}
