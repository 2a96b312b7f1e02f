import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptLine } from '#shared/story/script.ts';
import { ProviderError } from '#shared/errors.ts';
import { doorTaken, readState, restoreLines, type SeasonState } from '#engines/story/season/season-state.ts';
import { bindLeads, type Leads } from '#engines/story/stage/bind-leads.ts';
import { faultOfMemory } from '#engines/story/memory/obeys-memory.ts';
import { withoutStruckFacts } from '#engines/story/memory/remember-model.ts';
import { plainName } from '#engines/story/words/plain-text.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import type { EpisodeBrief, StoryEvent, TextProvider } from '#studio/providers/text/text-provider.ts';
import type { Breaker } from './endpoint/breaker.ts';
import { faultOfCanon } from './canon/fault-of-canon.ts';
import { needsPlan } from './canon/season-plan.ts';
import { closingDoors, closingLines } from './close-episode.ts';
import { faultOfLine } from './find-fault.ts';
import { finalEvent, fromModel, type Telling } from './from-model.ts';
import { repeatsTyped } from './may-tell.ts';
import { MisshapenStory, providerName, RejectedStory } from './stream-episode.ts';

/** An answer that is no episode and said nothing is asked for once more. */
const tries = 2;
/** What the gate refuses may be written in another way so often. */
const rewrites = 2;
/** What broke off is asked for so often from the spoken lines on, after a rest each time. */
const resumptions = 2;
const restMs = 400;

export type Storytellers = {
  config: OpenAiTextConfig;
  embedded: TextProvider;
  breaker: Breaker;
  /** Lines with which an episode was announced to begin, if it was. */
  announced?(brief: EpisodeBrief): ScriptLine[];
};

/**
 * Tells an episode with the model. What breaks off is taken up from the spoken lines; where that fails too, the episode is closed by
 * what the model had planned. The embedded storyteller tells it only where nothing of the model's was heard. Of an episode
 * that can't be told by either, the failure is thrown: it is tried again later, or refunded.
 */
export async function* tellEpisode(
  { config, embedded, breaker, announced }: Storytellers,
  brief: EpisodeBrief,
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const before = mendedState(brief);
  const leads = bindLeads(brief.characters, before?.seed ?? brief.seed);
  const told: ScriptLine[] = [...(brief.spoken ?? [])];
  const mayReplace = config.onFailure === 'embedded';
  const kept = openingLines(brief, before, leads);
  const promised = kept.length > 0 ? [] : (announced?.(brief) ?? []);
  const ahead = promised.length > 0 && told.every(({ text }, at) => !promised[at] || promised[at].text === text) ? promised : kept; // prettier-ignore
  const opening = ahead.length > 0 || !config.isNear || !mayReplace ? ahead : await houseOpening(embedded, brief, houseLines, signal); // prettier-ignore
  // What was announced may have been voiced already; the model goes on after it.
  for (const line of opening.slice(told.length)) {
    told.push(line);
    yield { type: 'line', line, isVetted: opening !== promised };
  }
  const begun = told.length;
  const plan = needsPlan(before?.llm?.plan, brief.episodeNumber) ? undefined : before?.llm?.plan;
  const telling: Telling = {
    config,
    brief,
    before,
    leads,
    told,
    plan,
    beats: null,
    title: null,
    episodeTitle: '',
    listed: [],
  };
  let fault: string | null = null;
  let failure: ProviderError | null = null;
  // An endpoint that is down is left alone where the house can tell the episode, and asked where it has begun to.
  const isSkipped = mayReplace && breaker.isOpen() && (await isHouses(embedded, brief, told, signal));
  for (let attempt = 1, refused = 0, broken = 0; !isSkipped; attempt++) {
    const from = told.length;
    try {
      yield* fromModel(telling, { fault, strict: refused === 0 }, signal);
      return;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failure = error;
      if (error instanceof RejectedStory) {
        fault = error.message;
        if (refused++ < rewrites) continue;
        break;
      }
      fault = null;
      const isBegun = told.length > begun;
      const mayResume = error.retryable || error instanceof MisshapenStory;
      if (isBegun && mayResume && broken++ < resumptions + (told.length > from ? 1 : 0)) {
        await sleep(restMs * broken, undefined, signal ? { signal } : {});
        continue;
      }
      if (error instanceof MisshapenStory && !isBegun && attempt < tries) continue;
      if (error.retryable) breaker.failed();
      break;
    }
  }
  signal?.throwIfAborted();
  if (isSkipped || (await isHouses(embedded, brief, told, signal))) {
    if (!mayReplace && failure && told.length === begun) throw failure;
    yield* embedded.writeEpisode({ ...brief, spoken: told }, signal);
    return;
  }
  const closed = close(telling);
  if (!closed) throw failure ?? new ProviderError(providerName, 'The story broke off too early.', { retryable: true });
  yield* closed;
}

