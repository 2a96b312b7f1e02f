import type { Usage } from '#studio/usage.ts';

/** A token is about this many characters of English. */
const charactersPerToken = 4;

type Told = { inputTokens?: number | undefined; outputTokens?: number | undefined };

/** Counts what one call takes, so that an answer that breaks off half way is metered too. */
export type Meter = {
  received(text: string): void;
  /** The endpoint's own count, which comes last. */
  told(usage: Told): void;
  /** Null while nothing came back: a call that was refused costs nothing. */
  usage(): Usage | null;
};

export function openMeter(provider: string, prompt: string): Meter {
  let characters = 0;
  let counted: Usage | null = null;
  return {
    received: (text) => void (characters += text.length),
    told({ inputTokens, outputTokens }) {
      if (inputTokens === undefined && outputTokens === undefined) return;
      counted = {
        provider,
        ...(inputTokens === undefined ? {} : { inputTokens }),
        ...(outputTokens === undefined ? {} : { outputTokens }),
      };
    },
    usage() {
      if (counted) return counted;
      if (characters === 0) return null;
      return { provider, inputTokens: tokens(prompt.length), outputTokens: tokens(characters), estimated: true };
    },
  };
}

function tokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}
