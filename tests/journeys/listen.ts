import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Every audio element of the page; they live outside the document. */
    sounds: HTMLAudioElement[];
  }
}

/** Has the pages of a browser remember what they play with. Before the first of them goes anywhere. */
export async function lendEars(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.sounds = [];
    window.Audio = new Proxy(window.Audio, {
      construct(target, given: []) {
        const element = new target(...given);
        window.sounds.push(element);
        return element;
      },
    });
  });
}

/** The second of a file that is heard on a page at this moment; null while there is silence. */
export function hear(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const sound = window.sounds.find(
      ({ paused, muted, volume, readyState }) =>
        !paused && !muted && volume > 0 && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    );
    return sound ? sound.currentTime : null;
  });
}

/** Listens until half a second has been heard in one go, and answers at which second of the file that ended. */
export async function hearSome(page: Page): Promise<number> {
  let [from, to] = [Infinity, 0];
  const heard = async () => {
    to = (await hear(page)) ?? -Infinity;
    // Silence, or a jump back.
    if (to < from) from = Number.isFinite(to) ? to : Infinity;
    return to - from;
  };
  await expect.poll(heard).toBeGreaterThan(0.5);
  return to;
}
