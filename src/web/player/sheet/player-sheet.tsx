import { ChevronDown, ChevronUp, Share2, SkipBack as SceneBefore, SkipForward as SceneAfter } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { formatTime } from '#shared/listening.ts';
import { sceneAt } from '#shared/places/scenes.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { openDialogs } from '#web/ui/dialog/open-dialogs.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { TranscriptPanel } from '#web/ui/objects/transcript-panel.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { EpisodePicture, StreamingBadge } from '../controls/episode-title.tsx';
import { Elapsed } from '../controls/player-times.tsx';
import { PlayPause, SkipBack, SkipForward } from '../controls/transport-buttons.tsx';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';
import { PlayerTools } from '../tools/player-tools.tsx';
import { useFollowing } from '../up-next/use-following.ts';
import { DownloadTool } from './download-tool.tsx';
import { FineScrub } from './fine-scrub.tsx';
import { useSwipeDown, useSwipeUp } from './use-swipe.ts';
import type { KnownTranscript } from './use-transcript.ts';
import './player-sheet.css';

/** The player over the whole of a small window: scrub, scenes, transcript, and what the bar has no room for. */
export function PlayerSheet({ transcript, onClose }: { transcript: KnownTranscript; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isTall, setIsTall] = useState(false);
  const episode = usePlayer((state) => state.currentEpisode);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const swipe = useSwipeDown(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    openDialogs.add(element);
    return () => {
      openDialogs.remove(element);
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // A link in it leads away from it.
  useEffect(() => {
    if (opened.current !== pathname) onClose();
  }, [pathname, onClose]);

  if (!episode) return null;
  const season = episode.seasonId && `/seasons/${encodeURIComponent(episode.seasonId)}`;
  return (
    <dialog
      ref={dialog}
      className="psheet on-stage"
      aria-label={`Player, ${episode.title}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="psheet__in">
        <div className="psheet__top" {...swipe}>
          <i className="psheet__grip" aria-hidden="true" />
          <div className="psheet__head">
            <IconButton icon={ChevronDown} label="Close player sheet" onClick={onClose} />
            {season ? <Link to={season}>{episode.showName ?? 'Season'}</Link> : <span>{episode.description}</span>}
            <IconButton icon={Share2} label="Share at this moment" onClick={() => void share()} />
            <CloseButton />
          </div>
        </div>
        {!isTall && (
          <div className="psheet__what">
            <EpisodePicture size={186} />
            <h2>{episode.title}</h2>
            <p>
              {episode.number !== undefined && `Episode ${episode.number} of `}
              {season && <Link to={season}>{episode.seasonTitle ?? 'this season'}</Link>} <StreamingBadge />
            </p>
          </div>
        )}
        <FineScrub transcript={transcript} />
        <Times />
        <div className="psheet__go">
          <IconButton icon={SceneBefore} label="Scene before" onClick={() => player.toScene(-1)} />
          <SkipBack />
          <PlayPause />
          <SkipForward />
          <IconButton icon={SceneAfter} label="Scene after" onClick={() => player.toScene(1)} />
        </div>
        <PlayerTools>
          {episode.seasonId && <DownloadTool episodeId={episode.id} seasonId={episode.seasonId} />}
        </PlayerTools>
        <div className="psheet__words">
          {transcript === 'none' ? (
            <p className="dim">This one has no transcript yet</p>
          ) : (
            <>
              <IconButton
                className="psheet__grow"
                icon={isTall ? ChevronDown : ChevronUp}
                label={isTall ? 'Smaller transcript' : 'Larger transcript'}
                aria-expanded={isTall}
                onClick={() => setIsTall(!isTall)}
              />
              <SheetTranscript lines={transcript} />
            </>
          )}
        </div>
        {season && <AtTheEnd season={season} />}
      </div>
    </dialog>
  );
}

/** What follows: the next episode, or the three doors. */
function AtTheEnd({ season }: { season: string }) {
  const following = useFollowing();
  if (following === undefined) return <span className="psheet__doors" />;
  if (following)
    return (
      <Link className="psheet__doors" to={`${season}?e=${following.number}`}>
        <b>Then: {following.title}</b> <Icon of={ChevronUp} />
      </Link>
    );
  return <DoorsAtTheEnd season={season} />;
}

/** Opens the doors by ear, before the end to be looked at. Where they can't be had, the season's page says why. */
function DoorsAtTheEnd({ season }: { season: string }) {
  const navigate = useNavigate();
  const [isOpening, setIsOpening] = useState(false);
  async function open() {
    if (isOpening) return;
    setIsOpening(true);
    try {
      const { lookAtDoors } = await import('../doors/page-doors.ts');
      if (!(await lookAtDoors())) await navigate(`${season}#what-happens-next`);
    } finally {
      setIsOpening(false);
    }
  }
  const pull = useSwipeUp(() => void open());
  return (
    <button
      type="button"
      className="psheet__doors"
      aria-haspopup="dialog"
      aria-busy={isOpening}
      onClick={() => void open()}
      {...pull}
    >
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <b>Three doors at the end</b> <Icon of={ChevronUp} />
    </button>
  );
}

function SheetTranscript({ lines }: { lines: Exclude<KnownTranscript, 'none'> }) {
  const [follow, setFollow] = useState(true);
  const position = usePlayer((state) => state.position);
  const current = lines ? lines.findLastIndex(({ start_ms }) => start_ms <= position * 1000) : -1;
  return (
    <TranscriptPanel
      lines={lines}
      current={position > 0 ? current : -1}
      follow={follow}
      onFollowChange={setFollow}
      onLine={(index) => {
        player.seek((lines?.[index]?.start_ms ?? 0) / 1000);
        player.play();
      }}
    />
  );
}

function Times() {
  const [isTotal, setIsTotal] = useState(false);
  const position = usePlayer((state) => state.position);
  const duration = usePlayer((state) => state.duration);
  const starts = usePlayer((state) => state.sceneStarts);
  const scenes = player.scenes();
  const at = sceneAt(scenes, position * 1000);
  const scene = scenes[at];
  return (
    <div className="psheet__times num">
      <span>
        <Elapsed />
      </span>
      <b>{scene && starts.length > 1 ? `Scene ${at + 1} of ${scenes.length}, ${scene.title}` : ''}</b>
      <button type="button" onClick={() => setIsTotal(!isTotal)}>
        {isTotal ? formatTime(duration) : `${formatTime(Math.max(0, duration - position))} left`}
      </button>
    </div>
  );
}

/** Shares a link to the moment that is heard: by the phone's own sheet where it has one, else copied. */
async function share(): Promise<void> {
  const { currentEpisode: episode, position } = player.getState();
  if (!episode?.seasonId) return;
  const query = new URLSearchParams({
    t: String(Math.floor(position)),
    ...(episode.number ? { e: String(episode.number) } : {}),
  });
  const url = new URL(`/seasons/${encodeURIComponent(episode.seasonId)}?${query}`, location.href).href;
  try {
    if ('share' in navigator) await navigator.share({ title: episode.title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      toast.ok(`Link at ${formatTime(position)} copied`);
    }
  } catch (error) {
    // Closing the phone's sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.bad('The link could not be shared', url);
  }
}
