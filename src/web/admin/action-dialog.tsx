import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useAdminAction } from './use-admin-action.ts';

type Props = {
  title: string;
  /** What it does, and to whom. */
  children: ReactNode;
  /** The field for words; without one there is only the question. */
  words?: { label: string; hint: string; required: boolean; longest: number };
  confirm: string;
  danger?: boolean;
  /** Said when it worked. */
  done: string;
  onConfirm: (words: string) => Promise<unknown>;
  onClose: () => void;
};

/** Confirms an admin action, with a text field where one is needed. On failure it stays open and keeps the text. */
export function ActionDialog({ title, children, words, confirm, danger, done, onConfirm, onClose }: Props) {
  const form = useId();
  const { busy, run } = useAdminAction();
  const [missing, setMissing] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    setMissing(Boolean(words?.required) && said === '');
    if (words?.required && said === '') return;
    if (await run(() => onConfirm(said), done)) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={540}
      locked={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            className="sp"
            busy={busy && 'Saving...'}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} className="adm__form" noValidate onSubmit={(event) => void send(event)}>
        <p className="muted">{children}</p>
        {words && (
          <TextArea
            name="words"
            label={words.label}
            hint={words.hint}
            error={missing && 'Please say why.'}
            rows={3}
            maxLength={words.longest}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The reason is required, because the audit log shows it. */
export const reasonField = {
  label: 'Why',
  hint: 'Stands in the audit log for good, so name no people. Only admins read it.',
  required: true,
  longest: 500,
};
