import type { OpenAiTextConfig } from '#studio/providers/text/open-text.ts';

/** What a local server gives a model unless its owner says otherwise: question and answer together. */
export const nearContextTokens = 4096;
/** An episode with its plan, choices and memory; what is longer breaks off, and is asked for from there. */
export const answerTokens = 1900;

/** How many tokens a prompt may have. */
export const promptTokens = ({ isNear }: Pick<OpenAiTextConfig, 'isNear'>): number =>
  isNear ? nearContextTokens - answerTokens : Infinity;
