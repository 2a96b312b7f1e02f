import type { ScriptLine } from '#shared/story/script.ts';
import { faultOfMemory } from '#engines/story/memory/obeys-memory.ts';
import { withoutStruckFacts } from '#engines/story/memory/remember-model.ts';
import { readState } from '#engines/story/season/season-state.ts';
import { bindLeads } from '#engines/story/stage/bind-leads.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import type { EpisodeBrief, Openings, StoryState } from '#studio/providers/text/text-provider.ts';
import { askObject } from '../endpoint/ask-object.ts';
import { faultOfCanon } from '../canon/fault-of-canon.ts';
import { needsPlan } from '../canon/season-plan.ts';
import { faultOfLine } from '../find-fault.ts';
import { repeatsTyped } from '../may-tell.ts';
import { promptTokens } from '../prompt/context.ts';
import { episodePrompt } from '../prompt/episode-prompt.ts';
import { openingsShape } from '../prompt/episode-shape.ts';
import { spokenLine } from '../stream-episode.ts';

/** Enough to listen to while the rest is written. */
const linesEach = 4;
/** Fewer are no beginning. */
const fewestLines = 2;

/**
 * How the next episode begins behind each door, in one answer. A line that may not be told ends its opening; one that
 * has too few is left out. Failures are `ProviderError`.
 */
export async function openingsWithModel(
  config: OpenAiTextConfig,
  brief: Omit<EpisodeBrief, 'previous' | 'spoken'>,
  kept: StoryState,
  lastLines: ScriptLine[],
  signal?: AbortSignal,
): Promise<Openings> {
  const state = readState(kept);
  const choices = state?.llm?.choices ?? [];
  if (!state?.llm || choices.length === 0) return { lines: {}, usage: null, isVetted: false };
  const before = { ...state, llm: withoutStruckFacts(state.llm, brief.memory) };
  const leads = bindLeads(brief.characters, state.seed);
  const names = leads.map(({ name }) => name);
  const next: EpisodeBrief = { ...brief, previous: { state: kept, choiceKey: '', choiceText: '', lastLines } };
  const plan = needsPlan(before.llm.plan, brief.episodeNumber) ? undefined : before.llm.plan;
  const doors = choices.map(({ text, leadsTo, cost }, at) => `${at + 1}. ${text}. ${leadsTo} It costs: ${cost || 'nothing yet'}.`); // prettier-ignore
  const task = `The listener is about to choose one of three:\n${doors.join('\n')}\nFor each of them write only the first ${linesEach} lines of episode ${brief.episodeNumber}: the first is the narrator's, and shows the leads doing exactly that; the last leaves everything open.`;
  const ask = { brief: next, leads, before, spoken: [], plan, beats: null, fault: null };
  const { system, prompt } = episodePrompt(ask, promptTokens(config, openingsShape), task);
  const { answer, usage } = await askObject(config, system, prompt, openingsShape, signal);
  const lines: Openings['lines'] = {};
  for (const { choice, lines: written } of answer.openings) {
    const door = choices[choice - 1];
    if (!door || lines[door.key]) continue;
    const told: ScriptLine[] = [];
    for (const one of written.slice(0, linesEach)) {
      const line = spokenOrNull(one, leads);
      const fault =
        !line ||
        repeatsTyped(next, [line.text]) ||
        faultOfMemory(line, brief.memory, names) ||
        faultOfCanon(line, told, before.llm.canon) ||
        faultOfLine(line, [...lastLines, ...told], told, brief.show.audienceRating);
      if (!line || fault) break;
      told.push(line);
    }
    if (told.length >= fewestLines && told[0]?.role === 'narrator') lines[door.key] = told;
  }
  return { lines, usage, isVetted: false };
}

function spokenOrNull(
  line: Parameters<typeof spokenLine>[0],
  leads: Parameters<typeof spokenLine>[1],
): ScriptLine | null {
  try {
    return spokenLine(line, leads);
  } catch {
    return null;
  }
}
