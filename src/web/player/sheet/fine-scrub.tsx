import { useRef, useState, type PointerEvent } from 'react';
import { formatTime } from '#shared/listening.ts';
import { sceneAt } from '#shared/places/scenes.ts';
import { SceneBar } from '../controls/player-times.tsx';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';
import { scrubBy, scrubRate } from './scrub.ts';
import type { KnownTranscript } from './use-transcript.ts';

/** The seek bar of the sheet: the farther a finger is from the line, the finer it drags. It seeks when it is let go. */
export function FineScrub({ transcript }: { transcript: KnownTranscript }) {
  const duration = usePlayer((state) => state.duration);
  const [preview, setPreview] = useState<{ seconds: number; rate: number } | null>(null);
  const drag = useRef<{ x: number; seconds: number } | null>(null);

  function begin(event: PointerEvent<HTMLElement>) {
    if (duration <= 0 || event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    const seconds = Math.max(0, Math.min(duration, ((event.clientX - left) / width) * duration));
    drag.current = { x: event.clientX, seconds };
    setPreview({ seconds, rate: 1 });
  }
  function move(event: PointerEvent<HTMLElement>) {
    const from = drag.current;
    if (!from) return;
    const { top, height, width } = event.currentTarget.getBoundingClientRect();
    const rate = scrubRate(event.clientY - (top + height / 2));
    const seconds = scrubBy({ ...from, byPx: event.clientX - from.x, rate, width, duration });
    drag.current = { x: event.clientX, seconds };
    setPreview({ seconds, rate });
  }
  function end(event: PointerEvent<HTMLElement>) {
    const to = drag.current;
    drag.current = null;
    setPreview(null);
    if (to && event.type === 'pointerup') player.seek(to.seconds);
  }
  const share = preview && duration > 0 ? preview.seconds / duration : null;
  return (
    <div className="scrub">
      <SceneBar />
      <span
        className="scrub__pad"
        aria-hidden="true"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {share !== null && <i style={{ left: `${share * 100}%` }} />}
      </span>
      {preview && <Under {...preview} transcript={transcript} />}
    </div>
  );
}

/** What is under the thumb: the time, the scene and the words said there. */
function Under({ seconds, rate, transcript }: { seconds: number; rate: number; transcript: KnownTranscript }) {
  const scenes = player.scenes();
  const at = sceneAt(scenes, seconds * 1000);
  const lines = transcript === 'none' || transcript === null ? [] : transcript;
  const line = lines.findLast(({ start_ms }) => start_ms <= seconds * 1000);
  return (
    <p className="scrub__under num" aria-hidden="true">
      <b>{formatTime(seconds)}</b>
      {scenes.length > 1 && at >= 0 && ` Scene ${at + 1}`}
      {rate < 1 && `, ${1 / rate}× finer`}
      {line && <q>{line.text}</q>}
    </p>
  );
}
