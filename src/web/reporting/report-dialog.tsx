import { LogIn } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  reportReasonIds,
  reportReasons,
  reportWordsLimit,
  type ContentSubject,
  type ReportReason,
} from '#shared/reports.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import './report.css';

const notSent = 'Your report could not be sent. Please try again.';

/** What is reported, with its display name. */
export type ReportSubject = ContentSubject & { name: string };
type Props = { subject: ReportSubject; onClose: () => void };

/** The report dialog: a reason and details, which an admin reviews. */
export function ReportDialog(props: Props) {
  const { me } = useRootData();
  return me ? <ReportForm {...props} /> : <SignInFirst {...props} />;
}

function ReportForm({ subject, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!reason) return setRefusal('Please choose what is wrong with it.');
    const words = String(new FormData(event.currentTarget).get('words'));
    setBusy(true);
    setRefusal(null);
    try {
      await api.reports.create({ kind: subject.kind, id: subject.id, reason, words });
      toast.ok('Thank you', 'A person will look at it.');
      onClose();
    } catch (error) {
      setRefusal(sentenceOf(error, notSent, notSent));
      setBusy(false);
    }
  }

  return (
    <Frame
      subject={subject}
      onClose={onClose}
      width={560}
      locked={busy}
      action={
        <Button type="submit" form={form} variant="primary" className="sp" busy={busy && 'Sending...'}>
          Send report
        </Button>
      }
    >
      <form id={form} className="rep" onSubmit={(event) => void send(event)}>
        <fieldset>
          <legend>What is wrong with it?</legend>
          {reportReasonIds.map((id) => (
            <label key={id} className="rep__r">
              <input type="radio" name="reason" value={id} checked={reason === id} onChange={() => setReason(id)} />
              {reportReasons[id]}
            </label>
          ))}
        </fieldset>
        <TextArea
          name="words"
          label="What should we know? (optional)"
          hint="Where it is, or what it copies. Whoever made it is not told who wrote this."
          rows={3}
          maxLength={reportWordsLimit}
        />
        {refusal && <Note kind="bad">{refusal}</Note>}
      </form>
    </Frame>
  );
}

function SignInFirst({ subject, onClose }: Props) {
  return (
    <Frame
      subject={subject}
      onClose={onClose}
      width={480}
      action={
        <Button
          variant="primary"
          className="sp"
          icon={LogIn}
          onClick={() => {
            onClose();
            askToSignIn('sign-in');
          }}
        >
          Sign In
        </Button>
      }
    >
      <p className="muted">
        Sign in to tell us what is wrong with it. Without an account, write to us:{' '}
        <Link className="lk" to="/terms" onClick={onClose}>
          our terms
        </Link>{' '}
        say where.
      </p>
    </Frame>
  );
}

type FrameProps = Props & { width: number; locked?: boolean; action: ReactNode; children: ReactNode };

function Frame({ subject, onClose, width, locked = false, action, children }: FrameProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report this ${subject.kind}`}
      subtitle={subject.name}
      width={width}
      locked={locked}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={locked}>
            Cancel
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
