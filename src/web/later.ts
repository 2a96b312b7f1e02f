import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component whose code comes when it is first drawn. The server has its code from the start, so that what it sends is
 * whole: without that, `lazy` would leave a gap in the first page that draws it, to be filled in by a script.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }));
  let piece: { default: ComponentType<P> } | undefined;
  const coming = load().then((loaded) => (piece = { default: loaded }));
  return lazy(() => (piece ? at(piece) : coming));
}

/** A promise that answers at once: React then draws in the same go instead of coming back for it. */
function at<T>(value: T): Promise<T> {
  return { then: (answer: (value: T) => void) => answer(value) } as Promise<T>;
}
