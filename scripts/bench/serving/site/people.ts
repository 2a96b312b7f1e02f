// What people do on a site, each kind of person in turn and for ever, with the pauses that people make.
import { setTimeout as sleep } from 'node:timers/promises';
import { packs } from '#shared/packs-and-plans.ts';
import type { Asked, Site } from './site-client.ts';

export type Kind = 'reader' | 'member' | 'listener' | 'orderer' | 'buyer';
/** Of three hundred. */
export const mix: Record<Kind, number> = { reader: 180, member: 60, listener: 45, orderer: 9, buyer: 6 };
/** Seconds between two things that somebody does, on average. */
const pauses: Record<Kind, number> = { reader: 5, member: 5, listener: 4, orderer: 30, buyer: 15 };
/** An episode that is not finished by then is given up by whoever waits for it. */
const patienceMs = 120_000;
const rangeBytes = 65_536;

const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

type Life = { site: Site; cookie: string; signal: AbortSignal };

/** One person, until the signal. What goes wrong is counted by the site's client and keeps nobody from going on. */
export async function live(kind: Kind, life: Life): Promise<void> {
  const { signal } = life;
  const pause = () => sleep(pauses[kind] * 1000 * (0.5 + Math.random()), undefined, { signal });
  try {
    // Not everybody comes in the same second.
    await sleep(Math.random() * pauses[kind] * 1000, undefined, { signal });
    for (;;) {
      await acts[kind](life);
      await pause();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const acts: Record<Kind, (life: Life) => Promise<unknown>> = {
  reader: ({ site, signal }) => {
    const { shows, seasons } = site.facts;
    const page = one([
      '/',
      '/browse',
      '/creator-earnings',
      `/interactive-shows/${one(shows)}`,
      `/seasons/${one(seasons)}`,
    ]);
    const call = one(['/api/shows?limit=20', `/api/seasons/${one(seasons)}`]);
    return site.ask('kept, for visitors', Math.random() < 0.75 ? page : call, { signal });
  },
  member: ({ site, cookie, signal }) => {
    const page = one(['/', '/browse', '/wallet', `/seasons/${one(site.facts.seasons)}`]);
    return Math.random() < 0.7
      ? site.ask('page, signed in', page, { cookie, signal })
      : site.ask('call, signed in', one(['/api/me', '/api/me/seasons?limit=10']), { cookie, signal });
  },
  listener: ({ site, signal }) => {
    const start = Math.floor(Math.random() * 8) * rangeBytes;
    const range = `bytes=${start}-${start + rangeBytes - 1}`;
    return site.ask('sound, 64 KiB', one(site.facts.sounds), { range, signal });
  },
  async orderer({ site, cookie, signal }) {
    const { showId, characterIds, locationId } = site.facts.fixture;
    const plotIdea = `A thief has stolen the moon and they must get it back before ${Math.floor(Math.random() * 1e9)}.`;
    const ordered = await site.send<{ season: { id: string } }>(
      'order',
      '/api/functions/create-season-v3',
      { showId, characterIds, locationId, plotIdea },
      { cookie, signal },
    );
    if (ordered) await followSeason(ordered.season.id, { site, cookie, signal });
  },
  async buyer({ site, cookie, signal }) {
    const pack = packs[0]!;
    const order = { packageId: pack.id, amount: pack.priceCents, cantoAmount: pack.amount };
    const opened = await site.send<{ url: string }>('purchase', '/api/functions/create-payment', order, {
      cookie,
      signal,
    });
    if (!opened) return;
    const { pathname } = new URL(opened.url, site.facts.url);
    if (!(await site.send('purchase', `${pathname}/pay`, null, { cookie, signal }))) return;
    const sessionId = pathname.split('/').at(-1)!;
    const verified = await site.send<{ success: boolean }>(
      'purchase',
      '/api/functions/verify-payment',
      { sessionId },
      { cookie, signal },
    );
    if (verified && !verified.success) site.fail('purchase', 'a paid checkout was not credited');
  },
};

/** Asks how far the season is, as its page does where events do not come through, until it is ready. */
async function followSeason(id: string, { site, cookie, signal }: Life): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    await sleep(2000, undefined, { signal });
    const asked: Asked = { cookie, signal };
    const progress = await site.read<{ status: string }>('call, signed in', `/api/seasons/${id}/progress`, asked);
    if (progress?.status === 'failed') return site.fail('order', 'an ordered episode failed');
    if (progress?.status === 'ready') return site.made(performance.now() - began);
  }
  site.fail('order', 'an ordered episode was not finished in two minutes');
}
