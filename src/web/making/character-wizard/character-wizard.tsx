import { ArrowRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Pips } from '#web/ui/dialog/pips.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { CharacterQuestion } from './character-question.tsx';
import { characterSteps, finishDraft, isStepValid, nobodyYet, type DraftCharacter } from './draft-character.ts';
import { WizardVoice } from './wizard-voice.tsx';
import { hairDyes } from './hair-dyes.ts';
import type { CharacterDraft } from '#shared/story/characters.ts';
import { api } from '#web/api/api.ts';
import { askToSignIn } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { codeOf } from '#web/api/problem.ts';
import './character-wizard.css';

type Props = { showId: string; showName: string | null; onClose: () => void; onCreated: () => void };

/** Six steps to a character. Closing it resets it; a failure keeps every answer. */
export function CharacterWizard({ showId, showName, onClose, onCreated }: Props) {
  const [draft, setDraft] = useState(nobodyYet);
  const [voice, setVoice] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const { creating, failure, create } = useCreateCharacter(onCreated);
  const { checking, check, isRefused } = useNameCheck();
  const nameInput = useRef<HTMLInputElement>(null);
  const form = useId();
  const step = characterSteps[at]!;
  const last = at === characterSteps.length - 1;

  async function next() {
    if (!isStepValid(draft, step) || checking || creating) return;
    if (step === 'name' && !(await check(draft.name))) return nameInput.current?.focus();
    if (!last) return setAt(at + 1);
    const finished = finishDraft(draft, showId);
    if (finished) await create(voice ? { ...finished, voice } : finished);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={creating}
      title="Create Character"
      subtitle={showName && `For ${showName}`}
      width={760}
      footer={
        <CharacterFooter
          at={at}
          form={form}
          valid={isStepValid(draft, step)}
          busy={(checking && 'Checking...') || (creating && 'Creating...')}
          onBack={() => setAt(at - 1)}
        />
      }
    >
      <form
        id={form}
        className="cw"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        <div className="cw__q">
          <p className="cw__n num" role="status">
            Step {at + 1} of {characterSteps.length}
          </p>
          <CharacterQuestion
            key={step}
            step={step}
            draft={draft}
            settled={at > 0}
            nameInput={nameInput}
            nameRefused={isRefused(draft.name)}
            locked={creating || checking}
            onChange={(part: Partial<DraftCharacter>) => setDraft({ ...draft, ...part })}
          />
          {last && <WizardVoice showId={showId} draft={draft} voice={voice} locked={creating} onChoose={setVoice} />}
          {failure && last && <Note kind="bad">{failure}</Note>}
        </div>
        <CharacterSoFar draft={draft} />
      </form>
    </Dialog>
  );
}

type FooterProps = { at: number; form: string; valid: boolean; busy: string | false; onBack: () => void };

function CharacterFooter({ at, form, valid, busy, onBack }: FooterProps) {
  const last = at === characterSteps.length - 1;
  return (
    <>
      <Button variant="ghost" disabled={at === 0 || Boolean(busy)} onClick={onBack}>
        Back
      </Button>
      <Pips count={characterSteps.length} at={at} />
      <Button
        variant="primary"
        className="sp"
        type="submit"
        form={form}
        iconAfter={last ? undefined : ArrowRight}
        busy={busy}
        disabled={!valid}
      >
        {last ? 'Create Character' : 'Next'}
      </Button>
    </>
  );
}

/** The preview beside the steps: a silhouette until the portrait is drawn. */
function CharacterSoFar({ draft }: { draft: DraftCharacter }) {
  const facts = [draft.age && `${draft.age} years old`, draft.personality].filter(Boolean).join(', ');
  return (
    <aside className="cw__so" aria-hidden="true">
      <svg viewBox="0 0 180 220" className="cw__fig">
        <path d="M18 220c2-46 30-66 58-70V128h28v22c28 4 56 24 58 70Z" fill="#0c1519" />
        <ellipse cx="90" cy="102" rx="34" ry="41" fill="#0c1519" />
        <path
          className="cw__hair"
          d="M50 104c-6-36 12-60 42-60s46 24 38 60c-4-20-12-30-24-36-14 8-36 12-50 14-4 6-6 12-6 22Z"
          fill={draft.hairColor ? hairDyes[draft.hairColor] : '#0c1519'}
        />
      </svg>
      <b>{draft.name.trim() || 'Somebody new'}</b>
      {facts && <small>{facts}</small>}
    </aside>
  );
}

/** Makes the character. A failure is told in the browser's own alert, as specified, and stays to be read in `failure`. */
function useCreateCharacter(onCreated: () => void) {
  const [creating, setCreating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function create(draft: CharacterDraft & { voice?: string }) {
    if (creating) return;
    setCreating(true);
    setFailure(null);
    try {
      const { success, error } = await api.catalog.createCharacter(draft);
      if (!success) throw new Error(error || 'Character creation failed');
      toast.ok('Character created successfully!', draft.name);
      onCreated();
    } catch (error) {
      setCreating(false);
      const message = `Failed to create character: ${(error instanceof Error && error.message) || 'Unknown error'}`;
      setFailure(message);
      window.alert(message);
      const code = codeOf(error);
      if (code === 'limit_reached') askToSignIn('upgrade');
      if (code === 'unauthorized') askToSignIn('sign-in');
    }
  }

  return { creating, failure, create };
}

/**
 * Asks the server whether a character may have a name. Nothing is said about a refused one, nor about a check that
 * failed: the field is marked as invalid until it is changed.
 */
function useNameCheck() {
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  async function check(name: string): Promise<boolean> {
    setChecking(true);
    const isValid = await askServer(name.trim());
    setChecking(false);
    setRefused(isValid ? null : name);
    return isValid;
  }

  return { checking, check, isRefused: (name: string) => refused === name };
}

async function askServer(name: string): Promise<boolean> {
  try {
    return (await api.catalog.validateCharacterName({ name })).isValid;
  } catch (error) {
    console.error('Could not check the name:', error);
    return false;
  }
}
