// What was heard, kept: in this browser first, then with the account of whoever is signed in.
import type { Device, Listened, ListeningEvent, ListeningSeason } from '#shared/listening-log.ts';
import { mostEventsPerBatch, mostSeasonsAsked } from '#shared/listening-log.ts';
import { correctClock, isHeard, latestListening, laterVersion, learnClock } from '#shared/places/places.ts';
import { browserLog, type KeptEvent } from './browser-log.ts';
import type { Stretch } from './follow-stretches.ts';
import { begunKey, logStore } from './log-store.ts';
import { fetchLog, forgetOnServer, sendEvents, type Answer } from './send-listening.ts';
import { thisDevice } from './this-device.ts';

const clockKey = 'canto.clock';
const sendEveryMs = 15_000;
/** A browser whose database hangs must still play. */
const longestReadMs = 600;

/** The server loads this code too, to render pages; nothing is kept there. */
const isBrowser = typeof window !== 'undefined';
const device: Device = isBrowser ? thisDevice() : { id: '', kind: 'computer' };
const events = new Map<string, KeptEvent>();
const seasons = new Map<string, ListeningSeason>();
let owner = logStore.get().listenerId;
/** By how much the server's clock is ahead of this device's. */
let aheadMs = readAhead();
let sending = false;
let timer: ReturnType<typeof setTimeout> | null = null;

const isUnsent = ({ sent_ms, to_ms }: KeptEvent) => sent_ms === null || sent_ms < to_ms;
const isToSend = (event: KeptEvent) =>
  owner !== null && event.owner === owner && event.season_id !== '' && isUnsent(event);

/** Times by the server's clock, whatever this device's says. */
function publish(): void {
  const mine = [...events.values()].filter((event) => event.owner === owner);
  logStore.set({
    deviceId: device.id,
    events: mine.map((event) => (isUnsent(event) ? { ...event, at_ms: event.at_ms + aheadMs } : event)),
    seasons: new Map(seasons),
  });
}

async function readBrowserLog(): Promise<void> {
  const kept = await browserLog.read().catch((error: unknown) => {
    console.warn('What was heard in this browser could not be read.', error);
    return { events: [], seasons: [] };
  });
  for (const event of kept.events) keepVersion(event);
  for (const season of kept.seasons) if (!seasons.has(season.id)) seasons.set(season.id, season);
  adopt();
  publish();
  logStore.set({ ready: true });
  void refreshLog();
}

function keepVersion(event: KeptEvent): KeptEvent {
  const known = events.get(event.id);
  const kept = known ? laterVersion(event, known) : event;
  events.set(event.id, kept);
  return kept;
}

/** What was heard before signing in belongs to who signs in. */
function adopt(): void {
  if (!owner) return;
  const strays = [...events.values()].filter((event) => event.owner === null);
  const adopted = strays.map((event) => ({ ...event, owner }));
  for (const event of adopted) events.set(event.id, event);
  if (adopted.length > 0) void browserLog.put(adopted);
}

logStore.subscribe(() => {
  const { listenerId } = logStore.get();
  if (listenerId === owner) return;
  owner = listenerId;
  adopt();
  publish();
  void refreshLog();
});

/** Takes over what other devices sent and what was deleted there, after sending what is new here. */
export async function refreshLog(): Promise<void> {
  const asking = owner;
  if (!asking) return;
  await send();
  const page = await fetchLog('').catch(() => null);
  if (!page || owner !== asking) return;
  const known = new Set(page.items.map(({ id }) => id));
  const oldestMs = page.next_cursor === null ? -Infinity : Math.min(...page.items.map(({ at_ms }) => at_ms));
  const gone = [...events.values()]
    .filter((event) => event.owner === asking && !isUnsent(event) && event.season_id !== '')
    .filter(({ id, at_ms }) => !known.has(id) && at_ms >= oldestMs);
  drop(gone.map(({ id }) => id));
  const news = page.items.map((item) => keepVersion({ ...item, owner: asking, sent_ms: item.to_ms }));
  void browserLog.put(news);
  publish();
}

/** Reads all of the account's log into this page, for its history; the browser keeps the newest alone. */
export async function readWholeLog(): Promise<void> {
  await logReady;
  const asking = owner;
  for (let cursor: string | null = ''; asking && cursor !== null;) {
    const page = await fetchLog(cursor);
    if (owner !== asking) return;
    for (const item of page.items) keepVersion({ ...item, owner: asking, sent_ms: item.to_ms });
    publish();
    cursor = page.next_cursor;
  }
}

/** A stretch as it begins, grows and ends. */
export function keepStretch({ id, episodeId, seasonId, fromMs, toMs, atMs }: Stretch, ended: boolean): void {
  add({ id, episode_id: episodeId, kind: 'play', from_ms: fromMs, to_ms: toMs, at_ms: atMs }, seasonId);
  if (ended) scheduleSending(1000);
}

/** Marks an episode by hand. Answers the mark's id, with which it can be taken back. */
export function mark(
  kind: 'heard' | 'off',
  episode: { id: string; duration_ms: number | null },
  seasonId: string,
): string {
  const id = crypto.randomUUID();
  const at = kind === 'heard' ? (episode.duration_ms ?? 0) : 0;
  add({ id, episode_id: episode.id, kind, from_ms: at, to_ms: at, at_ms: Date.now() }, seasonId);
  scheduleSending(1000);
  return id;
}

