import { useRef, useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { Location } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { problemOf } from '#web/api/problem.ts';
import type { PlotCheck } from './wizard-choices.ts';

type Given = { showId: string; plot: string; onPlot: (plot: string) => void; onCheck: (check: PlotCheck) => void };

/** The plot step's two calls: an idea to start from, and the safety check. */
export function usePlot({ showId, plot, onPlot, onCheck }: Given) {
  const [inventing, setInventing] = useState(false);
  /** The current text: a response about an older text is ignored. */
  const latest = useRef(plot);

  function write(text: string) {
    latest.current = text;
    onPlot(text);
  }

  async function invent(characters: readonly Character[], location: Location) {
    setInventing(true);
    try {
      const { plotIdea } = await api.seasons.generatePlotIdea({ characters: [...characters], location, showId });
      write(plotIdea);
    } catch (error) {
      if (!tellToWait(error)) console.warn('No plot idea could be made.', error);
    }
    setInventing(false);
  }

  async function check() {
    const checked = plot;
    latest.current = checked;
    onCheck('checking');
    const verdict = await moderate(checked, showId);
    if (latest.current === checked) onCheck(verdict);
  }

  return { inventing, write, invent, check };
}

async function moderate(plotContent: string, showId: string): Promise<PlotCheck> {
  if (plotContent.trim() === '') return 'approved';
  try {
    const { isApproved, isReviewed } = await api.seasons.moderatePlotContent({ plotContent, showId });
    if (!isApproved) return 'rejected';
    return isReviewed ? 'doubted' : 'approved';
  } catch {
    return 'unverified';
  }
}

/** Of a refused request, the message with the waiting time. */
function tellToWait(error: unknown): boolean {
  const { code, message } = problemOf(error);
  if (code !== 'rate_limited') return false;
  toast.bad('Please wait a little', message);
  return true;
}
