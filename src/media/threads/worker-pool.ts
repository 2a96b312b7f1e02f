import { Worker } from 'node:worker_threads';

/** What a pool and the thread at its other end (`serve-jobs.ts`) say to each other. */
export type JobMessage<Job> = { id: number; job: Job };
export type JobAnswer<Answer> =
  | { id: number; answer: Answer }
  | { id: number; error: { message: string; stack: string } };

type Waiting<Job, Answer> = {
  job: Job;
  transfer: ArrayBuffer[];
  urgent: boolean;
  signal: AbortSignal | undefined;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};
type Thread<Job, Answer> = { worker: Worker; busyWith: Waiting<Job, Answer> | null };

/**
 * A few threads that take jobs one at a time, started when first needed, in the order asked. Idle threads do not keep the
 * process alive. A thread that dies fails its job alone; the next job starts a new one.
 */
export class WorkerPool<Job, Answer> {
  #threads: Thread<Job, Answer>[] = [];
  #queue: Waiting<Job, Answer>[] = [];
  #nextId = 1;
  #closed = false;
  #entry: URL;
  #size: number;
  #workerData: () => Promise<unknown>;
  #data: Promise<unknown> | null = null;

  /** `workerData` is made once, before the first thread starts, and given to each (e.g. a compiled module). */
  constructor(options: { entry: URL; size: number; workerData?: () => Promise<unknown> }) {
    this.#entry = options.entry;
    this.#size = Math.max(1, options.size);
    this.#workerData = options.workerData ?? (() => Promise.resolve(null));
  }

  /**
   * Rejects with the signal's reason when aborted: a waiting job is dropped, a running one is left to end unheard.
   * Buffers in `transfer` are moved into the thread. Urgent jobs go before all others that wait.
   */
  async run(
    job: Job,
    options: { signal?: AbortSignal; transfer?: ArrayBuffer[]; urgent?: boolean } = {},
  ): Promise<Answer> {
    const { signal, transfer = [], urgent = false } = options;
    signal?.throwIfAborted();
    const data = await this.#sharedData();
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('the threads are closed');
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const waiting = { job, transfer, urgent, signal, resolve, reject };
    const abort = () => {
      this.#queue = this.#queue.filter((other) => other !== waiting);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    const firstPatient = this.#queue.findIndex((other) => !other.urgent);
    this.#queue.splice(urgent && firstPatient >= 0 ? firstPatient : this.#queue.length, 0, waiting);
    this.#assign(data);
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Ends all threads; what still waits or runs is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const reason = new Error('the threads are closed');
    for (const waiting of this.#queue.splice(0)) waiting.reject(reason);
    await Promise.all(
      this.#threads.splice(0).map(async ({ worker, busyWith }) => {
        busyWith?.reject(reason);
        await worker.terminate();
      }),
    );
  }

  /** Made once; what failed is made anew for the next job, since it may have been a shortage that passes. */
  #sharedData(): Promise<unknown> {
    this.#data ??= this.#workerData().catch((error: unknown) => {
      this.#data = null;
      throw error;
    });
    return this.#data;
  }

  #assign(data: unknown): void {
    while (this.#queue.length > 0) {
      const thread = this.#threads.find(({ busyWith }) => !busyWith) ?? this.#startThread(data);
      const waiting = thread && this.#queue.shift();
      if (!waiting) return;
      thread.busyWith = waiting;
      thread.worker.ref();
      thread.worker.postMessage({ id: this.#nextId++, job: waiting.job } satisfies JobMessage<Job>, waiting.transfer);
    }
  }

  #startThread(data: unknown): Thread<Job, Answer> | null {
    if (this.#threads.length >= this.#size) return null;
    const worker = new Worker(this.#entry, { workerData: data });
    const thread: Thread<Job, Answer> = { worker, busyWith: null };
    worker.on('message', (message: JobAnswer<Answer>) => {
      const waiting = thread.busyWith;
      thread.busyWith = null;
      worker.unref();
      if ('error' in message)
        waiting?.reject(Object.assign(new Error(message.error.message), { stack: message.error.stack }));
      else waiting?.resolve(message.answer);
      this.#assign(data);
    });
    const die = (reason: unknown) => {
      this.#threads = this.#threads.filter((other) => other !== thread);
      thread.busyWith?.reject(reason);
      thread.busyWith = null;
      if (!this.#closed) this.#assign(data);
    };
    worker.on('error', die);
    worker.on('exit', (code) => die(new Error(`the thread ended with code ${code}`)));
    this.#threads.push(thread);
    return thread;
  }
}
