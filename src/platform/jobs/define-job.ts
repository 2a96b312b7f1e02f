import type { z } from 'zod';

/** A kind of durable work: its name, what it is given, and how hard to try. */
export type JobDefinition<Payload extends object = object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Jobs of this kind worked on at once in one process. */
  concurrency: number;
  /** Further attempts after the first, or after the last that made progress; then the job is given up. */
  retries: number;
  /** When one is enqueued of itself, with an empty payload, as cron writes it (UTC); never when absent. */
  schedule?: string;
  /**
   * A job of this kind is given up when its process ended twice during it, as `setAsideReason` says: a third might end of it too. An
   * attempt that told of progress so many times is past whatever the one before can have been at, and the count begins anew.
   */
  pastAfterSteps?: number;
};

export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

export type Attempt = {
  number: number;
  signal: AbortSignal;
  /** Aborted when the process is about to end: what is under way may be finished, then `letGo` hands the rest to another worker. */
  leaving: AbortSignal;
  /** To be told when something is kept that the next attempt need not do: attempts are counted from here on anew. */
  progressed(): Promise<void>;
};

/** Ends an attempt at a good place without counting it: the job is taken up again at once, by another process. */
export class LetGo extends Error {
  constructor() {
    super('The process is closing, and another goes on.');
    this.name = 'LetGo';
  }
}
export function letGo(attempt: { leaving?: AbortSignal }): void {
  if (attempt.leaving?.aborted) throw new LetGo();
}

/** What a process does with a kind of job. Both must be safe to repeat: a process may die at any point of either. */
export type JobHandler<Payload extends object> = {
  run(payload: Payload, attempt: Attempt): Promise<void>;
  /** Called once no attempt is left, with the same payload and what the last one died of, where it left a message. */
  giveUp?(payload: Payload, failure: string | null): Promise<void>;
};
