import type { EpisodeScript } from '#shared/story/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { compactFrame } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import { addHeard } from './heard.ts';
import type { Judge } from './frame-of-idea.ts';
import type { KeptState, ModelMemory } from './season-state.ts';
import { withChoice } from './state-after.ts';
import { positionOf } from './write-episode.ts';

/**
 * State after an episode that a model wrote: its own memory, and all that the embedded storyteller needs to go on from
 * here. No doors: the model has not written what is behind them yet.
 */
export function stateForModel(
  packs: StoryPacks,
  judge: Judge,
  brief: EpisodeBrief,
  script: EpisodeScript,
  llm: ModelMemory,
): KeptState {
  const at = positionOf(packs, judge, brief);
  const { before, season, stand } = at;
  const taken = stand.opening?.way;
  const { turn, cursor, airs, met } = stand.running;
  return {
    v: 2,
    seed: at.seed,
    ep: brief.episodeNumber,
    arc: at.arc,
    frame: compactFrame(at.frame),
    skeleton: season.planned.skeleton.name,
    made: { ...before?.made, ...taken?.makes },
    turn,
    cursor,
    airs,
    met,
    told: addHeard(before?.told ?? '', taken ? [taken.id] : []),
    heard: at.heard,
    path: brief.previous ? [...(before?.path ?? []), brief.previous.choiceKey].slice(-12) : [],
    titles: [...(before?.titles ?? []), script.title].slice(-12),
    // The model's own summary says what happened.
    remembered: [
      ...withChoice(before, brief),
      { ep: brief.episodeNumber, title: script.title, what: '', end: '', recall: '' },
    ].slice(-4),
    doors: [],
    added: [...(before?.added ?? []), ...at.tell.map(({ id }) => id)].slice(-40),
    llm,
  };
}
