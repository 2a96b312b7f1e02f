import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, type Hash } from 'node:crypto';
import { seededRandom, type Random } from './seeded-random.ts';

/** Something that runs and may die: Canto, with its web server and its workers. People and what they use outlive it. */
export type Process = { readonly name: string; endedAt: number | null };

/** What an event of the queue belongs to: nobody's events (null) always happen. */
type Owner = Process | null;

type Event = { at: number; number: number; owner: Owner; run: () => void; isOff: boolean };
export type EventHandle = { cancel(): void };

/** How a call of another machine goes wrong, as shares of all calls of a kind. */
export type Weather = { slow: number; fail: number; cut: number; twice: number };
export const calm: Weather = { slow: 0, fail: 0, cut: 0, twice: 0 };

type Call<T> = {
  /** Of the trace, and whose weather counts: `storage put takes/…`. */
  kind: CallKind;
  what: string;
  /** What the other machine does. */
  effect: () => T | Promise<T>;
  /** What the caller gets when the call fails or is cut. */
  failure: () => Error;
  /** Whether the effect may come about twice. */
  mayRepeat?: boolean;
  /** Milliseconds each way, at most. */
  latencyMs: number;
};
export const callKinds = ['database', 'storage', 'mail', 'payments', 'story', 'voice', 'network'] as const;
export type CallKind = (typeof callKinds)[number];

/** So long what belongs to a process that died still unwinds, with every door to the world shut. */
const unwindingMs = 20_000;
const slowestMs = 4000;

/**
 * One trial's time, chance and order of events. Nothing happens but what stands in the queue, one event after the other, and
 * all randomness comes from the seed, so the same seed gives the same trial to the last statement (`trace`).
 */
export class Kernel {
  readonly random: Random;
  readonly weather: Record<CallKind, Weather>;
  /** Sees each line of the trace. */
  onStep: ((step: string) => void) | null = null;
  /** What happens right after so many lines of it: somebody pulls a plug. */
  readonly plugs = new Map<number, () => void>();
  steps = 0;
  readonly #hash: Hash = createHash('sha256');
  readonly #events: Event[] = [];
  #number = 0;
  #now: number;

  constructor(seed: number, startsAt: number) {
    this.random = seededRandom(seed);
    this.#now = startsAt;
    this.weather = Object.fromEntries(callKinds.map((kind) => [kind, calm])) as Record<CallKind, Weather>;
  }
  /** Milliseconds since 1970, with fractions. */
  get now(): number {
    return this.#now;
  }
  /** What happened so far, in sixteen digits. */
  get trace(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }
  note(step: string): void {
    this.steps++;
    const line = `${(this.#now % 1e9).toFixed(3)} ${step}`;
    this.#hash.update(line).update('\n');
    this.onStep?.(line);
    const plug = this.plugs.get(this.steps);
    if (plug) this.after(0, plug, null);
  }

  /** Has something happen so many milliseconds from now, for the process that asks for it. */
  after(delayMs: number, run: () => void, owner: Owner = owners.getStore() ?? null): EventHandle {
    const event = { at: this.#now + Math.max(0, delayMs), number: this.#number++, owner, run, isOff: false };
    this.#insert(event);
    return {
      cancel() {
        event.isOff = true;
      },
    };
  }
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }
  /** A call of another machine, with the weather of its kind. A process that died gets no answers and sends nothing more. */
  call<T>({ kind, what, effect, failure, mayRepeat = false, latencyMs }: Call<T>): Promise<T> {
    const owner = owners.getStore() ?? null;
    if (owner && owner.endedAt !== null) return Promise.reject(new ProcessEnded(owner));
    const { slow, fail, cut, twice } = this.weather[kind];
    const fate = this.random.number();
    const isLost = fate < fail;
    const isCut = !isLost && fate < fail + cut;
    const isTwice = mayRepeat && !isLost && !isCut && fate < fail + cut + twice;
    const delay = () =>
      this.random.number() * latencyMs + (this.random.number() < slow ? this.random.number() * slowestMs : 0);
    const [there, back] = [delay(), delay()];
    this.note(`${kind} ${what}${isLost ? ' LOST' : isCut ? ' CUT' : isTwice ? ' TWICE' : ''}`);
    return new Promise<T>((resolve, reject) => {
      const ends = () => owner !== null && owner.endedAt !== null;
      const answer = (give: () => void) =>
        this.after(back, () => (ends() ? reject(new ProcessEnded(owner!)) : give()), owner);
      const arrive = () => {
        if (ends()) return reject(new ProcessEnded(owner!));
        if (isLost) return void answer(() => reject(failure()));
        owners.run(null, async () => {
          try {
            const value = await effect();
            answer(() => (isCut ? reject(failure()) : resolve(value)));
          } catch (error) {
            answer(() => reject(isCut ? failure() : (error as Error)));
          }
        });
        if (isTwice) this.after(delay(), () => void Promise.resolve(effect()).catch(() => {}), null);
      };
      this.after(there, arrive, owner);
    });
  }

  /** Runs `work` as something that belongs to `owner`. */
  as<T>(owner: Owner, work: () => T): T {
    return owners.run(owner, work);
  }
  kill(process: Process): void {
    this.note(`${process.name} DIES`);
    process.endedAt = this.#now;
  }
  /** Moves time on while nothing runs, as for a machine that is switched off: what waits, waits on. */
  skip(ms: number): void {
    this.note(`${ms} ms pass`);
    for (const event of this.#events) event.at += ms;
    this.#now += ms;
  }
  /** Lets things happen until `work` has come to its end. Throws `Error` when that takes longer than `mostMs` of the trial's time. */
  async until<T>(work: Promise<T>, mostMs: number): Promise<T> {
    const end = this.#now + mostMs;
    let isOver = false;
    const over = () => void (isOver = true);
    work.then(over, over);
    for (;;) {
      await settle();
      if (isOver) return work;
      const event = this.#next();
      if (!event) throw new Error('Nothing is left that could happen.');
      if (event.at > end) throw new Error(`${mostMs} ms were not enough.`);
      this.#now = Math.max(this.#now, event.at);
      owners.run(event.owner, event.run);
    }
  }

  #next(): Event | null {
    for (;;) {
      const event = this.#pop();
      if (!event) return null;
      const endedAt = event.owner?.endedAt ?? null;
      if (!event.isOff && (endedAt === null || event.at < endedAt + unwindingMs)) return event;
    }
  }
  // A binary heap.
  #insert(event: Event): void {
    const heap = this.#events;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = event;
  }
  #pop(): Event | undefined {
    const heap = this.#events;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || first === last) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

const isBefore = (one: Event, other: Event) => one.at < other.at || (one.at === other.at && one.number < other.number);

/** What a process that died is told by everything it still asks. */
export class ProcessEnded extends Error {
  constructor({ name }: Process) {
    super(`${name} ended`);
    this.name = 'ProcessEnded';
  }
}

export const owners = new AsyncLocalStorage<Owner>();

const nextTurn = setImmediate;
let nativeCalls = 0;

/** Has the kernel wait for a call that Node itself does in another thread, and that takes none of the trial's time. */
export function awaited<T>(work: Promise<T>): Promise<T> {
  nativeCalls++;
  const over = () => void nativeCalls--;
  work.then(over, over);
  return work;
}

/** Waits until all that follows from the last event has happened. */
async function settle(): Promise<void> {
  do await new Promise<void>((resolve) => nextTurn(resolve));
  while (nativeCalls > 0 || isReading());
}
/** Modules that are loaded when they are first used. */
function isReading(): boolean {
  return process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
}
