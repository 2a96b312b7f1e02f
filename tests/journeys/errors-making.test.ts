import type { Dialog, Locator, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from '../person.ts';
import { openScenes, wrong } from './error-scenes.ts';

const { owner, member, stage, scene, open, press, dialog, ask, answer, refuse, cutOff, expectToast, expectNoToast } =
  await openScenes();

describe('making a show and its people', () => {
  const option = (name: string) => ({
    name,
    description: 'Bakers at night.',
    show_overview: 'They bake.',
    core_conflict: 'They must not be seen.',
    history_lore: 'They always have.',
    genre: 'Comedy',
    tone: 'warm',
    image_url: '',
  });
  async function answerQuestions(): Promise<void> {
    await ask('canto:create-show');
    for (let question = 1; question <= 10; question += 1) {
      await scene.page.getByText(`Question ${question} of 10`).waitFor();
      await dialog().getByRole('radio').first().click();
    }
  }

  it('options that fail, then come; publishing that fails, then succeeds', async () => {
    await open('/', member);
    await refuse('/functions/create-show', { status: 503, code: 'unavailable', title: 'The writers are asleep.' });
    await answerQuestions();
    await expectToast('Error Generating Show Options', 'The writers are asleep.');
    const again = async () => press('Generate Options', dialog());
    await scene.page.unrouteAll();
    await refuse('/functions/create-show', { status: 500, code: 'internal' });
    await again();
    await expectToast('Error Generating Show Options', 'Failed to generate show options');
    await scene.page.unrouteAll();
    await cutOff('/functions/create-show');
    await again();
    await expectToast('Error Generating Show Options', wrong);
    await scene.page.unrouteAll();
    await answer('/functions/create-show', {
      options: { option1: option('Night Bakers'), option2: option('Day Bakers') },
    });
    await again();
    await dialog('Choose Your Show').waitFor();
    await refuse('/functions/publish-show', { status: 500 });
    await press('Publish this show', dialog('Choose Your Show'));
    await expectToast('Failed to publish show. Please try again.');
    await scene.page.unrouteAll();
    await answer('/functions/publish-show', { show: { ...option('Night Bakers'), id: 'night-bakers' } });
    await press('Publish this show', dialog('Choose Your Show'));
    await expectToast('Show published successfully!');
  });

  it('a name that is refused or cannot be checked, without a word; a character that fails, then is made', async () => {
    await open('/', owner);
    await ask('canto:create-character', { showId: stage.showId });
    const next = () => press('Next', dialog());
    await dialog().getByRole('radio', { name: 'Female' }).click();
    await next();
    const name = dialog().getByLabel('Name');
    await name.fill('Wren');
    await answer('/functions/validate-character-name', { isValid: false });
    await next();
    await expectNoToast();
    await scene.page.unrouteAll();
    await cutOff('/functions/validate-character-name');
    await next();
    await expectNoToast();
    expect(await name.inputValue()).toBe('Wren');
    await scene.page.unrouteAll();
    await next();
    await dialog().getByRole('radio', { name: 'Asian', exact: true }).click();
    await next();
    await dialog().getByRole('radio', { name: 'Red' }).click();
    await next();
    await dialog().getByLabel('Age').fill('34');
    await next();
    await dialog()
      .getByRole('radio', { name: /Helper/ })
      .click();
    const create = () => press('Create Character', dialog());
    const alerts: string[] = [];
    scene.page.on('dialog', (alert: Dialog) => {
      alerts.push(alert.message());
      void alert.accept();
    });
    await answer('/functions/create-character', { success: false });
    await create();
    await expect.poll(() => alerts).toEqual(['Failed to create character: Character creation failed']);
    await scene.page.unrouteAll();
    await answer('/functions/create-character', { success: false, error: 'The stage is full.' });
    await create();
    await expect.poll(() => alerts.at(-1)).toBe('Failed to create character: The stage is full.');
    await scene.page.unrouteAll();
    const limit = 'Your plan includes 3 characters. Upgrade to make more.';
    await refuse('/functions/create-character', { status: 403, code: 'limit_reached', title: limit });
    await create();
    await expect.poll(() => alerts.at(-1)).toBe(`Failed to create character: ${limit}`);
    await dialog('Go Pro').waitFor();
    await scene.page.keyboard.press('Escape');
    await dialog('Go Pro').waitFor({ state: 'detached' });
    await scene.page.unrouteAll();
    await create();
    await expectToast('Character created successfully!');
    expect(alerts).toHaveLength(3);
  });

  it('the question before a character is deleted; at home a failure is only logged', async () => {
    await open('/', owner);
    await scene.page.getByRole('list', { name: 'Characters' }).getByRole('button', { name: 'Juno' }).click();
    await press('Delete');
    await scene.page
      .getByText('Are you sure you want to delete "Juno"? This action cannot be undone.', { exact: true })
      .waitFor();
    await refuse('/characters/*', { status: 500 }, 'DELETE');
    await press('Delete', dialog('Delete Character'));
    await expect.poll(() => scene.logged.join('\n')).toContain('Could not delete the character');
    await expectNoToast();
  });

  it('a character that cannot be deleted on the page of its show, then is', async () => {
    await open(`/my-shows/${stage.showId}`, owner);
    await scene.page.getByRole('tab', { name: 'Characters' }).click();
    await press('Delete Juno');
    await refuse('/characters/*', { status: 500 }, 'DELETE');
    await press('Delete', dialog('Delete Character'));
    await expectToast('Error', 'Failed to delete character. Please try again.');
    await scene.page.unrouteAll();
    await press('Delete Juno');
    await press('Delete', dialog('Delete Character'));
    await expectToast('Character deleted', 'The character has been removed from your show.');
  });
});

describe('creating a season', () => {
  async function toThePlot(person: Person): Promise<Locator> {
    await open(`/interactive-shows/${stage.showId}`, person);
    await press('Riff');
    const wizard = dialog('Create a season');
    await press(/Mira/, wizard);
    await press(/Tobias/, wizard);
    await press('Next', wizard);
    await wizard.getByRole('radio').first().click();
    await press('Next', wizard);
    return wizard;
  }

  it('an idea that does not come is only logged; a check that fails, and one that refuses', async () => {
    const wizard = await toThePlot(member);
    await refuse('/functions/generate-plot-idea', { status: 500 });
    await press('Generate', wizard);
    await expect.poll(() => scene.logged.join('\n')).toContain('No plot idea could be made');
    await expectNoToast();
    await scene.page.unrouteAll();
    let idea: Route | undefined;
    await scene.page.route('**/api/functions/generate-plot-idea', (route) => void (idea = route));
    const plot = wizard.getByRole('textbox');
    await plot.fill('Somebody has to row.');
    await press('Generate', wizard);
    // It would overwrite what is typed meanwhile.
    await expect.poll(() => plot.getAttribute('readonly')).toBe('');
    await expect.poll(() => idea !== undefined).toBe(true);
    await idea!.fulfill({ json: { plotIdea: 'A lamp goes out.' } });
    await expect.poll(() => plot.inputValue()).toBe('A lamp goes out.');
    await plot.fill('Somebody has to row for oil before dawn.');
    await refuse('/functions/moderate-plot-content', { status: 429, code: 'rate_limited', title: 'Wait a minute.' });
    await press('Submit', wizard);
    await wizard.getByText('Unable to verify plot content. Please try again.', { exact: true }).waitFor();
    await expectNoToast();
    await scene.page.unrouteAll();
    await refuse('/functions/moderate-plot-content', { status: 503 });
    await press('Submit', wizard);
    await wizard.getByText('Unable to verify plot content. Please try again.', { exact: true }).waitFor();
    await scene.page.unrouteAll();
    await answer('/functions/moderate-plot-content', { isApproved: false });
    await press('Submit', wizard);
    await wizard.getByText("Nice try, but that one's not going to fly. Try again.", { exact: true }).waitFor();
  });

  it('an order that fails with words, and for want of cantos', async () => {
    const wizard = await toThePlot(member);
    await wizard.getByRole('textbox').fill('Somebody has to row for oil before dawn.');
    await press('Submit', wizard);
    const create = () => press('Create Season (300 cantos)', wizard);
    await refuse('/functions/create-season-v3', {
      status: 503,
      code: 'unavailable',
      title: 'The stage is being swept.',
    });
    await create();
    await expectToast('Error creating season', 'The stage is being swept.');
    await scene.page.unrouteAll();
    await cutOff('/functions/create-season-v3');
    await create();
    await expectToast('Error creating season', wrong);
    await scene.page.unrouteAll();
    const rejected = { status: 422, code: 'rejected_content', title: 'This plot is not for everybody.' };
    await refuse('/functions/create-season-v3', rejected);
    await create();
    await expectToast('Error creating season', rejected.title);
    await wizard.getByText("Nice try, but that one's not going to fly. Try again.", { exact: true }).waitFor();
    await scene.page.unrouteAll();
    await wizard.getByRole('textbox').fill('Somebody has to row for oil before dusk.');
    await press('Submit', wizard);
    await refuse('/functions/create-season-v3', { status: 400, title: 'Your balance does not suffice' });
    await create();
    await wizard.waitFor({ state: 'detached' });
    await scene.page.getByText('Your balance', { exact: true }).waitFor();
  });
});
