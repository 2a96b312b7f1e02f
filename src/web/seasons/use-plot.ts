import { useRef, useState } from 'react';
import type { Character } from '#shared/characters.ts';
import type { Location } from '#shared/shows.ts';
import { api } from '../api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { problemOf } from '../problem.ts';
import type { PlotCheck } from './wizard-choices.ts';

type Given = { showId: string; plot: string; onPlot: (plot: string) => void; onCheck: (check: PlotCheck) => void };

/** The plot step's two calls: an idea to start from, and the safety check. */
export function usePlot({ showId, plot, onPlot, onCheck }: Given) {
  const [inventing, setInventing] = useState(false);
  /** What was typed last: an answer about an older text is not about this one. */
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
    const { isApproved } = await api.seasons.moderatePlotContent({ plotContent, showId });
    return isApproved ? 'approved' : 'rejected';
  } catch {
    return 'unverified';
  }
}

/** Whoever asked too often should know that, and for how long. */
function tellToWait(error: unknown): boolean {
  const { code, message } = problemOf(error);
  if (code !== 'rate_limited') return false;
  toast.bad('Please wait a little', message);
  return true;
}
