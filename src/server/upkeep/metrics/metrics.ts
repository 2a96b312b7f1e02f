import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Figures } from './figures.ts';

/** What an address is for; the label of a request's figures, so that there are few of them. */
export type RequestKind = 'page' | 'api' | 'media' | 'events' | 'other';
export type CacheState = { hits: number; stale: number; misses: number; answers: number; bytes: number };

/** Seconds; the same for the figures kept in the database, from which medians are estimated. */
export const firstSoundBuckets = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 10, 20, 60];
const providerFailure = 'canto:provider-failure';
const jobEnded = 'canto:job-ended';
const jobSetAside = 'canto:job-set-aside';

/** What this process counts: for Prometheus, and what *Overview* draws also for the database (`figures`). */
export class Metrics {
  readonly registry = new Registry();
  readonly #figures: Figures;
  readonly #requests = new Histogram({
    name: 'canto_http_request_duration_seconds',
    help: 'Requests by what they are for and how they ended',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly #shed = this.#counter(
    'canto_http_shed_total',
    'Requests that were turned away while too much was under way',
  );
  readonly #takes = this.#counter('canto_takes_total', 'Spoken sentences that were saved');
  readonly #firstSound = new Histogram({
    name: 'canto_first_sound_seconds',
    help: 'From the order of an episode to its first sentence',
    buckets: firstSoundBuckets,
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: 'canto_provider_failures_total',
    help: 'Failed calls of speech, story, picture and moderation services',
    labelNames: ['provider'] as const,
    registers: [this.registry],
  });
  readonly #jobs = new Histogram({
    name: 'canto_job_duration_seconds',
    help: 'Attempts at jobs by kind and how they ended',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.05, 0.25, 1, 5, 20, 60, 300, 1200],
    registers: [this.registry],
  });
  readonly #setAside = new Counter({
    name: 'canto_jobs_set_aside_total',
    help: 'Jobs that were given up because their process ended twice during them',
    labelNames: ['job'] as const,
    registers: [this.registry],
  });

  constructor(figures: Figures) {
    this.#figures = figures;
    subscribe(providerFailure, this.#onFailure);
    subscribe(jobEnded, this.#onJob);
    subscribe(jobSetAside, this.#onSetAside);
  }
  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }
  readonly #onFailure = (message: unknown) => {
    const { provider } = message as { provider: string };
    this.#failures.inc({ provider });
    this.#figures.add('provider_failures', 1);
  };
  readonly #onJob = (message: unknown) => {
    const { job, seconds, isDone } = message as { job: string; seconds: number; isDone: boolean };
    this.#jobs.observe({ job, outcome: isDone ? 'done' : 'failed' }, seconds);
  };
  readonly #onSetAside = (message: unknown) => this.#setAside.inc({ job: (message as { job: string }).job });

  /** Also what the process itself takes; once in a process. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
  tookRequest(kind: RequestKind, status: number, seconds: number): void {
    this.#requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
    this.#figures.add('requests', 1);
    if (status >= 500) this.#figures.add('failures', 1);
  }
  shedRequest(): void {
    this.#shed.inc();
    this.#figures.add('shed', 1);
  }
  savedTake(): void {
    this.#takes.inc();
    this.#figures.add('takes', 1);
  }
  soundedFirst(seconds: number): void {
    this.#firstSound.observe(seconds);
    const bucket = firstSoundBuckets.find((limit) => seconds <= limit) ?? 'more';
    this.#figures.add(`first_sound:${bucket}`, 1);
  }
  /** Tells of a cache whenever somebody asks for the figures. */
  watchCache(read: () => CacheState): void {
    const { registry } = this;
    for (const name of ['canto_cache_bytes', 'canto_cache_answers', 'canto_cache_requests'])
      registry.removeSingleMetric(name);
    const bytes = new Gauge({ name: 'canto_cache_bytes', help: 'What kept answers take', registers: [registry] });
    const answers = new Gauge({ name: 'canto_cache_answers', help: 'Answers that are kept', registers: [registry] });
    new Gauge({
      name: 'canto_cache_requests',
      help: 'Since the start: answered from what is kept, from what was old, and made',
      labelNames: ['found'] as const,
      registers: [registry],
      collect() {
        const state = read();
        bytes.set(state.bytes);
        answers.set(state.answers);
        for (const found of ['hits', 'stale', 'misses'] as const) this.set({ found }, state[found]);
      },
    });
  }
  close(): void {
    unsubscribe(providerFailure, this.#onFailure);
    unsubscribe(jobEnded, this.#onJob);
    unsubscribe(jobSetAside, this.#onSetAside);
  }
}
