import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { browserArguments, findHeadlessBrowser } from '../../scripts/testing/find-browser.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export const launchOptions = () => ({ executablePath: findHeadlessBrowser(), args: browserArguments });

export function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

export type OpenPage = {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page: script errors, and requests of our own that failed. */
  problems: string[];
};

/** Somebody's browser with one page open, at 1440 px unless told otherwise. A service worker would answer in front of a test's own answers, so it is kept out where it is not what is tested. */
export async function openPage(browser: Browser, look: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block', ...look });
  // As long as a poll waits: with other journeys beside it a page alone took more than the usual 30 s.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    document.addEventListener('canto:hydrated', () => Object.assign(window, { hydrated: true }));
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|402|403|404|409|422)/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  return { context, page, problems };
}

/** Goes to a page and waits until it answers: it is painted before its scripts are fetched. */
export async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/**
 * Waits until something is so in a page. Asked at each frame, as Playwright would, a page lays itself out and paints sixty
 * times a second for the question alone.
 */
export async function untilSo(page: Page, isSo: () => unknown): Promise<void> {
  await page.waitForFunction(isSo, undefined, { polling: 50 });
}

/** All its buttons are React's: parts whose code comes later are taken over later than the rest of the page. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    // Some pages go out without scripts and answer as they are.
    const isStatic =
      document.readyState === 'complete' && !document.querySelector('script[type=module], #deferred-script');
    const isTaken = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
    return isStatic || ('hydrated' in window && [...document.querySelectorAll('button')].every(isTaken));
  };
  await untilSo(page, isHydrated);
}

/**
 * What stands out of the window sideways: words, fields, buttons and pictures that are cut off, or can be reached only by
 * scrolling the page. The page's scroll width tells nothing, as the body clips what is beyond it.
 */
export function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const found: string[] = [];
    // Rows that scroll and stages that crop are as wide as they are on purpose.
    const isCropped = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (getComputedStyle(part).overflowX !== 'visible' || isCropped(part.parentElement));
    const look = (part: Element, box: DOMRect) => {
      if (box.width * box.height > 0 && (box.right > clientWidth + 1 || box.left < -1) && !isCropped(part))
        found.push(`${part.tagName} ${part.className}: ${part.textContent?.trim().slice(0, 40)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) look(texts.currentNode.parentElement!, box);
    }
    for (const part of document.querySelectorAll('button, input, select, textarea, img, code, a'))
      look(part, part.getBoundingClientRect());
    return found;
  });
}
