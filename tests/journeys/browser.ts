import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}

/** A page that remembers what went wrong in it: script errors, and requests of our own that failed. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|402|403|404|409|422)/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  return { page, problems };
}
