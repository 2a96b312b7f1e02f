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
import { plainName, plainText } from '../../../story/words/plain-text.ts';
import type { OpenAiTextConfig } from '../open-text.ts';
import type { EpisodeBrief, StoryEvent, TextProvider } from '../text-provider.ts';
import { episodePrompt, episodeSystem } from './episode-prompt.ts';
import type { EpisodeShape } from './episode-shape.ts';
import { faultOfEpisode, faultOfLine } from './find-fault.ts';
import { openMeter } from './meter.ts';
import { MisshapenStory, providerName, RejectedStory, streamEpisode } from './stream-episode.ts';

/** An answer that is no episode and said nothing is asked for once more. */
const tries = 2;
/** What the gate refuses may be written in another way so often, before the embedded storyteller finishes it. */
const rewrites = 2;

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
  const telling = { config, brief, before, leads, told };
  let fault: string | null = null;
  for (let attempt = 1, refused = 0; ; attempt++) {
    try {
      yield* fromModel(telling, fault, signal);
      return;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error instanceof RejectedStory && refused < rewrites) {
        refused++;
        fault = error.message;
        continue;
      }
      if (told.length > begun) break;
      if (error instanceof MisshapenStory && attempt < tries) continue;
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

type Telling = {
  config: OpenAiTextConfig;
  brief: EpisodeBrief;
  before: StoryMemory | null;
  leads: Leads;
  /** Grows as the story is told. */
  told: ScriptLine[];
};

async function* fromModel(
  { config, brief, before, leads, told }: Telling,
  fault: string | null,
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const rating = brief.show.audienceRating;
  const prompt = { system: episodeSystem(rating), prompt: episodePrompt(brief, leads, before, told, fault) };
  const meter = openMeter(`${providerName}:${config.model}`, prompt.system + prompt.prompt);
  const fresh: ScriptLine[] = [];
  try {
    for await (const event of streamEpisode(config, prompt, leads, meter, signal)) {
      if (event.type === 'line') {
        const found = faultOfLine(event.line, told, fresh, rating);
        if (found) throw new RejectedStory(found);
        const line = event.turns ? withTurn(event.line, told) : event.line;
        told.push(line);
        fresh.push(line);
        yield { type: 'line', line };
        continue;
      }
      const script = readScript(event.episode, brief, told);
      const memory = memoryForModel(brief, before, script, llmMemoryOf(event.episode, script));
      const title = seasonTitle(brief, memory.frame);
      const usage = meter.usage() ?? { provider: `${providerName}:${config.model}` };
      yield { type: 'episode', script, state: toState(memory), usage, ...(title ? { seasonTitle: title } : {}) };
    }
  } catch (error) {
    const usage = meter.usage();
    if (usage) yield { type: 'usage', usage };
    throw error;
  }
}

/** Once an episode, and not before there is anything that could turn. */
function withTurn(line: ScriptLine, told: ScriptLine[]): ScriptLine {
  const early = told.length < 6 || told.some(({ cue }) => cue === 'turn');
  return early ? line : { ...line, cue: 'turn' };
}

/** Title and choices as they may be shown. What the gate finds missing is a `RejectedStory`. */
function readScript(episode: EpisodeShape, brief: EpisodeBrief, told: ScriptLine[]): EpisodeScript {
  const { episodeNumber, location } = brief;
  const rating = brief.show.audienceRating;
  const title = plainText(episode.title, 100);
  const approved = title !== '' && judgeByRules(title, { rating, kind: 'line' }).approved;
  const choices = episode.choices.slice(0, 3).map(({ text }, index) => ({
    key: `llm-${episodeNumber}.${index + 1}`,
    text: plainText(text, 110).replace(/\.$/, ''),
  }));
  const script = { title: approved ? title : `Episode ${episodeNumber}`, lines: told, choices };
  const unfit = choices.some(({ text }) => !judgeByRules(text, { rating, kind: 'line' }).approved);
  const place = plainName(location.name, '').replace(/^The /, 'the ');
  // What the season is about has more names than we know of, so that it is not asked for here.
  const fault = faultOfEpisode(script, { rating, place, topics: [], minTopics: 0 });
  if (choices.length !== 3 || unfit || fault)
    throw new RejectedStory(fault ?? (unfit ? 'a choice is not fit for the audience' : 'there were not three choices'));
  return script;
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
