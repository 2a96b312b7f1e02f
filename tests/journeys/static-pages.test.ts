// Pages of fixed content go out without scripts and with the styles they wear, and nothing of their looks may be missing.
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
let cookie: string;
beforeAll(async () => {
  ({ page } = await openPage(browser, { reducedMotion: 'reduce' }));
  cookie = await signIn();
  wholeStylesheet = linked.exec(await read('/'))![1]!;
});
afterAll(() => page?.context().close());

const read = async (path: string) => (await fetch(canto.url + path)).text();
/** As it is sent to a browser, compressed. */
const sentBytes = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(canto.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject);
    }).on('error', reject);
  });
async function signIn(): Promise<string> {
  const answer = await fetch(`${canto.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: canto.url },
    body: JSON.stringify({ email: 'demo@canto.example', password: 'take-the-third-door' }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

it.each(paths)('%s waits for nothing but itself, and for no letters that it has not', async (path) => {
  const html = await read(path);
  expect(html.match(/<style>|<link rel="stylesheet"|<script[^>]* (src=|type="module")/g)).toEqual(['<style>']);
  expect(gzipSync(html).length).toBeLessThan(firstFlight);
  await page.goto(canto.url + path);
  // Once every letter of the page has been drawn.
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? name : []));
  });
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) expect(face).toContain('-english-');
});

const changing = ['/privacy', '/terms'];
it.each(paths.filter((path) => !changing.includes(path)))(
  '%s is compressed as well as can be, and greets whoever is signed in',
  async (path) => {
    const html = await read(path);
    const best = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    await expect.poll(() => sentBytes(path), { timeout: 5000 }).toBeLessThanOrEqual(best);
    const hers = await (await fetch(canto.url + path, { headers: { cookie } })).text();
    expect([html, hers].map((page) => page.includes('rel="deferred"'))).toEqual([false, true]);
    expect(await read(path)).toBe(html);
  },
);

it.each(paths)('%s looks as it does in the whole stylesheet', async (path) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto(canto.url + path);
    await page.addStyleTag({ url: wholeStylesheet });
    const { elements, changes } = await page.evaluate(compareLooks);
    expect(elements).toBeGreaterThan(50);
    expect(changes).toEqual([]);
  }
});

/**
 * Runs in the page: what the style sheet added last changes in any element, or in what stands before and after it, of all
 * that can be asked about its style. Both looks are taken in one go, so that a face that comes later changes neither alone.
 */
function compareLooks(): { elements: number; changes: string[] } {
  const elements = Array.from(document.body.querySelectorAll('*'));
  // Every element has the same ones.
  const properties = Array.from(getComputedStyle(document.body));
  const looks = () =>
    elements.flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`;
        // What is not there before or after an element has no looks.
        const hasNone = part && style.content === 'none';
        return { name, values: hasNone ? [] : properties.map((property) => style.getPropertyValue(property)) };
      }),
    );
  const added = Array.from(document.styleSheets).at(-1)!;
  added.disabled = true;
  const alone = looks();
  added.disabled = false;
  const changes = looks().flatMap(({ name, values }, at) => {
    const before = alone[at]!.values;
    return values.flatMap((value, nth) =>
      value === before[nth] ? [] : `${name} ${properties[nth]}: ${before[nth]}, whole: ${value}`,
    );
  });
  return { elements: elements.length, changes };
}
