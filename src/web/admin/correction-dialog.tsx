import { useId, useState, type FormEvent } from 'react';
import { newCorrection, type AdminUserDetail } from '#shared/admin/admin.ts';
import { brand } from '#shared/brand.ts';
import { formatCantos } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useAdminAction } from './use-admin-action.ts';

type Field = 'amount' | 'reason' | 'note';
type Props = { user: AdminUserDetail; onClose: () => void };

/** Credits or debits cantos by hand. Idempotent: sent twice, a correction is applied once. */
export function CorrectionDialog({ user, onClose }: Props) {
  const form = useId();
  const keys = useIdempotencyKeys();
  const { busy, run } = useAdminAction();
  const [amount, setAmount] = useState('');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const after = user.balance + Number(amount);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { reason, note } = Object.fromEntries(new FormData(event.currentTarget)) as Record<Field, string>;
    const parsed = newCorrection.safeParse({ amount: amount.trim() === '' ? 0 : Number(amount), reason, note });
    if (!parsed.success) return setErrors(firstOf(parsed.error.issues));
    if (after < 0)
      return setErrors({ amount: `This account has only ${formatCantos(user.balance)} ${brand.credits}.` });
    setErrors({});
    const idempotencyKey = keys.keyFor(JSON.stringify(parsed.data));
    const call = () => api.admin.correctBalance({ id: user.id, ...parsed.data }, { context: { idempotencyKey } });
    if (await run(call, 'Balance corrected')) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct the balance"
      subtitle={user.email}
      width={540}
      locked={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" className="sp" busy={busy && 'Saving...'}>
            Correct
          </Button>
        </>
      }
    >
      <form id={form} className="adm__form" noValidate onSubmit={(event) => void send(event)}>
        <TextInput
          name="amount"
          label={`How many ${brand.credits}`}
          hint={`250 gives, -250 takes. Balance now ${formatCantos(user.balance)}${
            Number.isInteger(after) && after !== user.balance ? `, then ${formatCantos(after)}` : ''
          }.`}
          error={errors.amount}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextInput
          name="reason"
          label="Reason"
          hint="The user reads this in their statement."
          error={errors.reason}
          maxLength={120}
          autoComplete="off"
        />
        <TextArea
          name="note"
          label="Note"
          hint="Stands in the audit log for good, so name no people. The user never sees it."
          error={errors.note}
          rows={2}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}

function firstOf(issues: readonly { path: PropertyKey[]; message: string }[]): Partial<Record<Field, string>> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
