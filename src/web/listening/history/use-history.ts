import { useEffect, useMemo, useRef, useState } from 'react';
import { useListeningLog } from '#web/player/place/log-store.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { listEntries, type HistoryEntry } from './group-history.ts';

const undoMs = 10_000;
const keeper = () => import('#web/player/place/keep-listening.ts');

/** All that was heard, and its deletion: of one entry after ten seconds in which it can be taken back, of several at once. */
export function useHistory() {
  const { ready, events, seasons, deviceId } = useListeningLog();
  const entries = useMemo(() => listEntries(events, seasons), [events, seasons]);
  const [going, setGoing] = useState<readonly HistoryEntry[]>([]);
  const timers = useRef(new Map<string, { entry: HistoryEntry; timer: ReturnType<typeof setTimeout> }>());

  useEffect(() => {
    void keeper().then(async ({ logReady, readWholeLog }) => {
      await logReady;
      await readWholeLog().catch((error: unknown) => console.error('Not all of the history could be read:', error));
    });
  }, []);

  // Names of what is not known yet, as the log grows.
  const unknown = useMemo(
    () =>
      [...new Set(events.map(({ season_id }) => season_id))]
        .filter((id) => id && !seasons.has(id))
        .slice(0, 40)
        .join(),
    [events, seasons],
  );
  useEffect(() => {
    if (unknown) void keeper().then(({ learnSeasons }) => learnSeasons(unknown.split(',')));
  }, [unknown]);

  // Who leaves the page takes nothing back any more.
  useEffect(() => {
    const waiting = timers.current;
    const finish = () => {
      const ids = [...waiting.values()].flatMap(({ entry, timer }) => {
        clearTimeout(timer);
        return entry.ids;
      });
      waiting.clear();
      if (ids.length > 0) void keeper().then(({ forget }) => forget(ids));
    };
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, []);

  async function forgetNow(all: readonly HistoryEntry[]): Promise<boolean> {
    try {
      const { forget } = await keeper();
      await forget(all.flatMap(({ ids }) => ids));
      return true;
    } catch {
      toast.bad('Not deleted', 'Please check your connection and try again.');
      return false;
    }
  }

  return {
    ready,
    entries,
    deviceId,
    /** Entries that are deleted unless somebody says so in time. */
    going,
    remove(entry: HistoryEntry) {
      const key = entry.ids[0]!;
      setGoing((all) => [...all, entry]);
      const timer = setTimeout(() => {
        timers.current.delete(key);
        void forgetNow([entry]).then(() => setGoing((all) => all.filter((each) => each.ids[0] !== key)));
      }, undoMs);
      timers.current.set(key, { entry, timer });
    },
    undo(entry: HistoryEntry) {
      const key = entry.ids[0]!;
      clearTimeout(timers.current.get(key)?.timer);
      timers.current.delete(key);
      setGoing((all) => all.filter((each) => each.ids[0] !== key));
    },
    removeDay: forgetNow,
    async removeAll(): Promise<boolean> {
      try {
        await (await keeper()).forgetAll();
        return true;
      } catch {
        toast.bad('Not deleted', 'Please check your connection and try again.');
        return false;
      }
    },
  };
}
