import { GripVertical, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatTime, type PlayerEpisode } from '#shared/listening.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';
import { moveItem } from '../up-next/reorder.ts';
import { useFollowing } from '../up-next/use-following.ts';
import { Switch } from './switch.tsx';

/** What plays after this: the queue, which can be put in another order by hand or by keys, and what follows by itself. */
export function UpNextPanel() {
  const queue = usePlayer((state) => state.queue);
  const title = usePlayer((state) => state.currentEpisode?.title ?? '');
  const autoNext = usePlayer((state) => state.autoNext);
  const following = useFollowing();
  const { lifted, told, list, handle } = useReorder(queue);
  return (
    <section className="tool">
      <div className="tool__h">
        <h2>Up next</h2>
        {queue.length > 0 && (
          <button type="button" className="tool__clear" onClick={() => player.setQueue([])}>
            Clear
          </button>
        )}
      </div>
      <p className="tool__told">After {title}</p>
      {queue.length === 0 && !following && (
        <p className="tool__told">
          Nothing after this. While something plays, every other episode has Play after this.
        </p>
      )}
      <ol className="upn" ref={list}>
        {queue.map((episode, at) => (
          <li key={episode.id} className={lifted === episode.id ? 'upn__r is-lifted' : 'upn__r'}>
            <button
              type="button"
              className="upn__g"
              aria-label={`Move ${episode.title}, ${at + 1} of ${queue.length}`}
              aria-pressed={lifted === episode.id}
              {...handle(episode.id)}
            >
              <Icon of={GripVertical} />
            </button>
            <Queued episode={episode} />
            <IconButton
              icon={X}
              label={`Remove ${episode.title}`}
              onClick={() => player.setQueue(queue.filter(({ id }) => id !== episode.id))}
            />
          </li>
        ))}
        {following && (
          <li className="upn__r upn__r--then">
            <Queued episode={following} />
          </li>
        )}
      </ol>
      <span className="vh" role="status">
        {told}
      </span>
      <Switch label="Play the next episode by itself" on={autoNext} onChange={player.setAutoNext} />
    </section>
  );
}

function Queued({ episode }: { episode: PlayerEpisode }) {
  return (
    <>
      <span className="upn__pic">
        {episode.imageUrl && <Picture src={episode.imageUrl} alt="" width={44} height={44} sizes="44px" widest={320} />}
      </span>
      <span className="upn__t">
        <b>{episode.title}</b>
        {episode.seasonTitle && <small>{episode.seasonTitle}</small>}
      </span>
      <span className="num dim">{episode.durationMs ? formatTime(episode.durationMs / 1000) : ''}</span>
    </>
  );
}

/**
 * Moving rows: by dragging their handle, or with keys: Space lifts, arrows move, Space drops, Esc puts back. What happens
 * is told in `told`, for screen readers.
 */
function useReorder(queue: readonly PlayerEpisode[]) {
  const [lifted, setLifted] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const before = useRef<readonly PlayerEpisode[]>([]);
  const list = useRef<HTMLOListElement>(null);

  function place(id: string, to: number) {
    const now = player.getState().queue;
    const from = now.findIndex((episode) => episode.id === id);
    if (from < 0 || to < 0 || to >= now.length || to === from) return;
    player.setQueue(moveItem(now, from, to));
    setTold(`${now[from]!.title}, ${to + 1} of ${now.length}`);
  }
  function keys(id: string, event: KeyboardEvent) {
    const at = queue.findIndex((episode) => episode.id === id);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      before.current = queue;
      setLifted(lifted === id ? null : id);
      setTold(lifted === id ? `${queue[at]?.title} dropped` : `${queue[at]?.title} lifted`);
    } else if (step && lifted === id) place(id, at + step);
    else if (event.key === 'Escape' && lifted === id) {
      player.setQueue(before.current);
      setLifted(null);
      setTold('Put back');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function drag(id: string, y: number) {
    const rows = [...(list.current?.querySelectorAll('.upn__r:not(.upn__r--then)') ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y <= bottom;
    });
    if (over >= 0) place(id, over);
  }
  /** Followed on the window: a row that changes its place leaves the document for a moment, and a capture with it. */
  function lift(id: string, { pointerId }: PointerEvent) {
    setLifted(id);
    const drop = new AbortController();
    const follow = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (y: number) => void) =>
      addEventListener(type, (event) => event.pointerId === pointerId && then(event.clientY), { signal: drop.signal });
    follow('pointermove', (y) => drag(id, y));
    for (const type of ['pointerup', 'pointercancel'] as const)
      follow(type, () => {
        setLifted(null);
        drop.abort();
      });
  }
  return {
    lifted,
    told,
    list,
    handle: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => keys(id, event),
      onPointerDown: (event: PointerEvent) => lift(id, event),
    }),
  };
}
