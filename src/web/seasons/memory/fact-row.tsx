import { ShieldCheck, Ellipsis, Pencil, Pin, Strikethrough } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { memoryTextLimit, type RememberedFact } from '#shared/story/memory.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { SaidLine } from './said-line.tsx';
import { changeOf, type ChangeMemory } from './use-memory.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu } from '#web/ui/actions/menu.tsx';

type Props = {
  fact: RememberedFact;
  canMend: boolean;
  veiled: boolean;
  nextEpisode: number;
  onChange: ChangeMemory;
  onPlay: (said: NonNullable<RememberedFact['said']>) => void;
};

/** A sentence of the memory, the line that said it, and what its maker can do with it. */
export function FactRow({ fact, canMend, veiled, nextEpisode, onChange, onPlay }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const struck = useRef(fact.is_struck);
  // The pressed tool is gone with a strike: the focus goes to what takes it back.
  useEffect(() => {
    if (fact.is_struck && !struck.current) undo.current?.focus();
    struck.current = fact.is_struck;
  }, [fact.is_struck]);

  if (veiled) return <li className="fact fact--veiled">From an episode you have not heard</li>;

  const act = async (...change: Parameters<ChangeMemory>) => {
    const outcome = await onChange(...change);
    setFault(outcome);
    // What was pressed to undo is gone.
    if (outcome === null && change[0].act === 'undo') row.current?.focus();
  };
  const look = ['fact', fact.is_struck && 'fact--struck', fact.is_new && fact.origin === 'maker' && 'fact--added'];
  return (
    <li ref={row} tabIndex={-1} className={look.filter(Boolean).join(' ')}>
      <div className="fact__h">
        {isOpen ? (
          <CorrectFact fact={fact} onChange={onChange} onClose={() => setIsOpen(false)} />
        ) : (
          <p className="fact__s">
            {fact.is_struck ? (
              <s>{fact.text}</s>
            ) : fact.was ? (
              <CorrectedWords was={fact.was} now={fact.text} />
            ) : (
              fact.text
            )}
          </p>
        )}
        {canMend && !fact.is_struck && !isOpen && (
          <FactTools
            fact={fact}
            onPin={() =>
              act(changeOf(fact.is_pinned ? 'unpin' : 'pin', fact), fact.is_pinned ? 'The pin is out.' : 'Pinned.')
            }
            onCorrect={() => setIsOpen(true)}
            onStrike={() => act(changeOf('strike', fact), `Struck out: ${fact.text}`)}
          />
        )}
      </div>
      {canMend && <Standing fact={fact} nextEpisode={nextEpisode} undo={undo} onChange={act} />}
      {fault && (
        <p className="fld__error" role="alert">
          {fault}
        </p>
      )}
      {fact.said && <SaidLine said={fact.said} onPlay={onPlay} />}
    </li>
  );
}

type StandingProps = {
  fact: RememberedFact;
  nextEpisode: number;
  undo: React.RefObject<HTMLButtonElement | null>;
  onChange: (...change: Parameters<ChangeMemory>) => Promise<void>;
};

/** What its maker has done to it, with the way back. */
function Standing({ fact, nextEpisode, undo, onChange }: StandingProps) {
  const { change_id: changeId, is_new: isNew, is_struck: isStruck, origin, is_pinned: isPinned } = fact;
  const isAdded = isNew && origin === 'maker' && !isStruck;
  const words = isStruck
    ? 'Struck out by you.'
    : isAdded
      ? `Added by you. Episode ${nextEpisode} will know it.`
      : fact.was
        ? 'Corrected by you.'
        : isPinned
          ? 'Always in mind'
          : null;
  if (!words) return null;
  return (
    <p className={isAdded ? 'fact__n fact__n--added' : 'fact__n'}>
      {isAdded && <Icon of={ShieldCheck} />}
      {words}
      {changeId && isNew && (
        <button
          ref={undo}
          type="button"
          className="fact__u"
          aria-label={`Undo: ${fact.text}`}
          onClick={() => onChange({ act: 'undo', change_id: changeId }, `Undone: ${fact.text}`)}
        >
          Undo
        </button>
      )}
    </p>
  );
}

type CorrectProps = { fact: RememberedFact; onChange: ChangeMemory; onClose: () => void };

/** The sentence as a field in its place: Enter keeps, Esc leaves. What was typed stays when it is refused. */
function CorrectFact({ fact, onChange, onClose }: CorrectProps) {
  const [text, setText] = useState(fact.text);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  async function keep(event: React.FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === fact.text) return onClose();
    setBusy(true);
    const outcome = await onChange(
      { act: 'correct', fact_id: fact.id, seen: fact.version, text },
      `Corrected: ${text.trim()}`,
    );
    setBusy(false);
    setFault(outcome);
    if (outcome === null) onClose();
  }
  return (
    <form ref={form} className="fact__f" onSubmit={keep} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <TextInput
        label={<span className="vh">Correct this sentence</span>}
        value={text}
        maxLength={memoryTextLimit}
        error={fault && (fault.startsWith('Somebody') ? `${fault} “${fact.text}”` : fault)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" size="sm" busy={busy && 'Checking...'}>
        Keep
      </Button>
      <Button variant="ghost" size="sm" onClick={onClose}>
        Leave
      </Button>
    </form>
  );
}

/** A corrected sentence: what it said is struck through, what it says now stands beside it, as by hand. */
function CorrectedWords({ was, now }: { was: string; now: string }) {
  const [a, b] = [was.split(' '), now.split(' ')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const text = (words: string[]) => words.join(' ');
  return (
    <>
      {text(a.slice(0, start))} <del>{text(a.slice(start, a.length - end))}</del>{' '}
      <ins>{text(b.slice(start, b.length - end))}</ins> {text(a.slice(a.length - end))}
    </>
  );
}

type FactToolsProps = { fact: RememberedFact; onPin: () => void; onCorrect: () => void; onStrike: () => void };

/** Pin, correct, strike out; on phones behind "More". */
function FactTools({ fact, onPin, onCorrect, onStrike }: FactToolsProps) {
  const pin = fact.is_pinned ? 'Take out the pin' : 'Pin';
  return (
    <div className="fact__t">
      <div className="fact__w">
        <IconButton
          icon={Pin}
          className={fact.is_pinned ? 'pinned' : ''}
          label={`${pin}: ${fact.text}`}
          aria-pressed={fact.is_pinned}
          onClick={onPin}
        />
        <IconButton icon={Pencil} label={`Correct: ${fact.text}`} onClick={onCorrect} />
        <IconButton icon={Strikethrough} label={`Strike out: ${fact.text}`} onClick={onStrike} />
      </div>
      <div className="fact__m">
        <Menu
          label={`More: ${fact.text}`}
          triggerClass="ib"
          trigger={<Icon of={Ellipsis} />}
          items={[
            { label: pin, icon: Pin, onSelect: onPin },
            { label: 'Correct', icon: Pencil, onSelect: onCorrect },
            { label: 'Strike out', icon: Strikethrough, onSelect: onStrike },
          ]}
        />
      </div>
    </div>
  );
}
