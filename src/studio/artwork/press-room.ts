import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawTask } from './artwork-worker.ts';
import type { PictureSpec } from './picture.ts';

type Job = { task: DrawTask; resolve: (webp: Buffer) => void; reject: (error: Error) => void };
type Press = { worker: Worker; job?: Job };

/** Worker threads that draw, started when there is work, one picture each at a time, never more than there are cores. */
export class PressRoom {
  readonly #presses = new Set<Press>();
  readonly #queue: Job[] = [];
  readonly #size: number;
  #nextId = 1;

  constructor(size = availableParallelism()) {
    this.#size = Math.max(1, size);
  }

  draw(spec: PictureSpec): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task: { id: this.#nextId++, spec }, resolve, reject });
      this.#dispatch();
    });
  }

  /** Stops the threads; pictures still waiting are refused. The room opens again by itself when asked to draw. */
  async close(): Promise<void> {
    const presses = Array.from(this.#presses);
    this.#presses.clear();
    const refused = new Error('The press room was closed before this picture was drawn.');
    for (const job of this.#queue.splice(0)) job.reject(refused);
    for (const { job } of presses) job?.reject(refused);
    await Promise.all(presses.map(({ worker }) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const idle = Array.from(this.#presses).find((press) => !press.job);
      const press = idle ?? (this.#presses.size < this.#size ? this.#open() : undefined);
      if (!press) return;
      const job = this.#queue.shift();
      if (!job) return;
      press.job = job;
      press.worker.ref();
      press.worker.postMessage(job.task);
    }
  }

  #open(): Press {
    const press: Press = { worker: new Worker(new URL('./artwork-worker.ts', import.meta.url)) };
    this.#presses.add(press);
    press.worker.on('message', (answer: DrawAnswer) => this.#finish(press, answer));
    press.worker.on('error', (error) => this.#lose(press, error));
    press.worker.on('exit', (code) => this.#lose(press, new Error(`A drawing thread ended with code ${code}.`)));
    return press;
  }

  #finish(press: Press, answer: DrawAnswer): void {
    const job = press.job;
    delete press.job;
    // An idle thread must not keep the process alive.
    press.worker.unref();
    if (job && 'webp' in answer) job.resolve(Buffer.from(answer.webp));
    else if (job && 'error' in answer) job.reject(new Error(`Could not draw the picture: ${answer.error}`));
    this.#dispatch();
  }

  #lose(press: Press, error: Error): void {
    if (!this.#presses.delete(press)) return;
    press.job?.reject(error);
    this.#dispatch();
  }
}
