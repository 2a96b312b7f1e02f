import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { CreatorApplication } from '#shared/accounts.ts';
import { Submitted } from './apply-panel.tsx';
import { CreatorsPage } from './creators-page.tsx';
import { sendApplication } from './send-application.ts';

const form: CreatorApplication = {
  full_name: 'Ada Marlowe',
  email: 'ada@example.com',
  current_platform: 'Podcast',
  show_name: 'The Salt Clock',
  follower_count: '2,000',
  description: 'Sea stories.',
};
const draw = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const fine = () => Promise.resolve({});
const refuse = (error: unknown) => () => Promise.reject(error);
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

it('has the specified words, steps and fields', () => {
  const html = draw(<CreatorsPage />);
  const words = html.replaceAll(/<[^>]+>/g, '');
  for (const part of [
    'Turn Your Show Into An Interactive Experience',
    'Apply to Join',
    'Submit Your Show',
    'Let Fans Remix',
    'Earn Revenue',
    'See If You Qualify',
    'Submit Application',
  ])
    expect(words).toContain(part);
  expect(html).toContain('href="#apply"');
  expect(html).toContain('id="apply"');
  const fields = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('required'));
  expect(fields.map((tag) => /placeholder="([^"]+)"/.exec(tag)?.[1])).toEqual([
    'Your full name',
    'you@example.com',
    'YouTube, Podcast, etc.',
    'Name of your show/podcast',
    'Approximate number of followers',
    'Brief description of your content and audience',
  ]);
  expect(fields[1]).toContain('type="email"');
});

it('keeps the trap out of sight, out of the tab order and out of what is read aloud', () => {
  const trap = /<div class="trap"([^>]*)>.*?<input([^>]*)>/s.exec(draw(<CreatorsPage />));
  expect(trap?.[1]).toContain('aria-hidden="true"');
  expect(trap?.[2]).toContain('tabindex="-1"');
  expect(trap?.[2]).not.toContain('required');
});

it('promises a reply within 24-48 hours once it is sent', () => {
  const html = draw(<Submitted />);
  expect(html).toContain('Application Submitted!');
  expect(html).toContain('24-48 hours');
});

it('sends the form, then has it mailed', async () => {
  const calls: string[] = [];
  const note = (name: string) => (sent: CreatorApplication) => Promise.resolve(calls.push(`${name} ${sent.show_name}`));
  expect(await sendApplication(form, { apply: note('apply'), notify: note('notify') })).toEqual({ sent: true });
  expect(calls).toEqual(['apply The Salt Clock', 'notify The Salt Clock']);
});

it('only logs that it could not be mailed', async () => {
  expect(await sendApplication(form, { apply: fine, notify: refuse(new Error('no post')) })).toEqual({ sent: true });
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
});

it('mails nothing that was not taken, and says which field was wrong', async () => {
  const notify = vi.fn(fine);
  const error = { code: 'invalid_input', message: 'Invalid', data: { errors: { email: ['Invalid email address'] } } };
  expect(await sendApplication(form, { apply: refuse(error), notify })).toEqual({
    sent: false,
    errors: { email: 'Please enter an e-mail address, such as you@example.com.' },
    reason: null,
  });
  expect(notify).not.toHaveBeenCalled();
});

it('passes on that there were too many, and keeps quiet about what nobody can mend', async () => {
  const many = { code: 'rate_limited', message: 'Please wait a while.' };
  expect(await sendApplication(form, { apply: refuse(many), notify: fine })).toMatchObject({
    reason: 'Please wait a while.',
  });
  const lost = new TypeError('Failed to fetch');
  expect(await sendApplication(form, { apply: refuse(lost), notify: fine })).toEqual({
    sent: false,
    errors: {},
    reason: null,
  });
});
