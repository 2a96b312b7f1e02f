import type { Usage } from '../../usage.ts';

export type ImageRequest = { prompt: string; width: number; height: number };
/** Paints from words. Failures are `ProviderError`; whoever asks keeps the drawn picture then. */
export interface ImageProvider {
  readonly name: string;
  paint(request: ImageRequest, signal?: AbortSignal): Promise<{ image: Buffer; usage: Usage }>;
}
