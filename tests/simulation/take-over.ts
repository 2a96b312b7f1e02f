// Puts time and chance of this whole process into the hands of the trial's kernel: Node's timers, its clocks and its random
// numbers. Loaded before anything of Canto. Between trials all is as Node has it.
import crypto from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { awaited, type EventHandle, type Kernel } from './kernel.ts';

let kernel: Kernel | null = null;

/** What subscribed to a channel of Node in a trial: who dies does not unsubscribe, and would be held with its database for ever. */
const subscriptions: Parameters<typeof diagnostics.subscribe>[] = [];

/** From here on everything goes by `next`; null gives Node its own back. */
export function goBy(next: Kernel | null): void {
  kernel = next;
  if (!next) for (const subscription of subscriptions.splice(0)) diagnostics.unsubscribe(...subscription);
}

type Callback = (...args: unknown[]) => void;

class SimulatedTimer {
  #handle: EventHandle | null = null;
  readonly #start: () => EventHandle;
  constructor(start: (timer: SimulatedTimer) => EventHandle) {
    this.#start = () => start(this);
    this.refresh();
  }
  refresh(): this {
    this.#handle?.cancel();
    this.#handle = this.#start();
    return this;
  }
  close(): this {
    this.#handle?.cancel();
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  [Symbol.dispose](): void {
    this.close();
  }
}

const real = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  setImmediate: globalThis.setImmediate,
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
  clearImmediate: globalThis.clearImmediate,
  Date: globalThis.Date,
  random: Math.random,
  now: performance.now.bind(performance),
  subscribe: diagnostics.subscribe,
  promises: { setTimeout: timersPromises.setTimeout, setImmediate: timersPromises.setImmediate },
  crypto: { ...crypto },
  getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto),
};

const msOf = (delay: unknown) => Math.max(1, Number(delay) || 0);
const patchedTimers = {
  setTimeout(run: Callback, delay?: number, ...args: unknown[]) {
    const by = kernel;
    if (!by) return real.setTimeout(run, delay, ...args);
    return new SimulatedTimer(() => by.after(msOf(delay), () => run(...args)));
  },
  setInterval(run: Callback, delay?: number, ...args: unknown[]) {
    const by = kernel;
    if (!by) return real.setInterval(run, delay, ...args);
    return new SimulatedTimer((timer) =>
      by.after(msOf(delay), () => {
        timer.refresh();
        run(...args);
      }),
    );
  },
  setImmediate(run: Callback, ...args: unknown[]) {
    const by = kernel;
    if (!by) return real.setImmediate(run, ...args);
    return new SimulatedTimer(() => by.after(0, () => run(...args)));
  },
};
const clearing = (clear: (timer: never) => void) => (timer: unknown) =>
  timer instanceof SimulatedTimer ? void timer.close() : clear(timer as never);

Object.assign(globalThis, patchedTimers, {
  clearTimeout: clearing(real.clearTimeout),
  clearInterval: clearing(real.clearInterval),
  clearImmediate: clearing(real.clearImmediate),
});
Object.assign(timers, patchedTimers, {
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
  clearImmediate: globalThis.clearImmediate,
});

function sleep<T>(delayMs: number, value: T, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      timer.close();
      reject(Object.assign(new DOMException('The operation was aborted', 'AbortError'), { cause: signal?.reason }));
    };
    const timer = new SimulatedTimer(() =>
      kernel!.after(delayMs, () => {
        signal?.removeEventListener('abort', abort);
        resolve(value);
      }),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
Object.assign(diagnostics, {
  subscribe(...subscription: Parameters<typeof diagnostics.subscribe>) {
    if (kernel) subscriptions.push(subscription);
    real.subscribe(...subscription);
  },
});
Object.assign(timersPromises, {
  setTimeout: (delay?: number, value?: unknown, options?: { signal?: AbortSignal }) =>
    kernel ? sleep(msOf(delay), value, options) : real.promises.setTimeout(delay, value, options),
  setImmediate: (value?: unknown, options?: { signal?: AbortSignal }) =>
    kernel ? sleep(0, value, options) : real.promises.setImmediate(value, options),
});

const realTimeout = AbortSignal.timeout;
AbortSignal.timeout = (ms) => {
  const by = kernel;
  if (!by) return realTimeout.call(AbortSignal, ms);
  const controller = new AbortController();
  by.after(ms, () => controller.abort(new DOMException('The operation timed out', 'TimeoutError')));
  return controller.signal;
};

class SimulatedDate extends real.Date {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0 && kernel) super(Math.floor(kernel.now));
    else super(...(args as []));
  }
  static override now(): number {
    return kernel ? Math.floor(kernel.now) : real.Date.now();
  }
}
Object.defineProperty(SimulatedDate, 'name', { value: 'Date' });
// What Node makes itself, as a file's times, is a `Date`, too.
Object.defineProperty(SimulatedDate, Symbol.hasInstance, { value: (it: unknown) => it instanceof real.Date });
globalThis.Date = SimulatedDate as DateConstructor;
performance.now = () => kernel?.now ?? real.now();

Math.random = () => kernel?.random.number() ?? real.random();
function randomBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  kernel!.random.fill(bytes);
  return bytes;
}
function randomUUID(): ReturnType<typeof crypto.randomUUID> {
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as never;
}
Object.assign(crypto, {
  randomBytes: (...args: [size: number]) => (kernel ? randomBytes(args[0]) : real.crypto.randomBytes(...args)),
  randomUUID: () => (kernel ? randomUUID() : real.crypto.randomUUID()),
  randomFillSync: (...args: Parameters<typeof crypto.randomFillSync>) => {
    if (!kernel) return real.crypto.randomFillSync(...args);
    const [view, from = 0, size] = args as [Uint8Array, number?, number?];
    kernel.random.fill(new Uint8Array(view.buffer, view.byteOffset + from, size ?? view.byteLength - from));
    return view;
  },
  randomInt: (...args: [number, number]) => {
    if (!kernel) return real.crypto.randomInt(...args);
    const [from, to] = args.length > 1 ? args : [0, args[0]];
    return from + kernel.random.below(to - from);
  },
});
const webCrypto = globalThis.crypto;
Object.defineProperties(webCrypto, {
  getRandomValues: {
    value<T extends ArrayBufferView<ArrayBuffer>>(view: T): T {
      if (!kernel) return real.getRandomValues(view);
      kernel.random.fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
      return view;
    },
  },
  randomUUID: { value: () => crypto.randomUUID() },
});
// Done in other threads, in next to no time: the kernel waits for them.
const { subtle } = webCrypto;
for (const name of [
  'sign',
  'verify',
  'digest',
  'importKey',
  'deriveBits',
  'deriveKey',
  'encrypt',
  'decrypt',
] as const) {
  const call = subtle[name].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
  Object.defineProperty(subtle, name, { value: (...args: unknown[]) => awaited(call(...args)) });
}
syncBuiltinESMExports();
