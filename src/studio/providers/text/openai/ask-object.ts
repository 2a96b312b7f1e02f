import { generateText, Output } from 'ai';
import type { z } from 'zod';
import type { OpenAiTextConfig } from '../open-text.ts';
import { schemaNote, storyModel } from './story-model.ts';
import { asProviderError } from './stream-episode.ts';

/** One JSON answer of the given shape. Failures are `ProviderError`. */
export async function askObject<T>(
  config: OpenAiTextConfig,
  system: string,
  prompt: string,
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): Promise<T> {
  const limit = AbortSignal.timeout(config.timeoutMs);
  try {
    const result = await generateText({
      model: storyModel(config),
      system,
      prompt: prompt + schemaNote(config.jsonMode, schema),
      output: Output.object({ schema, name: 'answer' }),
      maxRetries: 2,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return result.output as T;
  } catch (error) {
    signal?.throwIfAborted();
    throw asProviderError(error);
  }
}
