import { ChevronRight, RotateCcw, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { prices } from '#shared/wallet.ts';
import { askForCantos, askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { openDialogs } from '#web/ui/dialog/open-dialogs.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { CantoAmount } from '#web/ui/words/canto-amount.tsx';
import { hasLetterKeys } from '../keys/player-keys.ts';
import { useSwipeDown } from '../sheet/use-swipe.ts';
import { usePlayer } from '../store/player-store.ts';
import { AnswerRow } from './answer-row.tsx';
import { useDoors, type Turn } from './doors-store.ts';
import { DoorStage } from './door-stage.tsx';
import { doors, setNavigation } from './page-doors.ts';
import { WishPanel, WishRow, wishNames } from './wish-controls.tsx';
import { formatTime } from '#shared/listening.ts';
import { EpisodePicture, EpisodeTitle } from '../controls/episode-title.tsx';
import { PlayPause } from '../controls/transport-buttons.tsx';
import './doors-sheet.css';

/** The doors of the episode that has ended, over whatever page one is on, with the player's `card` where there is room for it. */
export function DoorsSheet({ card }: { card: ReactNode }) {
  const turn = useDoors((state) => state.turn);
  const phase = useDoors((state) => state.phase);
  const isPlaying = usePlayer((state) => state.isPlaying);
  const wish = useDoors((state) => state.wish.wish);
  const [asksWish, setAsksWish] = useState(false);
  const dialog = useModal();
  const swipe = useSwipeDown(doors.close);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // On the document: a button that goes with the press leaves the focus nowhere.
  useEffect(() => {
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
  useEffect(() => setNavigation((address) => void navigate(address)), [navigate]);
  // The page underneath shows the new episode, and the header the balance.
  useEffect(() => {
    if (phase === 'making') void revalidate();
  }, [phase, revalidate]);
  // It sounds: the page is the listener's again.
  useEffect(() => {
    if (phase !== 'making' || !isPlaying) return;
    const timer = setTimeout(doors.close, staysMs);
    return () => clearTimeout(timer);
  }, [phase, isPlaying]);
  if (!turn) return null;
  return (
    <dialog
      ref={dialog}
      className="dsheet on-stage"
      aria-labelledby="doors-by-ear"
      onCancel={(event) => {
        event.preventDefault();
        doors.close();
      }}
      // A link of the card leads to another page.
      onClick={({ target, defaultPrevented }) => {
        if (defaultPrevented && target instanceof Element && target.closest('a')) doors.close();
      }}
    >
      <div className="dsheet__card">
        <div className="dsheet__head" {...swipe}>
          <i className="dsheet__grip" aria-hidden="true" />
          <h2 id="doors-by-ear" tabIndex={-1}>
            What happens next?
          </h2>
          <Lead turn={turn} hasKeys={card !== null} />
          <div className="dsheet__acts">
            {card && (
              <Button variant="ghost" size="sm" icon={RotateCcw} disabled={phase !== 'asking'} onClick={doors.sayAgain}>
                Say it again
              </Button>
            )}
            <IconButton icon={X} label="Close doors" onClick={doors.close} />
          </div>
        </div>
        <DoorStage turn={turn} />
        <div className="dsheet__foot">
          {phase === 'asking' && <AnswerRow />}
          {phase === 'taking-back' && <TakeBack />}
          {(phase === 'opening' || phase === 'making') && <Making />}
          {turn.balance !== null && (
            <>
              <WishRow />
              <button type="button" className="dsheet__wish" aria-haspopup="dialog" onClick={() => setAsksWish(true)}>
                <span>
                  If I don’t answer: <b>{wishNames[wish].toLowerCase()}</b>
                </span>
                <Icon of={ChevronRight} />
              </button>
            </>
          )}
        </div>
      </div>
      {card ?? <DoorsBar />}
      {asksWish && <WishPanel onClose={() => setAsksWish(false)} />}
    </dialog>
  );
}

/** The sheet goes so long after the new episode began to sound. */
const staysMs = 1500;

/** Opens as a modal dialog with the focus on its heading; afterwards the focus is where it was. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector('h2')?.focus();
    openDialogs.add(element);
    return () => {
      openDialogs.remove(element);
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return dialog;
}

/** 1, 2 and 3 answer, arrows move the light, M mutes the narrator, R has it said again. */
function pressKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const inField = event.target instanceof Element && event.target.closest('input, [role=radiogroup], .wish, .tools__p');
  if (inField) return;
  const act = actOfKey(event.key);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOfKey(key: string): (() => void) | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return () => doors.walk(1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return () => doors.walk(-1);
  if (!hasLetterKeys()) return null;
  if (/^[1-9]$/.test(key)) return () => doors.answer(Number(key) - 1);
  if (key === 'm' || key === 'M') return doors.muteNarrator;
  if (key === 'r' || key === 'R') return doors.sayAgain;
  return null;
}

/** How to answer and what it costs, or why nobody can. */
function Lead({ turn, hasKeys }: { turn: Turn; hasKeys: boolean }) {
  const isAhead = useDoors((state) => state.phase === 'ahead');
  const problem = useDoors((state) => state.problem);
  const { balance } = turn;
  const isTooPoor = balance !== null && balance < prices.episode;
  return (
    <p className="dsheet__lead">
      <span className="dsheet__how">
        {isAhead ? (
          'They open when this ends.'
        ) : hasKeys ? (
          <>
            Say it, press <b>1</b>, <b>2</b> or <b>3</b>, or wait.
          </>
        ) : (
          'Say it, tap it, or wait.'
        )}
      </span>{' '}
      {hasKeys ? 'Each door costs' : 'Each costs'} <CantoAmount amount={prices.episode} />
      <span className="dsheet__why" role="status">
        {problem ? (
          <>
            {problem.text} {problem.action === 'sign-in' && <SignIn />}
            {problem.action === 'cantos' && <GetCantos balance={balance ?? 0} />}
            {problem.action === 'season' && (
              <Link to={`/seasons/${encodeURIComponent(turn.seasonId)}`} onClick={doors.close}>
                To the season
              </Link>
            )}
          </>
        ) : isTooPoor ? (
          <>
            You have {balance}. A door needs {prices.episode}. <GetCantos balance={balance} />
          </>
        ) : (
          balance === null && (
            <>
              <SignIn /> to open a door. Your place is kept.
            </>
          )
        )}
      </span>
    </p>
  );
}

function SignIn() {
  return (
    <button
      type="button"
      onClick={() => {
        doors.close();
        askToSignIn('sign-in');
      }}
    >
      Sign in
    </button>
  );
}

function GetCantos({ balance }: { balance: number }) {
  return (
    <button
      type="button"
      onClick={() => {
        doors.close();
        askForCantos({ requiredAmount: prices.episode, currentBalance: balance });
      }}
    >
      Get cantos
    </button>
  );
}

/** An answer that nobody pressed: five seconds to say that it was another. */
function TakeBack() {
  const chosen = useDoors((state) => state.chosen);
  return (
    <div className="dsheet__back">
      <p role="status">
        Door {(chosen ?? 0) + 1} opens in a moment, for {prices.episode} cantos.
      </p>
      <Button variant="primary" autoFocus onClick={doors.takeBack}>
        Not this one
      </Button>
    </div>
  );
}

const lamps = 7;

function Making() {
  const made = useDoors((state) => state.made);
  const isMaking = useDoors((state) => state.phase === 'making');
  const lit = isMaking ? Math.max(1, Math.round(made * lamps)) : 0;
  return (
    <div className="dsheet__making">
      <p role="status">Opening. {prices.episode} cantos</p>
      <span className="dsheet__lamps" aria-hidden="true">
        {Array.from({ length: lamps }, (_, at) => (
          <i key={at} className={at < lit ? 'is-on' : ''} />
        ))}
      </span>
    </div>
  );
}

/** The player as the lowest row of a phone's doors. */
function DoorsBar() {
  const phase = useDoors((state) => state.phase);
  const isRoomHeard = useDoors(({ turn, isHushed }) => Boolean(turn?.episode.backgroundMusicUrl) && !isHushed);
  const left = usePlayer(({ duration, position }) => formatTime(Math.max(0, duration - position)));
  const isOver = phase !== 'ahead' && phase !== 'making';
  return (
    <div className="dsheet__bar" role="group" aria-label="Player">
      <EpisodePicture size={44} />
      <div>
        <EpisodeTitle />
        <span>
          {!isOver ? `${left} left` : isRoomHeard && phase === 'asking' ? 'Ended. The room still plays' : 'Ended'}
        </span>
      </div>
      {isOver && (
        <IconButton icon={RotateCcw} label="Say it again" disabled={phase !== 'asking'} onClick={doors.sayAgain} />
      )}
      <PlayPause />
    </div>
  );
}
