import type { EpisodeScript } from '#shared/script.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import { readPlot } from '../plot-frame/read-plot.ts';
import { bindLeads } from './bind-cast.ts';
import type { LlmMemory, StoryMemory } from './story-memory.ts';

/**
 * State after an episode that a model wrote: its own memory, and all that the embedded storyteller needs to go on from
 * here. No openings: the model has not written them yet.
 */
export function memoryForModel(
  brief: EpisodeBrief,
  before: StoryMemory | null,
  script: EpisodeScript,
  llm: LlmMemory,
): StoryMemory {
  const { previous, episodeNumber } = brief;
  const kept = before?.openings.find(({ key }) => key === previous?.choiceKey);
  const digest = [...(before?.digest ?? [])];
  if (previous && digest.length > 0) digest[digest.length - 1] += ` Then: ${previous.choiceText.slice(0, 60)}`;
  return {
    v: 1,
    seed: before?.seed ?? brief.seed,
    // An unknown pack: whoever writes with packs next chooses one for the show.
    pack: before?.pack ?? '',
    ep: episodeNumber,
    arc: before?.arc ?? 1,
    path: previous ? [...(before?.path ?? []), previous.choiceKey].slice(-12) : [],
    recalls: [...(before?.recalls ?? []), ...(kept?.recall ? [kept.recall] : [])].slice(-4),
    used: before?.used ?? [],
    names: [...new Set([...(before?.names ?? []), ...walkOnsOf(script)])].slice(-12),
    memory: { ...before?.memory, ...kept?.memory },
    detailTold: before?.detailTold ?? true,
    frame: before?.frame ?? frameOf(brief),
    digest: [...digest, `${episodeNumber}. ${script.title}.`].slice(-6),
    // The model's own summary says it.
    told: [],
    openings: [],
    llm,
  };
}

function walkOnsOf(script: EpisodeScript): string[] {
  return script.lines.filter(({ role }) => role === 'walk_on').map(({ speaker }) => speaker);
}

function frameOf(brief: EpisodeBrief): StoryMemory['frame'] {
  const leads = bindLeads(brief.characters, brief.seed);
  const { approved } = judgeByRules(brief.plotIdea, { rating: brief.show.audienceRating, kind: 'plot' });
  return readPlot(approved ? brief.plotIdea : '', [leads[0].name, leads[1].name], false).frame;
}
