import { useEffect, type RefObject } from 'react';
import type { TimedLine } from '#shared/story/script.ts';
import { knownPlayer } from '#web/player/with-player.ts';
import { wordAt, wordSpans } from './read-along.ts';

const highlightName = 'word-heard';

/**
 * Lights the word being heard inside the current line of the panel, without touching the page: browsers that have no
 * custom highlights show the lit line alone.
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
    let frame = 0;
    const light = () => {
      frame = requestAnimationFrame(light);
      const word = wordAt(line, player.currentPosition() * 1000);
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
      cancelAnimationFrame(frame);
      highlights.delete(highlightName);
    };
  }, [panel, line, lineIndex, playing]);
}
