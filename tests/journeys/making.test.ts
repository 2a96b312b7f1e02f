// From an empty library to a show of one's own, by the keyboard where it matters, with nothing lost on the way.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoObjection } from './axe.ts';
import { desktop, goTo, openPage, phone } from './browser.ts';
import { shareCanto } from './journey.ts';
import { mailedLink } from './mailed-link.ts';

const { canto, browser } = await shareCanto();

/** Another address each time: a journey that is tried again is not refused as an account that exists. */
async function newMember(page: Page, who: string): Promise<void> {
  const email = `${who}-${randomUUID()}@example.com`;
  const data = { email, password: 'a lantern at sea', name: 'ada', callbackURL: '/' };
  const answer = await page.request.post(`${canto.url}/api/auth/sign-up/email`, {
    data,
    headers: { origin: canto.url },
  });
  expect(answer.status()).toBe(200);
  await goTo(page, await mailedLink(canto, email, 'verify-email'));
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

it.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('a show is made of ten answers, edited, left, taken up again and published, at %s', async (_, viewport) => {
  const { context, page, problems } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  await newMember(page, `maker-${viewport.width}`);

  await page.getByRole('button', { name: 'Create Show' }).first().click();
  const wizard = page.getByRole('dialog', { name: 'Create Your Interactive Show' });
  for (let question = 1; question <= 10; question++) {
    await wizard.getByText(`Question ${question} of 10`).waitFor();
    if (question === 3) {
      await wizard.getByRole('radio', { name: /Custom/ }).click();
      expect(await wizard.getByRole('button', { name: 'Next' }).isEnabled()).toBe(false);
      await wizard.getByLabel('In your own words').fill('Glass dunes that sing at night');
      await wizard.getByRole('button', { name: 'Next' }).click();
    } else {
      await wizard
        .getByRole('radio')
        .nth(question % 5)
        .click();
    }
  }
  const choose = page.getByRole('dialog', { name: 'Choose Your Show' });
  await choose.getByRole('button', { name: 'Edit' }).first().click();
  await choose.getByLabel('Name').fill('The Singing Dunes');
  await choose.getByLabel('Core conflict').fill('The dunes have stopped.');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('button', { name: 'Create Show' }).first().click();
  expect(await choose.getByLabel('Name').inputValue()).toBe('The Singing Dunes');
  expect(await choose.getByLabel('Core conflict').inputValue()).toBe('The dunes have stopped.');
  await choose.getByRole('button', { name: 'Save' }).click();
  await expectNoObjection(page);
  await choose.getByRole('button', { name: 'Publish this show' }).first().click();
  await page.getByText('Show published successfully!').waitFor();
  await page.getByRole('heading', { name: 'My Shows' }).waitFor();
  // The button that opened it all is gone with the empty library.
  await expect.poll(() => focused(page)).toBe('main');

  // The published one is no option any more, and a new wizard begins with nothing.
  await page.getByRole('button', { name: 'Create Show' }).first().click();
  await wizard.getByText('Question 1 of 10').waitFor();
  await page.keyboard.press('Escape');

  const { items } = (await (await context.request.get(`${canto.url}/api/me/shows`)).json()) as {
    items: { id: string }[];
  };
  await goTo(page, `${canto.url}/my-shows/${items[0]!.id}`);
  const audience = page.getByRole('group', { name: 'Audience' });
  // Which one it was imagined for is a matter of chance; the one it has can't be chosen.
  const older = (await audience.getByRole('button', { name: '8+', pressed: true }).isVisible()) ? '10+' : '8+';
  await audience.getByRole('button', { name: older, exact: true }).click();
  await page.getByText(`The show is for ${older}`).waitFor();
  await audience.getByRole('button', { name: '4+' }).click();
  await page.getByText('Its seasons are read again.').first().waitFor();
  await expectNoObjection(page);
  await page.getByRole('tab', { name: 'Characters' }).click();
  const list = page.getByRole('list', { name: 'Characters' });
  await list
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const last = page.getByRole('dialog', { name: 'Delete Character' });
  await expectNoObjection(page);
  await last.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The character has been removed from your show.').waitFor();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await expect.poll(() => focused(page)).toBe('main');
  expect(problems).toEqual([]);
  await context.close();
});

it('starting over lets go of two shows that are neither', async () => {
  const { context, page } = await openPage(browser, { reducedMotion: 'reduce' });
  await newMember(page, 'again');
  await page.getByRole('button', { name: 'Create Show' }).first().click();
  for (let question = 1; question <= 10; question++) {
    await page.getByText(`Question ${question} of 10`).waitFor();
    await page.getByRole('radio').first().click();
  }
  const choose = page.getByRole('dialog', { name: 'Choose Your Show' });
  await choose.getByRole('button', { name: 'Neither? Start over with new answers' }).click();
  await page.getByText('Question 1 of 10').waitFor();
  await context.close();
});
