import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails the test, which goes on, for everything that axe objects to on a page. `where` says what was open in it. */
export async function expectNoObjection(page: Page, where = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Without it every look opens a page of its own, for frames of other sites; these pages have none.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`),
  );
  expect.soft(found).toEqual([]);
}
