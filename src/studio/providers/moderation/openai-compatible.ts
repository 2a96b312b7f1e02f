import { z } from 'zod';
import { ProviderError } from '#shared/errors.ts';
import type { ModerationProvider } from './moderation-provider.ts';

export type OpenAiModerationConfig = {
  kind: 'openai';
  /** With or without the closing `/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs?: number;
};

const answer = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).default({}) }))
    .min(1),
});
const name = 'openai-moderation';
const defaultTimeoutMs = 10_000;
const attempts = 3;

/** `POST {base}/v1/moderations`. Busy and broken answers are tried twice more; anything else unusual is a ProviderError. */
export function openAiModeration({
  baseUrl,
  apiKey,
  model,
  timeoutMs = defaultTimeoutMs,
}: OpenAiModerationConfig): ModerationProvider {
  const url = `${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/moderations`;
  const ask = async (text: string, signal: AbortSignal | undefined): Promise<unknown> => {
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ ...(model ? { model } : {}), input: text }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    // What the endpoint says may repeat the text, so only its status is passed on.
    if (!response.ok)
      throw new ProviderError(name, `Moderation answered ${response.status}.`, {
        retryable: response.status === 429 || response.status >= 500,
      });
    return await response.json();
  };
  return {
    name,
    async check(text, signal) {
      for (let attempt = 1; ; attempt++) {
        try {
          const read = answer.safeParse(await ask(text, signal));
          if (!read.success)
            throw new ProviderError(name, 'Moderation answered in a shape that is not its own.', { retryable: false });
          return verdictOf(read.data);
        } catch (error) {
          signal?.throwIfAborted();
          const failure =
            error instanceof ProviderError
              ? error
              : new ProviderError(name, 'Moderation could not be reached.', { retryable: true, cause: error });
          if (!failure.retryable || attempt === attempts) throw failure;
          await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
        }
      }
    },
  };
}

function verdictOf({ results }: z.infer<typeof answer>): { flagged: boolean; categories: string[] } {
  const flagged = results.some((result) => result.flagged);
  const categories = results.flatMap((result) =>
    Object.entries(result.categories)
      .filter(([, hit]) => hit === true)
      .map(([category]) => category),
  );
  return { flagged, categories: [...new Set(categories)] };
}
