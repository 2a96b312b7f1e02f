// What a listener did without a network, sent once when there is one. A choice is charged then, never before.
import { formatCantos, prices } from '#shared/wallet.ts';
import { brand } from '#shared/brand.ts';
import { api } from '#web/api/api.ts';
import { codeOf, sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { logStore } from '../place/log-store.ts';
import { noteWaiting } from './waiting-flag.ts';
import { downloadsStore } from './downloads-store.ts';
import { offlineDb, type NewIntent, type Waiting } from './offline-db.ts';

const clock = (ms: number) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);

/** Resolves when what waits here is known. */
export const outboxReady: Promise<void> = typeof window === 'undefined' ? Promise.resolve() : refresh();

async function refresh(): Promise<void> {
  const waiting = await offlineDb.readWaiting().catch((error: unknown) => {
    console.warn('What waits to be sent could not be read:', error);
    return [];
  });
  downloadsStore.set({ waiting });
  noteWaiting(waiting.some(({ answer }) => !answer));
}

const subjectOf = (intent: NewIntent) =>
  intent.kind === 'choice' ? `choice ${intent.episodeId}` : `${intent.kind} ${intent.seasonId}`;

/**
 * Keeps something for later. The last word counts: another like of the same season, or another door of the same episode,
 * takes the place of the one before. Throws where the browser has no database, or nobody is signed in.
 */
export async function keepForLater(intent: NewIntent): Promise<void> {
  const owner = logStore.get().listenerId;
  if (!owner) throw new Error('Nobody is signed in.');
  await outboxReady;
  const before = downloadsStore
    .get()
    .waiting.filter((each) => !each.answer && each.kind !== 'play' && subjectOf(each) === subjectOf(intent));
  for (const { id } of before) await offlineDb.removeWaiting(id);
  await offlineDb.putWaiting({ ...intent, id: crypto.randomUUID(), owner, atMs: Date.now() });
  await refresh();
}

/** Takes back what waits, or lets go of an answer that was read. */
export async function dropWaiting(id: string): Promise<void> {
  await offlineDb.removeWaiting(id);
  await refresh();
}

let sending: Promise<void> | null = null;

/** Sends what waits, oldest first, in one tab alone; what can't be sent yet stays. */
export function sendWaiting(): Promise<void> {
  sending ??= withLock(async () => {
    await refresh();
    const owner = logStore.get().listenerId;
    for (const each of downloadsStore.get().waiting) {
      if (each.answer || each.owner !== owner) continue;
      if (!(await settle(each))) break;
    }
    await refresh();
  }).finally(() => (sending = null));
  return sending;
}

const withLock = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('canto-outbox', work) : work();

/** False where the server could not be asked. */
async function settle(waiting: Waiting): Promise<boolean> {
  try {
    await send(waiting);
    if (waiting.kind === 'choice') await answer(waiting, true, `the door was opened at ${clock(Date.now())}`);
    else await offlineDb.removeWaiting(waiting.id);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (
      code === null ||
      code === 'internal' ||
      code === 'unavailable' ||
      code === 'rate_limited' ||
      code === 'unauthorized'
    )
      return false;
    if (waiting.kind === 'choice') await answer(waiting, false, `${reasonOf(error)} Nothing was taken.`);
    else await offlineDb.removeWaiting(waiting.id);
    return true;
  }
}

function send(waiting: Waiting): Promise<unknown> {
  const { seasonId } = waiting;
  switch (waiting.kind) {
    case 'like':
      return (waiting.on ? api.listening.like : api.listening.unlike)({ id: seasonId });
    case 'save':
      return (waiting.on ? api.listening.save : api.listening.unsave)({ id: seasonId });
    case 'play':
      return api.listening.trackEpisodePlay({ episodeId: waiting.episodeId, seasonId });
    case 'choice':
      return api.seasons.createNextEpisode(
        { seasonId, episodeId: waiting.episodeId, choiceId: waiting.choiceId },
        { context: { idempotencyKey: waiting.id } },
      );
  }
}

function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'path_taken':
      return 'The season took another door meanwhile.';
    case 'insufficient_cantos':
      return `A door needs ${formatCantos(prices.episode)} ${brand.credits}.`;
    default:
      return sentenceOf(error);
  }
}

async function answer(waiting: Waiting, done: boolean, text: string): Promise<void> {
  await offlineDb.putWaiting({ ...waiting, answer: { done, text, atMs: Date.now() } });
  if (done) toast.ok(`You were offline; ${text}`);
  else toast.bad('A door was not opened', text);
}
