import { useEffect, useRef, useState } from 'react';
import type { PlotPicks, ReadPlot } from '#shared/story/plot-reading.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';

type Given = {
  showId: string;
  characterIds: readonly string[];
  locationId: string | null;
  plot: string;
  /** The idea is only read once it is approved. */
  approved: boolean;
};

/** The reading of an approved idea with the listener's picks; null while there is none, or where it could not be had. */
export function useReading({ showId, characterIds, locationId, plot, approved }: Given) {
  // Both belong to one text: what was picked for another idea must not be told in this one.
  const [read, setRead] = useState<{ plot: string; reading: ReadPlot; picks: PlotPicks } | null>(null);
  const { reading, picks } = read?.plot === plot ? read : { reading: null, picks: {} };
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(0);
  const cast = characterIds.join();

  async function ask(chosen: PlotPicks): Promise<ReadPlot | null> {
    if (!locationId) return null;
    const turn = ++latest.current;
    const answer = await api.seasons.readPlot({
      showId,
      characterIds: cast.split(','),
      locationId,
      plotContent: plot,
      picks: chosen,
    });
    return turn === latest.current ? answer : null;
  }

  useEffect(() => {
    if (!approved) return;
    ask({}).then(
      (answer) => answer && setRead({ plot, reading: answer, picks: {} }),
      (error: unknown) => console.warn('The idea could not be read.', error),
    );
    // `ask` is made anew by each render and depends on nothing but these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [approved, plot, cast, locationId, showId]);

  /** Chooses for a slot. Answers whether it was taken; `refusal` then says why not. */
  async function pick(slot: string, text: string | null): Promise<boolean> {
    const chosen = { ...picks, [slot]: text };
    setRefusal(null);
    try {
      const answer = await ask(chosen);
      if (answer) setRead({ plot, reading: answer, picks: chosen });
      return true;
    } catch (error) {
      setRefusal(problemOf(error).message);
      return false;
    }
  }

  return { reading: approved ? reading : null, picks, pick, refusal, forget: () => setRead(null) };
}
