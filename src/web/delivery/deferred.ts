import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Module<P> = { default: ComponentType<P> };

/**
 * A component whose code is fetched when it first renders in the browser; wrap it in `Suspense`. The server loads the
 * code at start, so its HTML is complete. With `lazy` alone the first page rendered after a start would contain a gap that
 * only a script can fill.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load().catch(neverResolve) }));
  let module: Module<P> | undefined;
  const loading = load().then((component) => (module = { default: component }));
  return lazy(() => (module ? (new SyncThenable(module) as unknown as Promise<Module<P>>) : loading));
}

/**
 * A chunk that can't be loaded must not take the page down: the Suspense fallback stays, or the HTML the server sent.
 * `missing-chunks.ts` reloads the page or tells the reader.
 */
function neverResolve(error: unknown): Promise<never> {
  console.error('A part of the page could not be loaded:', error);
  return new Promise(() => {});
}

/** Calls back synchronously, so React renders the component in the same pass. A promise would suspend first. */
class SyncThenable<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- React awaits it, nobody else does
  then(resolve: (value: T) => void): void {
    resolve(this.#value);
  }
}
