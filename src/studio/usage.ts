/** What producing something consumed, kept with the episode or picture that it went into. All counts are of one call or the sum of several. */
export type Usage = {
  provider: string;
  inputTokens?: number;
  outputTokens?: number;
  characters?: number;
  images?: number;
  /** Counted by ourselves, about: the answer broke off before its own count came. */
  estimated?: true;
};
