import { useEffect } from 'react';

/**
 * Rewrites the HTML of a page so that its scripts wait for `startScripts`. React Router writes module preloads and one
 * inline module, and has no option for when they are fetched; other names for `rel` and `type` make the browser ignore them.
 */
export function deferScripts(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace('<script type="module" async="">', '<script type="text/plain" id="deferred-script">');
}

/** Event of the document, dispatched once React handles its buttons. */
const hydrated = 'canto:hydrated';

/**
 * Starts the scripts after the first view is painted, at most 3 s after the document is parsed. A page can be read
 * without scripts, and on a slow connection they would compete with styles, fonts and the first picture. A button
 * that is clicked earlier is clicked again after hydration. It is sent as text, so it must not refer to anything outside.
 */
function startScripts(hydrated: string): void {
  const maxWaitMs = 3000;
  let clicked: HTMLButtonElement | null = null;
  const remember = (event: MouseEvent) => {
    clicked = (event.target as Element).closest('button');
    // Without scripts, only a form with an action of its own can be sent.
    if (clicked?.form && !clicked.form.hasAttribute('action')) event.preventDefault();
  };
  document.addEventListener('click', remember, true);
  document.addEventListener(hydrated, () => {
    document.removeEventListener('click', remember, true);
    if (clicked?.isConnected) clicked.click();
  });
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const painted = new Promise((resolve) => {
    // A hidden tab is never painted.
    if (document.hidden) resolve(null);
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const decoded = parsed.then(() =>
    Promise.allSettled(
      Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'), (image) => image.decode()),
    ),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  void parsed
    .then(() => Promise.race([Promise.all([painted, decoded]), timeout]))
    .then(() => {
      const waiting = document.getElementById('deferred-script');
      if (!waiting) return;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload';
      const script = document.createElement('script');
      script.type = 'module';
      script.text = waiting.textContent;
      waiting.replaceWith(script);
    });
}

/** For an inline script in the head. Empty in the browser, where it has run already. */
export const startScriptsSnippet = import.meta.env.SSR ? `(${startScripts.toString()})('${hydrated}')` : '';

/** For the root, once: tells the document that it is hydrated. */
export function useHydrated(): void {
  useEffect(() => void document.dispatchEvent(new Event(hydrated)), []);
}
