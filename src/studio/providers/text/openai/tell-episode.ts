import type { EpisodeScript, ScriptLine } from '#shared/script.ts';
import { ProviderError } from '#shared/errors.ts';
import { judgeByRules } from '../../../moderation/judge-by-rules.ts';
import type { Leads } from '../../../story/episode/bind-cast.ts';
import { bindLeads } from '../../../story/episode/bind-cast.ts';
import { memoryForModel } from '../../../story/episode/memory-for-model.ts';
import { keptOpening } from '../../../story/episode/opening-for.ts';
import { seasonTitle } from '../../../story/episode/season-title.ts';
import { restoreLines } from '../../../story/episode/script-lines.ts';
import type { StoryMemory } from '../../../story/episode/story-memory.ts';
import { readMemory, toState } from '../../../story/episode/story-memory.ts';
import { gateLimits } from '../../../story/quality-gate.ts';
import { plainText } from '../../../story/words/plain-text.ts';
import type { OpenAiTextConfig } from '../open-text.ts';
import type { EpisodeBrief, StoryEvent, TextProvider } from '../text-provider.ts';
import { episodePrompt, episodeSystem } from './episode-prompt.ts';
import type { EpisodeShape } from './episode-shape.ts';
import { providerName, streamEpisode } from './stream-episode.ts';

/** An answer that is no episode and said nothing is asked for once more. */
const tries = 2;

/** Tells an episode with the model, and hands over to the embedded storyteller where the model fails. */
export async function* tellEpisode(
  config: OpenAiTextConfig,
  embedded: TextProvider,
  brief: EpisodeBrief,
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const before = readMemory(brief.previous?.state);
  const leads = bindLeads(brief.characters, before?.seed ?? brief.seed);
  const told: ScriptLine[] = [...(brief.spoken ?? [])];
  // Openings kept by the embedded storyteller may have been voiced already; the model goes on after them.
  for (const line of openingLines(brief, before, leads).slice(told.length)) {
    told.push(line);
    yield { type: 'line', line };
  }
  const begun = told.length;
  for (let attempt = 1; ; attempt++) {
    try {
      yield* fromModel(config, brief, before, leads, told, signal);
      return;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (told.length > begun) break;
      if (!error.retryable && attempt < tries && !/answered/.test(error.message)) continue;
      if (config.onFailure === 'fail') throw error;
      break;
    }
  }
  yield* embedded.writeEpisode({ ...brief, spoken: told }, signal);
}

function openingLines(brief: EpisodeBrief, before: StoryMemory | null, leads: Leads): ScriptLine[] {
  const kept = brief.previous && keptOpening(before, brief.previous.choiceKey, brief.previous.choiceText);
  return kept ? restoreLines(kept.lines, leads) : [];
}

async function* fromModel(
  config: OpenAiTextConfig,
  brief: EpisodeBrief,
  before: StoryMemory | null,
  leads: Leads,
  told: ScriptLine[],
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const rating = brief.show.audienceRating;
  const prompt = { system: episodeSystem(rating), prompt: episodePrompt(brief, leads, before, told) };
  for await (const event of streamEpisode(config, prompt, leads, signal)) {
    if (event.type === 'line') {
      const { approved } = judgeByRules(event.line.text, { rating, kind: 'line' });
      if (!approved)
        throw new ProviderError(providerName, 'The story took a turn that may not be told.', { retryable: false });
      told.push(event.line);
      yield event;
      continue;
    }
    const script = readScript(event.episode, told, brief.episodeNumber, rating);
    const memory = memoryForModel(brief, before, script, llmMemoryOf(event.episode, script));
    const title = seasonTitle(brief, memory.frame);
    yield {
      type: 'episode',
      script,
      state: toState(memory),
      usage: event.usage,
      ...(title ? { seasonTitle: title } : {}),
    };
  }
}

/** Title and choices as they may be shown. Too few or doubtful choices are a failure: the embedded cliff then ends it. */
function readScript(
  episode: EpisodeShape,
  told: ScriptLine[],
  episodeNumber: number,
  rating: EpisodeBrief['show']['audienceRating'],
): EpisodeScript {
  const title = plainText(episode.title, 100);
  const choices = episode.choices.slice(0, 3).map(({ text }, index) => ({
    key: `llm-${episodeNumber}.${index + 1}`,
    text: plainText(text, 110).replace(/\.$/, ''),
  }));
  const { min, max } = gateLimits.choiceWords;
  const fitting = choices.filter(({ text }) => {
    const words = text.split(/\s+/).length;
    return words >= min - 1 && words <= max + 3 && judgeByRules(text, { rating, kind: 'line' }).approved;
  });
  const different = new Set(fitting.map(({ text }) => text.toLowerCase())).size;
  if (different !== 3 || told.length < 6)
    throw new ProviderError(providerName, 'The story did not come to three choices.', { retryable: false });
  const { approved } = judgeByRules(title, { rating, kind: 'line' });
  return { title: approved && title !== '' ? title : `Episode ${episodeNumber}`, lines: told, choices };
}

function llmMemoryOf(episode: EpisodeShape, script: EpisodeScript): NonNullable<StoryMemory['llm']> {
  const { summary, facts, openThreads } = episode.memory;
  return {
    summary: plainText(summary, 600),
    facts: facts.slice(0, 8).map((fact) => plainText(fact, 120)),
    openThreads: openThreads.slice(0, 5).map((thread) => plainText(thread, 120)),
    choices: script.choices.map(({ key, text }, index) => ({
      key,
      text,
      leadsTo: plainText(episode.choices[index]?.leadsTo ?? '', 160),
    })),
  };
}
