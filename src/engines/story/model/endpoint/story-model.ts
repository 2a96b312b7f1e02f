import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { wrapLanguageModel } from 'ai';
import type { LanguageModelMiddleware } from 'ai';
import { z } from 'zod';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import { jsonOnly } from './json-only.ts';
import { styleSheet } from '../style/style-sheet.ts';

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

/** How a model of this machine chooses its words. Services choose for themselves, and several refuse to be told. */
export const samplingOf = ({ isNear }: Pick<OpenAiTextConfig, 'isNear'>) => (isNear ? styleSheet().sampling : {});

/** The library sends the schema only in the `json_schema` mode, so for the others its keys stand in the prompt. */
export function schemaNote(jsonMode: OpenAiTextConfig['jsonMode'], schema: z.ZodType): string {
  if (jsonMode === 'json_schema') return '';
  return `\n\nAnswer with one JSON object and nothing else, like this, keys in this order:\n${skeleton(z.toJSONSchema(schema, { io: 'input' }))}`;
}

type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

/** A JSON schema as an example of itself, which takes a third of its tokens. */
function skeleton(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return '""';
  const { type, properties, items, description } = schema;
  if (schema.enum) return JSON.stringify(schema.enum.join(' | '));
  if (type === 'object' && properties)
    return `{${Object.entries(properties)
      .map(([key, value]) => `${JSON.stringify(key)}: ${skeleton(value)}`)
      .join(', ')}}`;
  if (type === 'array') return `[${skeleton(items as JsonSchema)}, …]`;
  if (type === 'boolean') return 'false';
  if (type === 'number' || type === 'integer') return '4';
  return JSON.stringify(description ?? '');
}
