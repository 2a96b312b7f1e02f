import { generateText } from 'ai';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import { storyModel } from './story-model.ts';

/** A cold model takes half a minute to load. */
const timeoutMs = 60_000;

/** The smallest call there is: a local server loads the model for it and keeps it for some minutes. Rejects when it fails. */
export async function wakeModel(config: OpenAiTextConfig): Promise<void> {
  await generateText({
    model: storyModel({ ...config, jsonMode: 'none' }),
    prompt: 'Say yes.',
    maxOutputTokens: 1,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(timeoutMs),
  });
}
