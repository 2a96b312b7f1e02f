// Progress events of a season in production; one connection is shared by all subscribers of the page.
import { seasonPoll, type SeasonProgress } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';

type Listener = (news: SeasonProgress) => void;
type Feed = { listeners: Set<Listener>; stop: () => void };

/** An event stream without a first event after this time is given up, because some proxies buffer it for ever. */
const silenceMs = 8000;
const feeds = new Map<string, Feed>();

/** Calls back with the whole present state whenever it changes. Returns a function that stops it. */
export function followSeason(seasonId: string, listener: Listener): () => void {
  const feed = feeds.get(seasonId) ?? openFeed(seasonId);
  feed.listeners.add(listener);
  return () => {
    feed.listeners.delete(listener);
    if (feed.listeners.size > 0 || feeds.get(seasonId) !== feed) return;
    feeds.delete(seasonId);
    feed.stop();
  };
}

function openFeed(seasonId: string): Feed {
  const listeners = new Set<Listener>();
  const notify: Listener = (news) => {
    for (const listener of listeners) listener(news);
  };
  let stopPolling = () => {};
  const source = new EventSource(`/api/seasons/${encodeURIComponent(seasonId)}/events`);
  const fallBack = () => {
    source.close();
    stopPolling = pollSeason(seasonId, notify);
  };
  const fallBackTimer = setTimeout(fallBack, silenceMs);
  source.addEventListener('progress', (event: MessageEvent<string>) => {
    clearTimeout(fallBackTimer);
    notify(JSON.parse(event.data) as SeasonProgress);
  });
  source.addEventListener('error', () => {
    // A broken connection is opened again by the browser; one that was refused stays closed.
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(fallBackTimer);
    fallBack();
  });
  const feed: Feed = {
    listeners,
    stop: () => {
      clearTimeout(fallBackTimer);
      source.close();
      stopPolling();
    },
  };
  feeds.set(seasonId, feed);
  return feed;
}

/** Asks every 3 seconds for up to 120 seconds, where no event stream gets through. */
function pollSeason(seasonId: string, notify: Listener): () => void {
  const endsAt = Date.now() + seasonPoll.forMs;
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const ask = async () => {
    try {
      const news = await api.seasons.getProgress({ id: seasonId });
      if (!stopped) notify(news);
    } catch {
      // The next round asks again; a page that can't reach the server keeps what it shows.
    }
    if (!stopped && Date.now() < endsAt) timer = setTimeout(ask, seasonPoll.everyMs);
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
