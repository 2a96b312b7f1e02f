import { Plus } from 'lucide-react';
import { useState } from 'react';
import { memoryTextLimit } from '#shared/story/memory.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { ChangeMemory } from './use-memory.ts';

/** One sentence that the story should know. */
export function AddFact({ example, onChange }: { example: string; onChange: ChangeMemory }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function add(event: React.FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (text.trim().length < 3) return setFault('Please write one sentence.');
    setBusy(true);
    const outcome = await onChange({ act: 'add', text }, `Added: ${text.trim()}`);
    setBusy(false);
    setFault(outcome);
    if (outcome === null) setText('');
  }
  return (
    <form className="addfact" onSubmit={add}>
      <TextInput
        label="Add something the story should know"
        hint="One sentence. It is checked like an idea, and can be undone."
        placeholder={example}
        value={text}
        maxLength={memoryTextLimit}
        error={fault}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      <Button type="submit" variant="primary" icon={Plus} busy={busy && 'Checking...'}>
        Add
      </Button>
    </form>
  );
}
