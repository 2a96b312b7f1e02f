import type { ImageProvider } from './image-provider.ts';
import { OpenAiImages } from './openai-compatible.ts';

export type ImageConfig =
  | { kind: 'drawn' }
  | { kind: 'openai'; baseUrl: string; apiKey: string; model: string; timeoutMs: number };

/** The registry: who paints, by configuration. Null where our own drawn pictures are all there is. */
export function openImageProvider(config: ImageConfig): ImageProvider | null {
  switch (config.kind) {
    case 'drawn':
      return null;
    case 'openai':
      return new OpenAiImages(config);
  }
}
