// Pages of fixed content go out without scripts and with the styles they wear, and nothing of their looks may be missing.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedAddresses } from '#shared/pages.ts';
import { desktop, openPage, phone } from './browser.ts';
import { shareCanto } from './journey.ts';

const { canto, browser } = await shareCanto();
const paths = fixedAddresses.filter((path) => !['/', '/browse', '/creators'].includes(path));
/** What a server sends before it waits for the first answer: ten packets. */
const firstFlight = 14_600;
const linked = /<link rel="stylesheet" href="([^"]+)"\/>/;

let page: Page;
let wholeStylesheet: string;
beforeAll(async () => {
  ({ page } = await openPage(browser, { reducedMotion: 'reduce' }));
  wholeStylesheet = linked.exec(await read('/'))![1]!;
});
afterAll(() => page?.context().close());

const read = async (path: string) => (await fetch(canto.url + path)).text();

it.each(paths)('%s waits for nothing but itself, and for no letters that it has not', async (path) => {
  const html = await read(path);
  expect(html.match(/<style>|<link rel="stylesheet"|<script[^>]* (src=|type="module")/g)).toEqual(['<style>']);
  expect(gzipSync(html).length).toBeLessThan(firstFlight);
  await page.goto(canto.url + path, { waitUntil: 'networkidle' });
  const faces = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? name : [])),
  );
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) expect(face).toContain('-english-');
});

it.each(paths)('%s looks as it does in the whole stylesheet', async (path) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto(canto.url + path);
    await page.evaluate(() => document.fonts.ready);
    const alone = await looks(page);
    await page.addStyleTag({ url: wholeStylesheet });
    const whole = await looks(page);
    expect(alone.length).toBeGreaterThan(50);
    expect(whole.filter((look, index) => look !== alone[index])).toEqual([]);
  }
});

/** Of every element, and of what stands before and after it: all that can be asked about its style. */
function looks(of: Page): Promise<string[]> {
  return of.evaluate(() =>
    Array.from(document.body.querySelectorAll('*')).flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const said = Array.from(style, (property) => `${property}: ${style.getPropertyValue(property)}`);
        return `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''} ${said.join('; ')}`;
      }),
    ),
  );
}
