import { generateText, Output } from 'ai';
import type { z } from 'zod';
import type { Usage } from '#studio/usage.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import { samplingOf, schemaNote, storyModel } from './story-model.ts';
import { asProviderError, usageOf } from '../stream-episode.ts';

/** One JSON answer of the given shape, and what it took. Failures are `ProviderError`. */
export async function askObject<T>(
  config: OpenAiTextConfig,
  system: string,
  prompt: string,
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): Promise<{ answer: T; usage: Usage }> {
  const limit = AbortSignal.timeout(config.timeoutMs);
  try {
    const result = await generateText({
      model: storyModel(config),
      system,
      prompt: prompt + schemaNote(config.jsonMode, schema),
      output: Output.object({ schema, name: 'answer' }),
      maxRetries: 2,
      ...samplingOf(config),
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return { answer: result.output as T, usage: usageOf(config, result.totalUsage) };
  } catch (error) {
    signal?.throwIfAborted();
    throw asProviderError(error);
  }
}
