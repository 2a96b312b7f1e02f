import type { SpeechConfig } from './speech/open-speech.ts';
import type { OpenAiTextConfig, TextConfig } from './text/text-config.ts';

/** Names by which this machine is called, from inside a container too. */
const nearHosts = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|host\.docker\.internal)$/;

/**
 * A story endpoint with what is usual for the rest. A model on one's own machine takes a quarter of a minute to begin and
 * minutes for an episode; a service seconds.
 */
export function storyAt(baseUrl: string, model: string, given: Partial<OpenAiTextConfig> = {}): TextConfig {
  const isNear = nearHosts.test(new URL(baseUrl).hostname);
  return {
    kind: 'openai',
    baseUrl,
    model,
    apiKey: given.apiKey ?? '',
    jsonMode: given.jsonMode ?? 'json_schema',
    onFailure: given.onFailure ?? 'embedded',
    firstLineTimeoutMs: given.firstLineTimeoutMs ?? (isNear ? 60_000 : 20_000),
    timeoutMs: given.timeoutMs ?? (isNear ? 600_000 : 180_000),
    ...(isNear ? { isNear } : {}),
  };
}

const speechTimeoutMs = 60_000;

/** A speech endpoint, likewise. */
export function speechAt(baseUrl: string, model: string, apiKey = ''): SpeechConfig {
  return { kind: 'openai', baseUrl, model, apiKey, timeoutMs: speechTimeoutMs };
}
