import type { ScriptLine } from '#shared/story/script.ts';
import { ProviderError } from '#shared/errors.ts';
import type { z } from 'zod';
import { APICallError, NoObjectGeneratedError, Output, RetryError, streamText } from 'ai';
import { plainText } from '#engines/story/words/plain-text.ts';
import type { Leads } from '#engines/story/stage/bind-leads.ts';
import { narratorName } from '#engines/story/tell/tell-way.ts';
import { polishText } from '#engines/story/words/polish-text.ts';
import type { Usage } from '#studio/usage.ts';
import { noteFailure } from '#studio/providers/note-failure.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import {
  episodeShapes,
  type EpisodeShape,
  type EpisodeShapeName,
  type PartialEpisode,
  type PlanShape,
} from './prompt/episode-shape.ts';
import type { Meter } from './endpoint/meter.ts';
import { samplingOf, schemaNote, storyModel } from './endpoint/story-model.ts';

export const providerName = 'openai-story';

/** The plan and the lines as they are complete, then the whole. Failures are `ProviderError`, after the library's own retries. */
export type StreamedEpisode =
  | { type: 'plan'; plan: PlanShape }
  | { type: 'line'; line: ScriptLine; turns: boolean }
  | { type: 'done'; episode: EpisodeShape };

/** A story that may not go on like this, as against one that broke off; `message` says why, in words for its writer. */
export class RejectedStory extends ProviderError {
  constructor(fault: string) {
    super(providerName, fault, { retryable: false });
  }
}

/** An answer that is no episode: the same request may well bring one. */
export class MisshapenStory extends ProviderError {
  constructor() {
    super(providerName, 'The story came in a shape that is not an episode.', { retryable: false });
  }
}

type Prompt = { system: string; prompt: string; shape: EpisodeShapeName };

/** Nothing arrives for this long in the middle of a stream: it is broken. */
const stallMs = 20_000;

export async function* streamEpisode(
  config: OpenAiTextConfig,
  { system, prompt, shape }: Prompt,
  leads: Leads,
  meter: Meter,
  signal?: AbortSignal,
): AsyncGenerator<StreamedEpisode> {
  const watchdog = new AbortController();
  const late = setTimeout(
    () => watchdog.abort(new ProviderError(providerName, 'The first line took too long.', { retryable: true })),
    config.firstLineTimeoutMs,
  );
  let failure: unknown = null;
  const schema: z.ZodType<EpisodeShape> = episodeShapes[shape];
  try {
    const result = streamText({
      model: storyModel(config),
      system,
      prompt: prompt + schemaNote(config.jsonMode, schema),
      output: Output.object({ schema, name: 'episode' }),
      ...samplingOf(config),
      maxRetries: 2,
      timeout: { totalMs: config.timeoutMs, chunkMs: Math.max(stallMs, config.firstLineTimeoutMs) },
      abortSignal: signal ? AbortSignal.any([signal, watchdog.signal]) : watchdog.signal,
      onError: ({ error }) => void (failure = error),
      onChunk: ({ chunk }) => {
        if (chunk.type === 'text-delta') meter.received(chunk.text);
      },
      onStepEnd: ({ usage }) => meter.told(usage),
    });
    let told = 0;
    let isPlanned = shape === 'rest';
    for await (const partial of result.partialOutputStream) {
      const { lines, done } = completeLines(partial as PartialEpisode);
      if (!isPlanned && Array.isArray((partial as PartialEpisode)?.lines)) {
        isPlanned = true;
        yield { type: 'plan', plan: partial as PlanShape };
      }
      for (; told < done; told++) {
        clearTimeout(late);
        yield { type: 'line', ...readLine(lines[told], leads) };
      }
    }
    if (failure) throw failure;
    const episode = (await result.output) as EpisodeShape;
    if (!isPlanned) yield { type: 'plan', plan: episode };
    for (; told < episode.lines.length; told++) yield { type: 'line', ...readLine(episode.lines[told], leads) };
    yield { type: 'done', episode };
  } catch (error) {
    signal?.throwIfAborted();
    throw asProviderError(failure ?? error, watchdog.signal);
  } finally {
    clearTimeout(late);
    // A consumer that stops early must not leave the endpoint writing.
    watchdog.abort();
  }
}

/** A line is complete when the next has begun, or when what comes after the lines has. */
function completeLines(partial: PartialEpisode): { lines: NonNullable<PartialEpisode['lines']>; done: number } {
  const lines = Array.isArray(partial?.lines) ? partial.lines : [];
  const keys = Object.keys(partial ?? {});
  const closed = keys.indexOf('lines') < keys.length - 1;
  return { lines, done: closed ? lines.length : lines.length - 1 };
}

/** A line of the model as a script line: role by name, nothing that cannot be spoken. Throws when nothing is left. */
function readLine(
  line: NonNullable<PartialEpisode['lines']>[number],
  leads: Leads,
): { line: ScriptLine; turns: boolean } {
  return { line: spokenLine(line, leads), turns: line?.turns === true };
}

/** Throws a `RejectedStory` when there is nothing to speak. */
export function spokenLine(line: NonNullable<PartialEpisode['lines']>[number], leads: Leads): ScriptLine {
  const text = polishText(plainText(line?.text ?? '', 900));
  const speaker = plainText(line?.speaker ?? '', 60);
  const delivery = plainText(line?.delivery ?? '', 40).toLowerCase();
  if (text === '' || speaker === '') throw new RejectedStory('it had a line without words or without a speaker');
  const said = { text, ...(delivery ? { delivery } : {}) };
  if (/^(?:the )?narrator$/i.test(speaker)) return { role: 'narrator', speaker: narratorName, ...said };
  const lead = leads.findIndex(({ name }) => name.toLowerCase() === speaker.toLowerCase());
  if (lead >= 0) return { role: lead === 0 ? 'lead_a' : 'lead_b', speaker: leads[lead === 0 ? 0 : 1].name, ...said };
  return { role: 'walk_on', speaker, ...said };
}

export function usageOf(
  config: OpenAiTextConfig,
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined },
): Usage {
  const { inputTokens, outputTokens } = usage;
  return {
    provider: `${providerName}:${config.model}`,
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
}

/** The endpoint's own words may repeat the prompt, so messages say only what kind of failure it was. */
export function asProviderError(error: unknown, watchdog?: AbortSignal): ProviderError {
  noteFailure(providerName);
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (watchdog?.aborted && watchdog.reason instanceof ProviderError) return watchdog.reason;
  if (cause instanceof ProviderError) return cause;
  if (APICallError.isInstance(cause)) {
    const status = cause.statusCode;
    // It had begun to answer, and the connection broke.
    if (status !== undefined && status < 400)
      return new ProviderError(providerName, 'The story endpoint broke off.', { retryable: true });
    const retryable = status === undefined || status === 408 || status === 429 || status >= 500;
    return new ProviderError(
      providerName,
      status === undefined ? 'The story endpoint could not be reached.' : `The story endpoint answered ${status}.`,
      { retryable },
    );
  }
  if (NoObjectGeneratedError.isInstance(cause)) return new MisshapenStory();
  return new ProviderError(providerName, 'The story endpoint broke off.', { retryable: true });
}
