import { Ellipsis, ListMusic, Moon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#web/ui/icons/icon.tsx';
import { usePlayer } from '../store/player-store.ts';
import { useTimerLeft } from '../timer/page-timer.ts';
import { SpeedPanel, speedWords } from './speed-panel.tsx';
import { TimerPanel } from './timer-panel.tsx';
import { UpNextPanel } from './up-next-panel.tsx';
import './tools.css';

type Tool = 'queue' | 'timer' | 'speed' | 'more';

/**
 * Up next, sleep timer and speed, each in a panel over its button; one button for all three where there is little room.
 * `children` are tools that have no panel.
 */
export function PlayerTools({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState<Tool | null>(null);
  const queued = usePlayer((state) => state.queue.length);
  const speed = usePlayer((state) => state.speed);
  const left = useTimerLeft();
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  useClosing(root, open !== null, () => setOpen(null));
  const button = (tool: Tool, label: string, face: ReactNode, className = '') => (
    <ToolButton
      className={className}
      label={label}
      isOpen={open === tool}
      onPress={() => setOpen(open === tool ? null : tool)}
    >
      {face}
    </ToolButton>
  );
  return (
    <div className="tools" ref={root}>
      {button(
        'queue',
        `Up next ${queued || ''}`.trim(),
        <>
          <Icon of={ListMusic} />
          <Words>Up next</Words> {queued > 0 && queued}
        </>,
        'tools__one',
      )}
      {button(
        'timer',
        left ? `Sleep timer, ${left === 'End' ? 'End of the episode' : `${left} minutes left`}` : 'Sleep timer',
        <>
          <Icon of={Moon} />
          <Words>Sleep timer</Words>
          {left}
        </>,
        'tools__one',
      )}
      {button(
        'speed',
        `Speed ${speedWords(speed)}`,
        <>
          <Words>Speed</Words> {speedWords(speed)}
        </>,
        'tools__one',
      )}
      {children}
      {button('more', 'More of the player', <Icon of={Ellipsis} />, 'tools__more')}
      {open && (
        <Panel
          name={open === 'queue' ? 'Up next' : open === 'timer' ? 'Sleep timer' : open === 'speed' ? 'Speed' : 'More'}
        >
          {(open === 'queue' || open === 'more') && <UpNextPanel />}
          {(open === 'timer' || open === 'more') && <TimerPanel onClose={close} />}
          {(open === 'speed' || open === 'more') && <SpeedPanel />}
        </Panel>
      )}
    </div>
  );
}

/** Written under the button where there is room for it; first here, as names begin with it. */
function Words({ children }: { children: string }) {
  return <span className="tools__w">{children}</span>;
}

type ToolButtonProps = { className: string; label: string; isOpen: boolean; onPress: () => void; children: ReactNode };

function ToolButton({ className, label, isOpen, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`tools__b num ${className}`.trim()}
      aria-label={label}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Panel({ name, children }: { name: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="tools__p" role="dialog" aria-label={name} id={id} ref={panel} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Esc and a press outside close it; after Esc the focus is back on the button. */
function useClosing(root: { current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const opener = root.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    document.addEventListener('pointerdown', ({ target }) => !root.current?.contains(target as Node) && close(), {
      signal,
    });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
        opener?.focus();
      },
      { signal },
    );
    return () => stop.abort();
  }, [isOpen]);
}
