import { useId, useState, type FormEvent } from 'react';
import type { ProviderPart } from '#shared/admin/providers.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useAdminAction } from '../use-admin-action.ts';

export type Proposal = { part: ProviderPart; base_url: string; model: string };
type Trial = Awaited<ReturnType<typeof api.admin.tryProvider>>;

/** Address, model and key of an endpoint, to be tried before it is used. The key goes to the server and never comes back. */
export function ProviderDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const form = useId();
  const { busy, run } = useAdminAction();
  const [trying, setTrying] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const writes = proposal.part === 'story';

  function read() {
    const fields = new FormData(document.getElementById(form) as HTMLFormElement);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    const key = text('api_key');
    return { part: proposal.part, base_url: text('base_url'), model: text('model'), ...(key ? { api_key: key } : {}) };
  }
  async function test() {
    setTrying(true);
    setTrial(null);
    setWrong(null);
    await api.admin.tryProvider(read()).then(setTrial, (error: unknown) => setWrong(sentenceOf(error)));
    setTrying(false);
  }
  async function use(event: FormEvent) {
    event.preventDefault();
    if (await run(() => api.admin.chooseProvider(read()), writes ? 'It writes from now on' : 'It speaks from now on'))
      onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={writes ? 'Use another writer' : 'Use other voices'}
      width={560}
      locked={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button className="sp" busy={trying && 'Trying...'} disabled={busy} onClick={() => void test()}>
            Test
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy && (writes ? 'Saving...' : 'Listening...')}>
            Use it
          </Button>
        </>
      }
    >
      <form id={form} className="adm__form" noValidate onSubmit={(event) => void use(event)}>
        <TextInput
          name="base_url"
          label="Address"
          hint="Anything that speaks like OpenAI, up to and including /v1."
          type="url"
          inputMode="url"
          autoComplete="off"
          defaultValue={proposal.base_url}
          placeholder="http://127.0.0.1:11434/v1"
        />
        <TextInput name="model" label="Model" autoComplete="off" defaultValue={proposal.model} />
        <TextInput
          name="api_key"
          label="Key"
          hint="Kept encrypted and never shown again. Left empty, the key that this address has stays."
          type="password"
          autoComplete="off"
        />
        <div role="status">
          {wrong && <p className="fld__error">{wrong}</p>}
          {trial && (
            <div className="vcs__trial">
              <p className="adm__meta">Answered after {trial.seconds} s:</p>
              {trial.lines.map(({ speaker, text }, at) => (
                <p key={at}>
                  <b>{speaker}:</b> {text}
                </p>
              ))}
            </div>
          )}
        </div>
      </form>
    </Dialog>
  );
}
