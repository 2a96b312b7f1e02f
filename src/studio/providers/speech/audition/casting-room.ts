import { setTimeout as wait } from 'node:timers/promises';
import { askEndpoint, type Endpoint, type RefusedCall } from '../../ask-endpoint.ts';
import type { VoiceId } from '../speech-provider.ts';
import { findVoice } from '../voices.ts';
import type { Audition, AuditionStore, HeardVoice, ListedVoice } from './audition.ts';
import { nextOfKind, voiceFor, type Cast } from './cast-by-ear.ts';
import { castUnheard, holdAudition } from './hold-audition.ts';
import { knownVoices, listVoices } from './list-voices.ts';

type Options = {
  endpoint: Endpoint;
  /** Without `/v1`. */
  base: string;
  model: string;
  /** The owner's list, which is believed. */
  voices?: ListedVoice[];
  store?: AuditionStore;
  speak(voice: string, text: string): Promise<Float32Array>;
  notice(message: string): void;
  patienceMs: number;
  signal: AbortSignal;
};

const listTimeoutMs = 3_000;
/** After an audition that came to nothing the server is left alone for this long. */
const pauseMs = 60_000;

/** Who speaks for whom at one server: by a table, then by its own list, then by ear; kept once heard. */
export class CastingRoom {
  #options: Options;
  #voices: HeardVoice[];
  #cast: Cast;
  #refused = new Set<string>();
  #preparing: Promise<void> | null = null;
  #hearing: Promise<Audition> | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { voices, cast } = castUnheard(options.voices ?? knownVoices(options.model));
    this.#voices = voices;
    this.#cast = cast;
  }

  voiceFor(id: VoiceId, season: VoiceId[]): string {
    return voiceFor(id, season, this.#cast, this.#voices);
  }

  /** Who may speak for one of ours when the voice `name` can't; null when there is nobody but the `refused`. */
  nextFor(id: VoiceId, name: string, refused: ReadonlySet<string>): string | null {
    const voice = findVoice(id);
    const left = this.#voices.filter((each) => !refused.has(each.name) && each.name !== name);
    const any = left.find(({ gender }) => gender === voice.gender) ?? left[0];
    return nextOfKind(name, voice, this.#cast, this.#voices, new Set([...refused, name])) ?? any?.name ?? null;
  }

  /** Takes a voice out of the cast, which the next of its kind joins. Said once. */
  drop(name: string, failure: RefusedCall): void {
    if (this.#refused.has(name)) return;
    this.#refused.add(name);
    for (const [id, usual] of Object.entries(this.#cast)) {
      const next = usual === name ? this.nextFor(id, name, this.#refused) : null;
      if (next) this.#cast[id] = next;
    }
    this.#voices = this.#voices.filter((voice) => voice.name !== name);
    this.#options.notice(`The voice ${name} can't be used, another of its kind speaks instead: ${failure.message}`);
  }

  /** Resolves when the cast is known, or cannot be known soon. Never rejects: what fails here, speaking will tell. */
  prepare(): Promise<void> {
    this.#preparing ??= this.#prepare().catch(() => this.#prepareLater());
    return this.#preparing;
  }

  #prepareLater(): void {
    setTimeout(() => (this.#preparing = null), pauseMs).unref();
  }

  async #prepare(): Promise<void> {
    const { store, base, model, patienceMs } = this.#options;
    const kept = await store?.read(`${model}@${base}`);
    if (kept) {
      this.#use(kept);
      // Looked at beside the work, so that nobody waits for a list.
      void this.#hearNew(kept).catch(() => {});
      return;
    }
    const hearing = this.audition().then(
      () => {},
      () => this.#prepareLater(),
    );
    const enough = new AbortController();
    await Promise.race([hearing, wait(patienceMs, undefined, { signal: enough.signal, ref: false }).catch(() => {})]);
    enough.abort();
  }

  /** Casts by the names that the server lists. */
  async readList(): Promise<void> {
    this.#use(castUnheard(await this.#list()));
  }

  /** Hears every voice. Calls at the same time share one audition. */
  audition(): Promise<Audition> {
    this.#hearing ??= this.#listen(null).finally(() => (this.#hearing = null));
    return this.#hearing;
  }

  async #hearNew(kept: Audition): Promise<void> {
    const listed = await this.#list();
    const known = [...kept.voices, ...kept.leftOut].map(({ name }) => name);
    const names = listed.map(({ name }) => name);
    if (names.length === known.length && names.every((name) => known.includes(name))) return;
    await this.#listen(kept, listed);
  }

  async #listen(before: Audition | null, listed?: ListedVoice[]): Promise<Audition> {
    const { store, base, model, speak, notice } = this.#options;
    const all = listed ?? (await this.#list());
    const kept = await store?.read(`${model}@${base}`);
    // By their names for now: better than a table that the server has never heard of.
    if (!kept) this.#use(castUnheard(all));
    const audition = await holdAudition(all, speak, before ?? { voices: [], leftOut: [], cast: kept?.cast ?? {} });
    this.#use(audition);
    await store?.keep(`${model}@${base}`, audition);
    const leftOut = audition.leftOut.map(({ name, why }) => `${name} (${why})`).join(', ');
    notice(`Heard ${audition.voices.length} voices of ${model}${leftOut && `; left out: ${leftOut}`}`);
    return audition;
  }

  async #list(): Promise<ListedVoice[]> {
    const { voices, endpoint, base, model, signal } = this.#options;
    if (voices) return voices;
    const brief = { ...endpoint, timeoutMs: listTimeoutMs };
    return (await askEndpoint(brief, (send) => listVoices(send, base, model), signal)) ?? knownVoices(model);
  }

  #use({ voices, cast }: Pick<Audition, 'voices' | 'cast'>): void {
    this.#voices = voices;
    this.#cast = { ...cast };
    this.#refused.clear();
  }
}
