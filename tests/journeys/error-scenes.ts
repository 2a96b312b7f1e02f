import { sql } from 'drizzle-orm';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Person } from '../person.ts';
import { makeSeason, createShowFixture } from '../show-fixture.ts';
import { goTo, openPage } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';

/** What is said where nothing better is known. */
export const wrong = 'Something went wrong. Please try again.';
export const checkout = 'https://checkout.example/session';

type Refusal = { status: number; code?: string; title?: string; required?: number };

/**
 * Situations out of both error catalogues, each in a browser of its own (`scene`, before every test): brought about, and
 * what the page then says read there. Calls are refused between browser and server, so that what a server would answer is
 * known exactly.
 */
export async function openScenes() {
  const world = await ownPages();
  const browser = await ownBrowser();
  const owner = await world.listener('owner@example.com');
  const member = await world.listener('member@example.com');
  const stage = await createShowFixture(world, owner);
  const { seasonId } = await makeSeason(owner, stage);

  const scene = {} as { context: BrowserContext; page: Page; logged: string[] };
  beforeEach(async () => {
    const { context, page } = await openPage(browser, { reducedMotion: 'reduce' });
    // Checkouts open in tabs of their own, of somebody else's site.
    await context.route(`${checkout}**`, (route) => route.fulfill({ body: 'Somebody else takes it from here.' }));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    Object.assign(scene, { context, page, logged });
  });
  afterEach(() => scene.context.close());

  async function open(path: string, person?: Person): Promise<void> {
    if (person) await world.welcome(scene.context, person);
    await goTo(scene.page, world.url + path);
  }

  /** Hides tables while something is done, as a database in trouble would. */
  async function without(...given: [...tables: string[], work: () => Promise<void>]): Promise<void> {
    const tables = given.slice(0, -1) as string[];
    const rename = (from: string, to: string) =>
      world.ctx.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    for (const table of tables) await rename(table, `${table}_gone`);
    try {
      await (given.at(-1) as () => Promise<void>)();
    } finally {
      for (const table of tables) await rename(`${table}_gone`, table);
    }
  }

  return { world, owner, member, stage, seasonId, scene, open, without, ...inScene(scene) };
}

function inScene(scene: { page: Page }) {
  const dialog = (name?: string | RegExp) => scene.page.getByRole('dialog', name ? { name } : {});
  return {
    dialog,
    press: (name: string | RegExp, within: Page | Locator = scene.page) =>
      within
        .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
        .first()
        .click(),
    async ask(event: string, detail: object = {}): Promise<void> {
      await scene.page.evaluate(([name, what]) => window.dispatchEvent(new CustomEvent(name, { detail: what })), [
        event,
        detail,
      ] as const);
      await dialog().waitFor();
    },
    async closeDialog(): Promise<void> {
      await dialog().waitFor();
      await scene.page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    },

    answer: (path: string, body: unknown) =>
      scene.page.route(`**/api${path}`, (route) => route.fulfill({ json: body })),
    /** Answers a call as a failing server would. */
    refuse: (path: string, { status, ...problem }: Refusal, method?: string) =>
      scene.page.route(`**/api${path}`, (route) =>
        method && route.request().method() !== method
          ? route.fallback()
          : route.fulfill({
              status,
              contentType: 'application/problem+json',
              body: JSON.stringify({ status, ...problem }),
            }),
      ),
    /** Lets a call come to nothing, as without a network. */
    cutOff: (path: string) => scene.page.route(`**/api${path}`, (route) => route.abort()),

    /** A message with exactly these two lines; the second is left out where the catalogue has only one. */
    async expectToast(title: string, text?: string): Promise<void> {
      const message = scene.page
        .locator('.toast')
        .filter({ has: scene.page.locator('b').getByText(title, { exact: true }) })
        .last();
      await message.waitFor();
      // An older message of the same title may still be there.
      if (text !== undefined) await expect.poll(() => message.locator('p').innerText()).toBe(text);
    },
    async expectNoToast(): Promise<void> {
      await scene.page.waitForTimeout(500);
      expect(await scene.page.locator('.toast').allInnerTexts()).toEqual([]);
    },
  };
}
