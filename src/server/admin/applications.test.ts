import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminApplication } from '#shared/admin/admin.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';
import { mailDecision } from '../creators/mail-decision.ts';
import { creatorApplications } from '../creators/tables.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  admin = await openAdmin(world);
});
afterAll(() => world.close());

async function apply(name: string): Promise<{ id: string; email: string }> {
  const email = `${name}@example.com`;
  const form = {
    full_name: 'Ada <Marlowe>',
    email,
    current_platform: 'Podcast',
    show_name: `The ${name} Hour`,
    follower_count: '2,000',
    description: 'Sea stories.',
  };
  const { body } = await world.visitor().call<{ id: string }>('POST', '/api/creator-applications', form);
  return { id: body.id, email };
}
const decide = (id: string, how: 'accept' | 'decline', words = '') =>
  admin.call('POST', `/api/admin/applications/${id}/${how}`, { words });
const list = async (status: string) =>
  (await admin.get<{ items: AdminApplication[] }>(`/api/admin/applications?status=${status}`)).body.items;
const mailsTo = async (email: string) => (await world.ctx.mail.outbox!.list()).filter(({ to }) => to === email);

/** The mail goes out by a job of its own. */
async function untilMailed(id: string, status: string): Promise<AdminApplication> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const found = (await list(status)).find((application) => application.id === id);
    if (found?.decision_mailed_at) return found;
    await sleep(50);
  }
  throw new Error('the decision was not mailed');
}

it('accepts an application, with a mail and an entry in the log', async () => {
  const { id, email } = await apply('salt');
  expect(await list('new')).toMatchObject([{ id, email, status: 'new', decided_at: null, decision_mailed_at: null }]);
  expect((await decide(id, 'accept', 'We call you on Monday.')).body).toEqual({ status: 'accepted' });
  expect(await list('new')).toEqual([]);
  await untilMailed(id, 'accepted');
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Welcome to Canto');
  expect(mail!.text).toContain('The salt Hour');
  expect(mail!.text).toContain('We call you on Monday.');
  expect(mail!.html).toContain('Ada &lt;Marlowe&gt;');
  const { body } = await admin.get<{ items: object[] }>('/api/admin/acts');
  expect(body.items).toMatchObject([
    { action: 'application.accept', subject_id: id, subject_name: 'The salt Hour', after: { status: 'accepted' } },
  ]);
});

it('declines once, however many admins press at once, and mails it once', async () => {
  const { id, email } = await apply('fog');
  const answers = await Promise.all([decide(id, 'decline'), decide(id, 'decline'), decide(id, 'accept')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [decided] = [...(await list('declined')), ...(await list('accepted'))].filter((each) => each.id === id);
  await untilMailed(id, decided!.status);
  // A worker that died after sending starts over; the mail does not.
  await mailDecision(world.ctx, { applicationId: id, words: '' });
  expect(await mailsTo(email)).toHaveLength(1);
  const { body } = await admin.get<{ items: { subject_id: string }[] }>('/api/admin/acts');
  expect(body.items.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
});

it('mails nobody whose application is gone or undecided', async () => {
  const { id, email } = await apply('ice');
  await mailDecision(world.ctx, { applicationId: id, words: '' });
  await world.ctx.db.delete(creatorApplications).where(eq(creatorApplications.id, id));
  await mailDecision(world.ctx, { applicationId: id, words: '' });
  expect(await mailsTo(email)).toEqual([]);
  expect((await decide(id, 'decline')).status).toBe(404);
});
