import type { z } from 'zod';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import { schemaNote } from '../endpoint/story-model.ts';
import { countTokens } from './count-tokens.ts';

/** What a local server gives a model unless its owner says otherwise: question and answer together. */
export const nearContextTokens = 4096;
/** An episode with its plan, choices and memory; what is longer breaks off, and is asked for from there. */
export const answerTokens = 1900;

/** How many tokens the material and rules of a prompt may have, beside the note about the shape of its answer. */
export const promptTokens = ({ isNear, jsonMode }: Pick<OpenAiTextConfig, 'isNear' | 'jsonMode'>, schema: z.ZodType): number =>
  isNear ? nearContextTokens - answerTokens - countTokens(schemaNote(jsonMode, schema)) : Infinity; // prettier-ignore
