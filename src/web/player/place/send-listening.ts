// The listening log's calls. Plain fetch, because only that may outlive the page.
import {
  type Device,
  type ForgetRequest,
  type Listened,
  type ListeningBatch,
  type ListeningEvent,
} from '#shared/listening-log.ts';

const path = '/api/me/listening';

export type Answer = {
  /** Ids of events that were deleted on another device. */
  forgotten: string[];
  /** By the device's clock. */
  sentMs: number;
  answeredMs: number;
  /** By the server's clock, when it received the batch. */
  nowMs: number;
};

/**
 * Sends at most `mostEventsPerBatch` events, whose times are the device's; `aheadMs` makes them the server's, as far as the
 * difference is known. Null when they could not be sent.
 */
export async function sendEvents(
  device: Device,
  events: readonly ListeningEvent[],
  aheadMs: number,
): Promise<Answer | null> {
  const sentMs = Date.now();
  const batch: ListeningBatch = {
    device,
    sent_at_ms: sentMs + aheadMs,
    events: events.map(({ id, episode_id, kind, from_ms, to_ms, at_ms }) => ({
      id,
      episode_id,
      kind,
      from_ms,
      to_ms,
      at_ms: at_ms + aheadMs,
    })),
  };
  try {
    const response = await post(path, batch);
    if (!response.ok) return null;
    const answeredMs = Date.now();
    const { forgotten, now_ms: nowMs } = (await response.json()) as { forgotten: string[]; now_ms: number };
    return { forgotten, sentMs, answeredMs, nowMs };
  } catch {
    return null;
  }
}

/** Throws when it was not deleted. */
export async function forgetOnServer(request: ForgetRequest): Promise<void> {
  const response = await post(`${path}/forget`, request);
  if (!response.ok) throw new Error(`Forgetting answered ${response.status}.`);
}

/** A page of the log, the newest where no cursor is given. Throws when it can't be had. */
export async function fetchLog(cursor: string): Promise<{ items: Listened[]; next_cursor: string | null }> {
  const response = await fetch(`${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
  if (!response.ok) throw new Error(`The log answered ${response.status}.`);
  return (await response.json()) as { items: Listened[]; next_cursor: string | null };
}

function post(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
}
