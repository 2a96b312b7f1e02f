import { ProviderError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import type { Usage } from '#studio/usage.ts';
import { askObject } from '../endpoint/ask-object.ts';
import { closingDoors } from '../close-episode.ts';
import { promptTokens } from '../prompt/context.ts';
import { episodePrompt, type EpisodeAsk } from '../prompt/episode-prompt.ts';
import { choicesShape, type EpisodeShape } from '../prompt/episode-shape.ts';
import { faultOfDoors, type Door } from './fault-of-doors.ts';
import { readDoors } from './read-doors.ts';

/** Choices alone are asked for again so often. */
const tries = 2;

/**
 * The three doors of an episode that has been told: those of `choices` where they differ in words, kind and cost, else others that
 * the model is asked for, told why. Where it gives none that differ so, three that differ in words will do; else the house's own.
 */
export async function settleDoors(
  config: OpenAiTextConfig,
  ask: EpisodeAsk,
  told: ScriptLine[],
  choices: EpisodeShape['choices'],
  mayTell: (text: string) => boolean,
  signal?: AbortSignal,
): Promise<{ doors: Door[]; spent: Usage[] }> {
  const names = ask.leads.map(({ name }) => name);
  const spent: Usage[] = [];
  let doors = readDoors(choices, mayTell);
  let best = isUsable(doors, names) ? doors : null;
  for (let attempt = 0, fault = faultOfDoors(doors, names); fault && attempt < tries; attempt++) {
    const task = `The episode has been told. Give only its three choices, which differ in kind and in what they cost. Those you gave could not be used: ${fault}.`;
    const { system, prompt } = episodePrompt({ ...ask, spoken: told }, promptTokens(config, choicesShape), task);
    try {
      const { answer, usage } = await askObject(config, system, prompt, choicesShape, signal);
      spent.push(usage);
      doors = readDoors(answer.choices, mayTell);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      break;
    }
    if (isUsable(doors, names)) best = doors;
    fault = faultOfDoors(doors, names);
  }
  return { doors: best ?? closingDoors(), spent };
}

/** Whether they differ at least in words. */
function isUsable(doors: Door[], names: string[]): boolean {
  const kinds = ['face', 'ask', 'leave'];
  return faultOfDoors(doors.map((door, at) => ({ ...door, kind: kinds[at] ?? '', cost: kinds[at] ?? '' })), names) === null;
} // prettier-ignore
