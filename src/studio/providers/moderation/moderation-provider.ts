/** A second opinion on a text. Failures are `ProviderError`, and never an approval. */
export interface ModerationProvider {
  readonly name: string;
  check(text: string, signal?: AbortSignal): Promise<{ flagged: boolean; categories: string[] }>;
}