/** Whether the embedded storyteller would have told the same so far. */
async function isHouses(embedded: TextProvider, brief: EpisodeBrief, told: ScriptLine[], signal?: AbortSignal): Promise<boolean> {
  if (told.length === 0) return true;
  const own = await houseOpening(embedded, brief, told.length, signal);
  return told.every(({ role, text }, at) => own[at]?.text === text && own[at]?.role === role);
} // prettier-ignore

/** The events that end an episode by its model's plan; null where too little was heard. */
function close(telling: Telling): StoryEvent[] | null {
  const { brief, before, leads, told, beats, config, episodeTitle } = telling;
  const place = plainName(brief.location.name, '');
  const names = leads.map(({ name }) => name);
  const rating = brief.show.audienceRating;
  const lines = closingLines({ told, beats, leads, place }, (line) => {
    if (repeatsTyped(brief, [line.text]) || faultOfMemory(line, brief.memory, names)) return false;
    return !faultOfCanon(line, told, before?.llm?.canon ?? []) && !faultOfLine(line, told, [], rating);
  });
  if (!lines) return null;
  told.push(...lines);
  const summary = [before?.llm?.summary ?? '', ...lines.map(({ text }) => text)].filter(Boolean).join(' ');
  const memory = { summary, add: [], retire: [], openThreads: before?.llm?.openThreads ?? [] };
  const usage = { provider: `${providerName}:${config.model}` };
  return [
    ...lines.map((line): StoryEvent => ({ type: 'line', line, isVetted: false })),
    finalEvent(telling, { title: episodeTitle, memory }, closingDoors(), usage),
  ];
}

/** Some thirty seconds of speech: a model of this machine has planned and begun by then. */
const houseLines = 6;

async function houseOpening(
  embedded: TextProvider,
  brief: EpisodeBrief,
  most: number,
  signal?: AbortSignal,
): Promise<ScriptLine[]> {
  const { spoken: _spoken, ...whole } = brief;
  const lines: ScriptLine[] = [];
  for await (const event of embedded.writeEpisode(whole, signal)) {
    if (event.type === 'line' && lines.push(event.line) === most) break;
  }
  return lines;
}

/** Where a season stands, without what its maker has struck out. */
function mendedState({ previous, memory }: EpisodeBrief): SeasonState | null {
  const kept = readState(previous?.state);
  return kept?.llm ? { ...kept, llm: withoutStruckFacts(kept.llm, memory) } : kept;
}

function openingLines(brief: EpisodeBrief, before: SeasonState | null, leads: Leads): ScriptLine[] {
  const kept = brief.previous && doorTaken(before, brief.previous.choiceKey, brief.previous.choiceText);
  const lines = kept ? restoreLines(kept.lines, leads) : [];
  const names = leads.map(({ name }) => name);
  // What was struck out since is told in another way.
  return lines.some((line) => faultOfMemory(line, brief.memory, names)) ? [] : lines;
}