function add(event: ListeningEvent, seasonId: string): void {
  const known = events.get(event.id);
  const kept = keepVersion({
    ...event,
    season_id: seasonId,
    device_id: device.id,
    device_kind: device.kind,
    owner,
    sent_ms: known?.sent_ms ?? null,
  });
  try {
    localStorage.setItem(begunKey, '1');
  } catch {
    // Without it the front page greets a listener as somebody new.
  }
  void browserLog.put([kept]).catch((error: unknown) => console.warn('What is heard could not be kept.', error));
  publish();
  scheduleSending(sendEveryMs);
}

/** Deletes events here and with the account. What is unsent is gone at once; the rest is told to the server. */
export async function forget(ids: readonly string[]): Promise<void> {
  const sent = ids.filter((id) => events.get(id)?.sent_ms !== null);
  drop(ids);
  publish();
  if (owner && sent.length > 0) await forgetOnServer({ ids: [...sent] });
}

/** Deletes everything that was heard. */
export async function forgetAll(): Promise<void> {
  if (owner) await forgetOnServer({ from_ms: 0, until_ms: 8.64e15 });
  drop([...events.values()].filter((event) => event.owner === owner).map(({ id }) => id));
  try {
    localStorage.removeItem(begunKey);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  publish();
}

function drop(ids: readonly string[]): void {
  for (const id of ids) events.delete(id);
  void browserLog.remove(ids);
}

function scheduleSending(afterMs: number): void {
  if (!owner || (timer && afterMs >= sendEveryMs)) return;
  if (timer) clearTimeout(timer);
  timer = setTimeout(() => {
    timer = null;
    void send();
  }, afterMs);
}

/** Sends what the server does not have, a batch at a time. What fails is sent with the next batch. */
async function send(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      const sentAheadMs = aheadMs;
      const answer = await sendEvents(device, batch, sentAheadMs);
      if (!answer) return scheduleSending(sendEveryMs);
      settle(batch, answer, sentAheadMs);
    }
  } finally {
    sending = false;
  }
}
const takeBatch = () => [...events.values()].filter(isToSend).slice(0, mostEventsPerBatch);

/** Notes what the server has now, with times by its clock. */
function settle(batch: KeptEvent[], { forgotten, ...answer }: Answer, sentAheadMs: number): void {
  const sentMs = answer.sentMs + sentAheadMs;
  aheadMs = learnClock(aheadMs, answer);
  writeAhead(aheadMs);
  const gone = new Set(forgotten);
  const settled: KeptEvent[] = [];
  for (const sent of batch) {
    const now = events.get(sent.id);
    if (!now || gone.has(sent.id)) continue;
    const hasGrown = now.to_ms > sent.to_ms;
    const event = {
      ...now,
      sent_ms: sent.to_ms,
      at_ms: hasGrown ? now.at_ms : correctClock(sent.at_ms + sentAheadMs, { sentMs, receivedMs: answer.nowMs }),
    };
    events.set(event.id, event);
    settled.push(event);
  }
  void browserLog.put(settled);
  drop(forgotten);
  publish();
}

/** The last chance before the page goes: not waited for. */
export function sendNow(): void {
  const batch = takeBatch();
  if (batch.length > 0) void sendEvents(device, batch, aheadMs);
}

/** Learns what these seasons are called and hold. Failures leave what is known. */
export async function learnSeasons(ids: readonly string[]): Promise<void> {
  const asked = ids.slice(0, mostSeasonsAsked).join(',');
  if (!asked) return;
  try {
    const response = await fetch(`/api/listening/seasons?ids=${encodeURIComponent(asked)}`);
    if (!response.ok) return;
    const { items } = (await response.json()) as { items: ListeningSeason[] };
    for (const season of items) seasons.set(season.id, season);
    await browserLog.putSeasons(items);
    publish();
  } catch {
    // Without a network the copies in the browser have to do.
  }
}

/** Where an episode goes on, in seconds: where this device left it, else where another did; null at its start. */
export function placeOf({
  id,
  durationMs,
}: {
  id: string;
  durationMs?: number | null;
}): { seconds: number; atMs: number } | null {
  const own: Listened[] = [];
  const all = logStore.get().events.filter(({ episode_id }) => episode_id === id);
  for (const event of all) if (event.device_id === device.id) own.push(event);
  const place = latestListening(own) ?? latestListening(all);
  if (!place || isHeard([place], durationMs ?? null)) return null;
  return { seconds: place.to_ms / 1000, atMs: place.at_ms - aheadMs };
}

function readAhead(): number {
  try {
    const kept = Number(localStorage.getItem(clockKey));
    return Number.isFinite(kept) ? kept : 0;
  } catch {
    return 0;
  }
}
function writeAhead(ms: number): void {
  try {
    localStorage.setItem(clockKey, String(ms));
  } catch {
    // It is learnt again with the next batch.
  }
}

/** Resolves when the browser's own log is known, or takes too long. */
export const logReady: Promise<void> = isBrowser
  ? Promise.race([readBrowserLog(), new Promise<void>((resolve) => setTimeout(resolve, longestReadMs))])
  : Promise.resolve();
if (isBrowser) addEventListener('online', () => void refreshLog());
