import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { wrapLanguageModel } from 'ai';
import type { LanguageModelMiddleware } from 'ai';
import { z } from 'zod';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import { jsonOnly } from './json-only.ts';

/** For endpoints that refuse `response_format`: the prompt alone asks for JSON. */
const withoutFormat: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'text' } }),
};

/** A small model that thinks first takes minutes for its first line. Services refuse the parameter for models without it. */
const withoutThinking: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({
    ...params,
    providerOptions: { ...params.providerOptions, story: { reasoningEffort: 'none' } },
  }),
};

/** The endpoint's model, of whose answers only the JSON object is kept. */
export function storyModel({ baseUrl, apiKey, model, jsonMode, isNear }: OpenAiTextConfig) {
  const provider = createOpenAICompatible({
    name: 'story',
    baseURL: baseUrl.replace(/\/+$/, ''),
    apiKey,
    includeUsage: true,
    supportsStructuredOutputs: jsonMode === 'json_schema',
  });
  const middleware = [jsonOnly, ...(jsonMode === 'none' ? [withoutFormat] : []), ...(isNear ? [withoutThinking] : [])];
  return wrapLanguageModel({ model: provider.chatModel(model), middleware });
}

/** The library sends the schema only in the `json_schema` mode, so for the others it stands in the prompt. */
export function schemaNote(jsonMode: OpenAiTextConfig['jsonMode'], schema: z.ZodType): string {
  if (jsonMode === 'json_schema') return '';
  return `\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema, keys in this order:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}
