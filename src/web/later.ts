import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Piece<P> = { default: ComponentType<P> };

/**
 * A component whose code comes when it is first drawn. The server has its code from the start, so that what it sends is
 * whole: with `lazy` alone the first page that draws it would leave a gap, for a script to fill in.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load().catch(stayAway) }));
  let piece: Piece<P> | undefined;
  const coming = load().then((loaded) => (piece = { default: loaded }));
  return lazy(() => (piece ? (new Known(piece) as unknown as Promise<Piece<P>>) : coming));
}

/**
 * A piece that can't be had takes nothing else with it: what stands in its place stays, also what the server drew there.
 * `lost-code.ts` sees to the reader.
 */
function stayAway(error: unknown): Promise<never> {
  console.error('A part of the page could not be loaded:', error);
  return new Promise(() => {});
}

/** A promise that answers at once: React then draws in the same go instead of coming back for it. */
class Known<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- being one is its purpose, and React is the only one to await it
  then(answer: (value: T) => void): void {
    answer(this.#value);
  }
}
