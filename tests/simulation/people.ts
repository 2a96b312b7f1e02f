import { packs, planTerms } from '#shared/packs-and-plans.ts';
import { newSeason } from '../show-fixture.ts';
import type { Reply } from './browser.ts';
import { listen } from './listen.ts';
import type { Inhabitant, Town } from './town.ts';

const betweenActsMs = 6000;
type Ordered = { id: string; status: string };
type Items<T> = { items: T[] };
type Episode = { id: string; episode_number: number; stage?: string };

/** Lives in the town for a while: does one thing after another, as chance has it. */
export async function live(town: Town, person: Inhabitant, acts: number): Promise<void> {
  const { kernel } = town;
  for (let done = 0; done < acts; done++) {
    await kernel.wait(kernel.random.number() * betweenActsMs);
    const act = pickAct(kernel.random.number());
    kernel.note(`${person.name} wants to ${act.name}`);
    await act(town, person);
  }
}

type Act = (town: Town, person: Inhabitant) => Promise<void>;
const acts: [share: number, act: Act][] = [
  [0.2, orderSeason],
  [0.2, goOn],
  [0.1, remix],
  [0.12, buyPack],
  [0.05, buyPlan],
  [0.08, tryAgain],
  [0.07, publish],
  [0.15, listen],
  [0.03, leave],
];
function pickAct(chance: number): Act {
  let left = chance * acts.reduce((all, [share]) => all + share, 0);
  const [, act] = acts.find(([share]) => (left -= share) < 0) ?? acts[0]!;
  return act;
}

/** What the specification allows to be answered: too few cantos, a path that is taken, nothing to try again. */
const refusals = new Set([402, 404, 409]);
function isDone(town: Town, what: string, { status, body }: Reply<unknown>, others = refusals): boolean {
  if (status === 200 || status === 201) return true;
  if (!others.has(status)) town.fault(`${what} answered ${status}: ${JSON.stringify(body)}`);
  return false;
}

async function orderSeason(town: Town, { browser }: Inhabitant): Promise<void> {
  const { kernel, show, told } = town;
  const key = crypto.randomUUID();
  const order = newSeason(show);
  type Answer = { season: { id: string }; episode: { id: string } };
  const ask = () => browser.insist<Answer>('POST', '/api/functions/create-season-v3', order, key);
  // Some click twice.
  const replies = await Promise.all(kernel.random.number() < 0.2 ? [ask(), ask()] : [ask()]);
  for (const reply of replies) {
    if (!isDone(town, 'an order', reply)) continue;
    told.seasons.add(reply.body.season.id);
    told.episodes.add(reply.body.episode.id);
  }
  const done = replies.filter(({ status }) => status === 200);
  if (new Set(done.map(({ body }) => body.season.id)).size > 1) town.fault('one key got two seasons');
}

/** A season of their own, or one of anybody. */
function pickSeason({ kernel, seasons }: Town): string | null {
  return seasons.length > 0 ? kernel.random.pick(seasons) : null;
}

async function readReady({ kernel }: Town, { browser }: Inhabitant, id: string) {
  const season = await browser.insist<Ordered>('GET', `/api/seasons/${id}`);
  if (season.status !== 200 || season.body.status !== 'ready') return null;
  const { status, body } = await browser.insist<Items<Episode>>('GET', `/api/seasons/${id}/episodes`);
  const last = status === 200 ? body.items.at(-1) : undefined;
  if (!last) return null;
  const choices = await browser.insist<Items<{ id: string }>>('GET', `/api/episodes/${last.id}/choices`);
  return choices.status === 200 && choices.body.items.length > 0
    ? { last, choice: kernel.random.pick(choices.body.items) }
    : null;
}

async function goOn(town: Town, person: Inhabitant): Promise<void> {
  const id = pickSeason(town);
  const found = id && (await readReady(town, person, id));
  if (!found) return;
  const next = { seasonId: id, episodeId: found.last.id, choiceId: found.choice.id };
  const key = crypto.randomUUID();
  const reply = await person.browser.insist<{ episode: { id: string } }>(
    'POST',
    '/api/functions/create-next-episode-v3',
    next,
    key,
  );
  // Somebody else's may only be remixed.
  if (isDone(town, 'a next episode', reply, new Set([...refusals, 403]))) town.told.episodes.add(reply.body.episode.id);
}

