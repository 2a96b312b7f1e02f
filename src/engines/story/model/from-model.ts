import type { ScriptLine } from '#shared/story/script.ts';
import { openPacks } from '#engines/story/open-packs.ts';
import type { SeasonState } from '#engines/story/season/season-state.ts';
import { stateForModel } from '#engines/story/season/state-for-model.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { Leads } from '#engines/story/stage/bind-leads.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import type { EpisodeBrief, StoryEvent } from '#studio/providers/text/text-provider.ts';
import type { Usage } from '#studio/usage.ts';
import { faultOfMemory } from '#engines/story/memory/obeys-memory.ts';
import { memoryOfModel } from '#engines/story/memory/remember-model.ts';
import type { Listed } from './canon/canon.ts';
import { faultOfCanon } from './canon/fault-of-canon.ts';
import type { EpisodePlan, SeasonPlan } from './canon/season-plan.ts';
import type { Door } from './doors/fault-of-doors.ts';
import { settleDoors } from './doors/settle-doors.ts';
import { faultOfLine } from './find-fault.ts';
import { isFit, mayTell, repeatsTyped } from './may-tell.ts';
import { openMeter } from './endpoint/meter.ts';
import { promptTokens } from './prompt/context.ts';
import { episodePrompt, shapeOf } from './prompt/episode-prompt.ts';
import { episodeShapes, type EpisodeShape } from './prompt/episode-shape.ts';
import { readPlan } from './read-plan.ts';
import { missingFrom, modelMemoryAfter, scriptOf } from './read-script.ts';
import { providerName, RejectedStory, streamEpisode } from './stream-episode.ts';
import { clicheIn } from './style/style-sheet.ts';

/** An episode while it is told; what is planned and told of it grows from attempt to attempt. */
export type Telling = {
  config: OpenAiTextConfig;
  brief: EpisodeBrief;
  before: SeasonState | null;
  leads: Leads;
  told: ScriptLine[];
  /** Undefined until one is made, where the last one has ended. */
  plan: SeasonPlan | undefined;
  beats: EpisodePlan | null;
  /** Of the season. */
  title: string | null;
  episodeTitle: string;
  /** The canon as the model was told it. */
  listed: Listed[];
};

/**
 * One attempt at the rest of an episode. `fault` is why the one before was refused; `strict` refuses lines for their style
 * too. Throws a `ProviderError` where it breaks off, a `RejectedStory` where it may not go on like this.
 */
export async function* fromModel(
  telling: Telling,
  { fault, strict }: { fault: string | null; strict: boolean },
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const { config, brief, before, leads, told, plan, beats } = telling;
  const ask = { brief, leads, before, spoken: [...told], plan, beats, fault };
  const { system, prompt, listed } = episodePrompt(ask, promptTokens(config, episodeShapes[shapeOf(ask)]));
  telling.listed = listed;
  const meter = openMeter(`${providerName}:${config.model}`, system + prompt);
  const fresh: ScriptLine[] = [];
  try {
    for await (const event of streamEpisode(config, { system, prompt, shape: shapeOf(ask) }, leads, meter, signal)) {
      if (event.type === 'plan') {
        keepPlan(telling, event.plan);
      } else if (event.type === 'line') {
        const found = faultIn(event.line, telling, fresh, strict);
        if (found) throw new RejectedStory(found);
        const line = event.turns ? withTurn(event.line, told) : event.line;
        told.push(line);
        fresh.push(line);
        yield { type: 'line', line, isVetted: false };
      } else {
        const names = leads.map(({ name }) => name);
        const missing = missingFrom(brief, told, names);
        if (missing) throw new RejectedStory(missing);
        const { doors, spent } = await settleDoors(
          config,
          { ...ask, plan: telling.plan, beats: telling.beats },
          told,
          event.episode.choices,
          (text) => mayTell(brief, text),
          signal,
        );
        for (const usage of spent) yield { type: 'usage', usage };
        const usage = meter.usage() ?? { provider: `${providerName}:${config.model}` };
        yield finalEvent(telling, event.episode, doors, usage);
      }
    }
  } catch (error) {
    const usage = meter.usage();
    if (usage) yield { type: 'usage', usage };
    throw error;
  }
}

function keepPlan(telling: Telling, shape: Parameters<typeof readPlan>[0]): void {
  const { brief } = telling;
  const read = readPlan(shape, brief.episodeNumber, (text) => isFit(brief, text));
  telling.plan ??= read.season ?? undefined;
  telling.beats ??= read.beats;
  telling.episodeTitle ||= shape.title ?? '';
  if (telling.title === null && read.title && mayTell(brief, read.title)) telling.title = read.title;
}

function faultIn(line: ScriptLine, { brief, before, leads, told }: Telling, fresh: ScriptLine[], strict: boolean): string | null {
  if (repeatsTyped(brief, [line.text])) return 'it repeats a word of what was typed that small children should not hear';
  const names = leads.map(({ name }) => name);
  const cliche = strict ? clicheIn(line.text) : null;
  return (
    faultOfMemory(line, brief.memory, names) ??
    faultOfCanon(line, told, before?.llm?.canon ?? []) ??
    faultOfLine(line, told, fresh, brief.show.audienceRating) ??
    (cliche ? `it has the worn-out phrase "${cliche}"` : null)
  );
} // prettier-ignore

/** Once an episode, and not before there is anything that could turn. */
function withTurn(line: ScriptLine, told: ScriptLine[]): ScriptLine {
  const early = told.length < 6 || told.some(({ cue }) => cue === 'turn');
  return early ? line : { ...line, cue: 'turn' };
}

/** The last event of an episode, with what is remembered of it. */
export function finalEvent(
  { brief, before, leads, told, plan, title, listed }: Telling,
  episode: Pick<EpisodeShape, 'title' | 'memory'>,
  doors: Door[],
  usage: Usage,
): StoryEvent {
  const names = leads.map(({ name }) => name);
  const script = scriptOf(brief, episode.title, told, doors);
  const { llm, added, retired } = modelMemoryAfter(brief, episode, script, doors, { before: before?.llm, plan, listed }); // prettier-ignore
  const threads = llm.openThreads.filter((text) => mayTell(brief, text));
  const isFirst = brief.episodeNumber === 1;
  const about = plan?.question ?? '';
  return {
    type: 'episode',
    script,
    state: stateForModel(openPacks(), judgeText, brief, script, llm),
    usage,
    memory: memoryOfModel({ added, threads, choices: llm.choices, retired }, script, names, brief.memory),
    ...(isFirst && title ? { seasonTitle: title } : {}),
    ...(isFirst && about !== '' && mayTell(brief, about) ? { seasonAbout: about } : {}),
  };
}
