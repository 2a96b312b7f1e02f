import { z } from 'zod';
import { ProviderError } from '#shared/errors.ts';
import { adoptPicture, UnusablePictureError } from '#media/pictures/resize-picture.ts';
import type { Usage } from '../../usage.ts';
import { askEndpoint, endpointBase, PassingError, type Endpoint, type Send } from '../ask-endpoint.ts';
import type { ImageProvider, ImageRequest } from './image-provider.ts';

export type OpenAiImagesConfig = { baseUrl: string; apiKey: string; model: string; timeoutMs: number };

const name = 'openai-images';
const title = 'The picture service';
/** Nobody waits for a picture, and accounts are often held to a few a minute. */
const longestWaitMs = 30_000;
/** 20 MB of picture in base64, and a little JSON round it. */
const largestAnswerBytes = 28_000_000;

const answerShape = z.object({
  data: z.array(z.object({ b64_json: z.string().min(1).optional(), url: z.string().min(1).optional() })).min(1),
  usage: z.object({ input_tokens: z.number().optional(), output_tokens: z.number().optional() }).nullish(),
});
type Answer = z.infer<typeof answerShape>;

/**
 * `POST {baseUrl}/v1/images/generations` as OpenAI defines it (platform.openai.com/docs/api-reference/images), which many
 * local servers speak too. The picture comes inline; an address is followed only at the provider's own origin. What
 * arrives is decoded and encoded anew before anybody else sees it.
 */
export class OpenAiImages implements ImageProvider {
  readonly name = name;
  readonly #model: string;
  readonly #endpoint: Endpoint;
  readonly #url: string;

  constructor({ baseUrl, apiKey, model, timeoutMs }: OpenAiImagesConfig) {
    this.#model = model;
    this.#endpoint = { name, title, apiKey, timeoutMs, longestWaitMs, largestAnswerBytes };
    this.#url = `${endpointBase(baseUrl)}/v1/images/generations`;
  }

  async paint(request: ImageRequest, signal?: AbortSignal): Promise<{ image: Buffer; usage: Usage }> {
    const ask = async (send: Send) => {
      const { data, usage } = parseAnswer(await send(this.#url, this.#message(request)));
      return { usage, bytes: await this.#pictureBytes(data[0] ?? {}, send) };
    };
    const { bytes, usage } = await askEndpoint(this.#endpoint, ask, signal);
    try {
      return { image: await adoptPicture(bytes, request), usage: usageOf(usage) };
    } catch (cause) {
      if (!(cause instanceof UnusablePictureError)) throw cause;
      throw new ProviderError(name, cause.message, { retryable: false, cause });
    }
  }

  #message({ prompt, width, height }: ImageRequest) {
    const model = this.#model;
    // GPT image models always answer inline and refuse the parameter that asks DALL-E for it.
    const inline = /^(gpt-image|chatgpt-image)/.test(model) ? {} : { response_format: 'b64_json' };
    return { model, prompt, n: 1, size: sizeFor(model, width, height), ...inline };
  }

  async #pictureBytes(item: Answer['data'][number], send: Send): Promise<Buffer> {
    if (item.b64_json) return Buffer.from(item.b64_json, 'base64');
    if (!item.url) throw new PassingError(name, `${title} answered without a picture.`);
    const url = URL.canParse(item.url, this.#url) ? new URL(item.url, this.#url) : null;
    if (url?.origin !== new URL(this.#url).origin)
      throw new ProviderError(name, `${title} pointed to a picture elsewhere.`, { retryable: false });
    return send(url.href);
  }
}

function parseAnswer(body: Buffer): Answer {
  try {
    return answerShape.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new PassingError(name, `${title} answered with something that is no picture.`, { cause });
  }
}

function usageOf(usage: Answer['usage']): Usage {
  return {
    provider: name,
    images: 1,
    ...(usage?.input_tokens !== undefined && { inputTokens: usage.input_tokens }),
    ...(usage?.output_tokens !== undefined && { outputTokens: usage.output_tokens }),
  };
}

/** The nearest of the few sizes that the vendor's models know; anything else gets the size itself. */
function sizeFor(model: string, width: number, height: number): string {
  const ratio = width / height;
  const [tall, wide] = model.startsWith('dall-e-3') ? ['1024x1792', '1792x1024'] : ['1024x1536', '1536x1024'];
  if (/^(gpt-image|chatgpt-image|dall-e-3)/.test(model)) return ratio > 1.2 ? wide : ratio < 0.84 ? tall : '1024x1024';
  return model.startsWith('dall-e-2') ? '1024x1024' : `${width}x${height}`;
}
