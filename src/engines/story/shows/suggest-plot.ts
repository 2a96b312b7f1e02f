import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import type { StoryPacks } from '../open-packs.ts';
import { proposeIdeas } from '../reading/wizard/propose-ideas.ts';
import type { Judge } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { hash32 } from '../words/seeded.ts';

/**
 * One plot idea of one or two sentences for these people in this place, out of the show's own treasure, opponent and prop;
 * it is read back as the plot it was made of. Another seed gives another idea.
 */
export function suggestPlot(
  packs: StoryPacks,
  judge: Judge,
  brief: Pick<EpisodeBrief, 'seed' | 'show' | 'characters' | 'location'>,
): string {
  const { seed, show } = brief;
  const { show: matter, place, leads, others, rating } = makeStage(brief, packs.tables, packs.lexicon, seed);
  const { treasure, opponent, prop } = matter;
  const names: [string, string] = [leads[0].name, leads[1].name];
  const ideas = proposeIdeas(
    { name: show.name, treasure: treasure.the, opponent: opponent.the, prop: prop.the },
    names,
    { name: place.name, far: place.far },
    others.map(({ name }) => name),
    hash32(seed, 'idea') % 97,
  );
  // A name may turn a harmless idea into one that the moderator refuses; the next one then does.
  const fitting = ideas.find(({ idea }) => judge(idea, { rating, kind: 'plot' }).approved);
  return fitting?.idea ?? `${names[0]} and ${names[1]} have to bring back ${treasure.the} from ${opponent.the}.`;
}
