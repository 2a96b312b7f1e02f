export type OpenAiTextConfig = {
  kind: 'openai';
  /** Up to and including `/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** How the endpoint is asked for JSON; for the latter two the schema stands in the prompt. */
  jsonMode: 'json_schema' | 'json_object' | 'none';
  /** What happens when it fails before the first line: the embedded storyteller tells the episode, or a `ProviderError`. */
  onFailure: 'embedded' | 'fail';
  firstLineTimeoutMs: number;
  timeoutMs: number;
  /** On this machine, so slow: the embedded storyteller tells the first lines, and nobody waits for the model. */
  isNear?: true;
};
export type TextConfig = { kind: 'embedded' } | OpenAiTextConfig;
