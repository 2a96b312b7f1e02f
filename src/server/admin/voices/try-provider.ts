import { z } from 'zod';
import { AppError, ProviderError } from '#shared/errors.ts';
import type { NewProvider } from '#shared/admin/providers.ts';
import { OpenAiSpeech } from '#studio/providers/speech/openai-compatible.ts';
import { speechAt, storyAt } from '#studio/providers/endpoint-config.ts';
import type { Context } from '../../context.ts';
import { keyFor } from './read-choices.ts';

/** A cold model of one's own machine loads for half a minute. */
const storyTimeoutMs = 60_000;
const scene = z.object({ lines: z.array(z.object({ speaker: z.string(), text: z.string() })).min(1) });
const sentence = 'Good evening. Somebody has moved the ladder, and nobody has seen who.';

type Trial = { seconds: number; lines: { speaker: string; text: string }[] };

/**
 * Tries an endpoint before it is chosen: a scene of four lines from a writer, one sentence from a voice. Throws AppError:
 * `provider_failed` with what to look at.
 */
export async function tryProvider(ctx: Context, chosen: NewProvider): Promise<Trial> {
  const apiKey = chosen.api_key ?? (await keyFor(ctx, chosen));
  const started = performance.now();
  try {
    const lines = chosen.part === 'story' ? await tellScene(chosen, apiKey) : await speakSentence(chosen, apiKey);
    return { seconds: Math.round((performance.now() - started) / 100) / 10, lines };
  } catch (error) {
    throw error instanceof ProviderError ? new AppError('provider_failed', error.message) : error;
  }
}

async function tellScene({ base_url: baseUrl, model }: NewProvider, apiKey: string): Promise<Trial['lines']> {
  const config = storyAt(baseUrl, model, { apiKey });
  if (config.kind !== 'openai') return [];
  const ask = 'Write a scene of four short lines in a lighthouse: the narrator, Mira, Tobias, Mira. Fit for children.';
  // Only who tries an endpoint needs the libraries that ask one.
  const { askObject } = await import('#engines/story/model/endpoint/ask-object.ts');
  const { answer } = await askObject(
    { ...config, timeoutMs: storyTimeoutMs },
    'You write audio drama and answer in JSON.',
    ask,
    scene,
  );
  return answer.lines.slice(0, 6);
}

async function speakSentence({ base_url: baseUrl, model }: NewProvider, apiKey: string): Promise<Trial['lines']> {
  const config = speechAt(baseUrl, model, apiKey);
  if (config.kind !== 'openai') return [];
  const speech = new OpenAiSpeech(config);
  try {
    const name = await speech.firstVoice();
    await speech.speak({ text: sentence, voice: 'narrator-ivy' });
    return [{ speaker: name, text: sentence }];
  } finally {
    await speech.close();
  }
}
