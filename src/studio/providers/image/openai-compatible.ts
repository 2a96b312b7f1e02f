import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ProviderError } from '#shared/errors.ts';
import { adoptPicture, UnusablePictureError } from '../../artwork/resize-picture.ts';
import type { Usage } from '../../usage.ts';
import type { ImageProvider, ImageRequest } from './image-provider.ts';
import { readLimited } from './read-limited.ts';

export type OpenAiImagesConfig = { baseUrl: string; apiKey: string; model: string; timeoutMs: number };

const name = 'openai-images';
const attempts = 3;
const longestWaitMs = 10_000;
/** 20 MB of picture in base64, and a little JSON round it. */
const largestAnswer = 28_000_000;

const answerShape = z.object({
  data: z.array(z.object({ b64_json: z.string().min(1).optional(), url: z.string().min(1).optional() })).min(1),
  usage: z.object({ input_tokens: z.number().optional(), output_tokens: z.number().optional() }).nullish(),
});

/**
 * `POST {baseUrl}/v1/images/generations` as OpenAI defines it (platform.openai.com/docs/api-reference/images), which many
 * local servers speak too. The picture comes inline; an address is followed only at the provider's own origin. What
 * arrives is decoded and encoded anew before anybody else sees it.
 */
export class OpenAiImages implements ImageProvider {
  readonly name = name;
  readonly #config: OpenAiImagesConfig;
  readonly #url: string;

  constructor(config: OpenAiImagesConfig) {
    this.#config = config;
    this.#url = `${config.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/images/generations`;
  }

  async paint(request: ImageRequest, signal?: AbortSignal): Promise<{ image: Buffer; usage: Usage }> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#ask(request, signal);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (!(error instanceof ProviderError) || !error.retryable || attempt === attempts) throw error;
        const asked = error instanceof PassingError ? error.waitMs : undefined;
        await wait(Math.min(longestWaitMs, asked ?? 500 * 2 ** (attempt - 1)), undefined, {
          ...(signal && { signal }),
        });
      }
    }
  }

  async #ask(request: ImageRequest, signal: AbortSignal | undefined): Promise<{ image: Buffer; usage: Usage }> {
    const deadline = AbortSignal.timeout(this.#config.timeoutMs);
    const both = signal ? AbortSignal.any([deadline, signal]) : deadline;
    try {
      const body = await this.#send(this.#url, this.#message(request), both);
      const { data, usage } = parseAnswer(body);
      const image = await adoptPicture(await this.#pictureBytes(data[0] ?? {}, both), request);
      return {
        image,
        usage: {
          provider: name,
          images: 1,
          ...(usage?.input_tokens !== undefined && { inputTokens: usage.input_tokens }),
          ...(usage?.output_tokens !== undefined && { outputTokens: usage.output_tokens }),
        },
      };
    } catch (cause) {
      if (cause instanceof ProviderError || signal?.aborted) throw cause;
      if (cause instanceof UnusablePictureError)
        throw new ProviderError(name, cause.message, { retryable: false, cause });
      const reason = deadline.aborted ? 'did not answer in time' : 'could not be reached';
      throw new PassingError(`The picture service ${reason}.`, undefined, cause);
    }
  }

  #message({ prompt, width, height }: ImageRequest): RequestInit {
    const { model } = this.#config;
    // GPT image models always answer inline and refuse the parameter that asks DALL-E for it.
    const inline = /^(gpt-image|chatgpt-image)/.test(model) ? {} : { response_format: 'b64_json' };
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#authorization() },
      body: JSON.stringify({ model, prompt, n: 1, size: sizeFor(model, width, height), ...inline }),
    };
  }

  #authorization(): Record<string, string> {
    return this.#config.apiKey ? { authorization: `Bearer ${this.#config.apiKey}` } : {};
  }

  async #pictureBytes(
    item: { b64_json?: string | undefined; url?: string | undefined },
    signal: AbortSignal,
  ): Promise<Buffer> {
    if (item.b64_json) return Buffer.from(item.b64_json, 'base64');
    if (!item.url)
      throw new ProviderError(name, 'The picture service answered without a picture.', { retryable: true });
    const url = URL.canParse(item.url, this.#url) ? new URL(item.url, this.#url) : null;
    if (url?.origin !== new URL(this.#url).origin)
      throw new ProviderError(name, 'The picture service pointed to a picture elsewhere.', { retryable: false });
    return this.#send(url.href, { headers: this.#authorization() }, signal);
  }

  async #send(url: string, message: RequestInit, signal: AbortSignal): Promise<Buffer> {
    const response = await fetch(url, { ...message, redirect: 'error', signal });
    if (!response.ok) throw await refusal(response);
    const bytes = await readLimited(response, largestAnswer);
    if (!bytes) throw new ProviderError(name, 'The picture service answered without end.', { retryable: false });
    return bytes;
  }
}

/** A failure that may pass; `waitMs` is what the service asked for. */
class PassingError extends ProviderError {
  readonly waitMs: number | undefined;
  constructor(message: string, waitMs?: number, cause?: unknown) {
    super(name, message, { retryable: true, cause });
    this.waitMs = waitMs;
  }
}

function parseAnswer(body: Buffer): z.infer<typeof answerShape> {
  try {
    return answerShape.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new PassingError('The picture service answered with something that is no picture.', undefined, cause);
  }
}

async function refusal(response: Response): Promise<ProviderError> {
  await response.body?.cancel();
  const message = `The picture service answered ${response.status}.`;
  const passing = response.status === 408 || response.status === 429 || response.status >= 500;
  if (!passing) return new ProviderError(name, message, { retryable: false });
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new PassingError(message, Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined);
}

/** The nearest of the few sizes that the vendor's models know; anything else gets the size itself. */
function sizeFor(model: string, width: number, height: number): string {
  const ratio = width / height;
  const [tall, wide] = model.startsWith('dall-e-3') ? ['1024x1792', '1792x1024'] : ['1024x1536', '1536x1024'];
  if (/^(gpt-image|chatgpt-image|dall-e-3)/.test(model)) return ratio > 1.2 ? wide : ratio < 0.84 ? tall : '1024x1024';
  return model.startsWith('dall-e-2') ? '1024x1024' : `${width}x${height}`;
}
