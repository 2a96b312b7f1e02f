import { useEffect } from 'react';

/**
 * Marks a drawn page's scripts to wait for `startScripts`. React Router writes them as module preloads and one inline
 * module, and has no word for when they are to be fetched.
 */
export function holdScripts(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="held"')
    .replace('<script type="module" async="">', '<script type="text/plain" id="held-script">');
}

/** Said by the root once its buttons answer. */
const awake = 'canto:awake';

/**
 * Starts the scripts of the page once its first view is painted: a page reads without them, and on a phone's line they
 * would take their turn before its looks, letters and first picture. A button pressed before they are there is pressed
 * again for the reader when they are. Sent along as text, so it stands alone.
 */
function startScripts(awake: string): void {
  const longestWaitMs = 3000;
  let pressed: HTMLButtonElement | null = null;
  const remember = (event: MouseEvent) => {
    pressed = (event.target as Element).closest('button');
    // Only a form with an address of its own can be sent without scripts.
    if (pressed?.form && !pressed.form.hasAttribute('action')) event.preventDefault();
  };
  document.addEventListener('click', remember, true);
  document.addEventListener(awake, () => {
    document.removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  });
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const painted = new Promise((resolve) => {
    // Nothing is painted in a tab that nobody looks at.
    if (document.hidden) resolve(null);
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const pictured = parsed.then(() =>
    Promise.allSettled(
      Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'), (picture) => picture.decode()),
    ),
  );
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  void parsed
    .then(() => Promise.race([Promise.all([painted, pictured]), waited]))
    .then(() => {
      const held = document.getElementById('held-script');
      if (!held) return;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held]')) link.rel = 'modulepreload';
      const script = document.createElement('script');
      script.type = 'module';
      script.text = held.textContent;
      held.replaceWith(script);
    });
}

/** In the browser it has run already, and takes no room in what runs next. */
export const startScriptsSnippet = import.meta.env.SSR ? `(${startScripts.toString()})('${awake}')` : '';

/** For the root, once: the page answers from here on. */
export function useAwake(): void {
  useEffect(() => void document.dispatchEvent(new Event(awake)), []);
}
