import { z } from 'zod';
import { askEndpoint, endpointBase, PassingError, type Endpoint } from '../ask-endpoint.ts';
import type { ModerationProvider } from './moderation-provider.ts';

export type OpenAiModerationConfig = {
  kind: 'openai';
  /** With or without the closing `/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs?: number;
};

const answerShape = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).default({}) }))
    .min(1),
});
type Answer = z.infer<typeof answerShape>;
const name = 'openai-moderation';
const title = 'Moderation';
const defaultTimeoutMs = 10_000;
const longestWaitMs = 5_000;
const largestAnswerBytes = 1_000_000;

/** `POST {base}/v1/moderations`. */
export function openAiModeration(config: OpenAiModerationConfig): ModerationProvider {
  const { baseUrl, apiKey, model, timeoutMs = defaultTimeoutMs } = config;
  const url = `${endpointBase(baseUrl)}/v1/moderations`;
  const endpoint: Endpoint = { name, title, apiKey, timeoutMs, longestWaitMs, largestAnswerBytes };
  return {
    name,
    check: (text, signal) =>
      askEndpoint(
        endpoint,
        async (send) => verdictOf(parseAnswer(await send(url, { ...(model && { model }), input: text }))),
        signal,
      ),
  };
}

function parseAnswer(body: Buffer): Answer {
  try {
    return answerShape.parse(JSON.parse(body.toString('utf8')));
  } catch {
    // Without its cause, which may quote the answer, and that the text.
    throw new PassingError(name, `${title} answered in a shape that is not its own.`);
  }
}

function verdictOf({ results }: Answer): { flagged: boolean; categories: string[] } {
  const flagged = results.some((result) => result.flagged);
  const categories = results.flatMap((result) =>
    Object.entries(result.categories)
      .filter(([, hit]) => hit === true)
      .map(([category]) => category),
  );
  return { flagged, categories: [...new Set(categories)] };
}
