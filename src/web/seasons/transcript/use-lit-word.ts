import { useEffect, type RefObject } from 'react';
import type { TimedLine } from '#shared/story/script.ts';
import { knownPlayer } from '#web/player/with-player.ts';
import { wordAt, wordSpans } from './read-along.ts';

const highlightName = 'word-heard';

/** A jump in the line is followed within the longest; where sound waits for its file just before a word, the shortest counts. */
const waitMs = { shortest: 20, longest: 250 };

/**
 * Lights the word being heard inside the current line of the panel, without touching the page: browsers that have no
 * custom highlights show the lit line alone. It wakes when a word begins: at each frame it would keep the browser making
 * frames in which nothing changes.
 */
export function useLitWord(
  panel: RefObject<HTMLElement | null>,
  line: TimedLine | null,
  lineIndex: number,
  playing: boolean,
) {
  useEffect(() => {
    const highlights = globalThis.CSS?.highlights;
    const player = knownPlayer();
    if (!highlights || !player || !line || line.words.length === 0 || !playing) return;
    const text = panel.current?.querySelector('.tr__b')?.children[lineIndex]?.lastElementChild?.firstChild;
    if (!(text instanceof Text)) return;
    const spans = wordSpans(line.text, line.words);
    let lit = -1;
    let timer: ReturnType<typeof setTimeout>;
    const light = () => {
      const ms = player.currentPosition() * 1000;
      const word = wordAt(line, ms);
      const untilNextMs = (line.words[word + 1]?.startMs ?? Infinity) - ms;
      const wait = Math.min(waitMs.longest, untilNextMs / player.getState().speed);
      timer = setTimeout(light, Math.max(waitMs.shortest, wait));
      if (word === lit) return;
      lit = word;
      const span = spans[word];
      if (!span || span.end > text.length) return void highlights.delete(highlightName);
      const range = new Range();
      range.setStart(text, span.start);
      range.setEnd(text, span.end);
      highlights.set(highlightName, new Highlight(range));
    };
    light();
    return () => {
      clearTimeout(timer);
      highlights.delete(highlightName);
    };
  }, [panel, line, lineIndex, playing]);
}