async function remix(town: Town, person: Inhabitant): Promise<void> {
  const id = pickSeason(town);
  const found = id && (await readReady(town, person, id));
  if (!found) return;
  const input = { seasonId: id, episodeNumber: found.last.episode_number, choiceId: found.choice.id };
  const reply = await person.browser.insist<{ newSeason?: { id: string } }>(
    'POST',
    '/api/functions/remix-season',
    input,
    crypto.randomUUID(),
  );
  if (isDone(town, 'a remix', reply, new Set([...refusals, 403])) && reply.body.newSeason)
    town.told.remixes.add(reply.body.newSeason.id);
}

async function buyPack(town: Town, { browser, userId }: Inhabitant): Promise<void> {
  const { kernel, bank } = town;
  const pack = packs[0]!;
  const order = { packageId: pack.id, amount: pack.priceCents, cantoAmount: pack.amount };
  const reply = await browser.insist<{ url: string }>(
    'POST',
    '/api/functions/create-payment',
    order,
    crypto.randomUUID(),
  );
  if (!isDone(town, 'a checkout', reply)) return;
  const id = reply.body.url.split('/').at(-1)!;
  await kernel.wait(kernel.random.number() * 3000);
  if (kernel.random.number() < 0.1) return;
  const { events } = await bank.test.pay(id);
  town.paid.set(id, { userId, kind: 'pack', cantos: pack.amount });
  for (const event of events) bank.happens(event);
  if (kernel.random.number() < 0.7) await browser.insist('POST', '/api/functions/verify-payment', { sessionId: id });
  const chance = kernel.random.number();
  if (chance < 0.1) for (const event of await bank.test.refund(id)) bank.happens(event);
  else if (chance < 0.3) await bank.dispute(id, kernel.random.number() < 0.5);
}

async function buyPlan(town: Town, { browser, userId }: Inhabitant): Promise<void> {
  const { kernel, bank } = town;
  const plan = kernel.random.pick(['starter', 'premium'] as const);
  const reply = await browser.insist<{ url: string }>('POST', '/api/functions/create-checkout', { plan });
  if (!isDone(town, 'a plan', reply)) return;
  const id = reply.body.url.split('/').at(-1)!;
  const { events } = await bank.test.pay(id);
  town.paid.set(id, { userId, kind: 'plan', cantos: planTerms[plan].cantosPerMonth });
  for (const event of events) bank.happens(event);
  if (kernel.random.number() < 0.5) await browser.insist('POST', '/api/functions/verify-payment', { sessionId: id });
}

async function tryAgain(town: Town, { browser }: Inhabitant): Promise<void> {
  const id = pickSeason(town);
  if (!id) return;
  const season = await browser.insist<Ordered>('GET', `/api/seasons/${id}`);
  if (season.status !== 200 || season.body.status !== 'failed') return;
  const reply = await browser.insist('POST', `/api/seasons/${id}/retry`, {}, crypto.randomUUID());
  isDone(town, 'another try', reply, new Set([...refusals, 403]));
}

/** Takes a season out of the lists, or puts it in. */
async function publish(town: Town, { browser }: Inhabitant): Promise<void> {
  const id = pickSeason(town);
  if (!id) return;
  const change = { is_published: town.kernel.random.number() < 0.5 };
  const reply = await browser.insist('PATCH', `/api/seasons/${id}`, change);
  isDone(town, 'publishing', reply, new Set([...refusals, 403]));
}

async function leave(town: Town, { browser, userId }: Inhabitant): Promise<void> {
  const reply = await browser.insist('POST', '/api/me/deletion', {});
  if (isDone(town, 'leaving', reply)) town.leaving.add(userId);
}

/** Hides a season from everybody, or brings one back. */
export async function moderate(town: Town, { browser }: Inhabitant, times: number): Promise<void> {
  const { kernel, hidden, hidings } = town;
  for (let time = 0; time < times; time++) {
    await kernel.wait(kernel.random.number() * 15_000);
    const id = pickSeason(town);
    if (!id) continue;
    const judged = { kind: 'season', id, reason: 'Something about it.' };
    if (hidden.has(id)) {
      hidden.delete(id);
      hidings.set(id, (hidings.get(id) ?? 0) + 1);
      const reply = await browser.insist('POST', '/api/admin/content/restore', judged);
      isDone(town, 'bringing back', reply);
    } else {
      const reply = await browser.insist('POST', '/api/admin/content/hide', judged);
      // Its answer may have been lost the first time.
      if (reply.status === 200 || reply.status === 409) hidden.add(id);
      else isDone(town, 'hiding', reply);
    }
  }
}
