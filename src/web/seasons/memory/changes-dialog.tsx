import { useEffect, useState } from 'react';
import type { KeptMemoryChange, MemoryAct } from '#shared/story/memory.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import type { ChangeMemory } from './use-memory.ts';

const words: Record<MemoryAct, string> = { strike: 'Struck out', correct: 'Corrected', add: 'Added', pin: 'Pinned', unpin: 'Pin taken out', undo: 'Undone' }; // prettier-ignore

type Props = { seasonId: string; count: number; onChange: ChangeMemory; onClose: () => void };

/** All changes of a season's memory by time, each with its way back. */
export function ChangesDialog({ seasonId, count, onChange, onClose }: Props) {
  const [changes, setChanges] = useState<readonly KeptMemoryChange[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    api.seasons.listMemoryChanges({ id: seasonId }).then(
      ({ items }) => wanted && setChanges(items),
      () => wanted && setFault("The changes can't be shown right now."),
    );
    return () => {
      wanted = false;
    };
  }, [seasonId, count]);

  return (
    <Dialog open onClose={onClose} width={620} title="Changes" subtitle="The newest first. Undoing is a change too.">
      {fault && <Note kind="warn">{fault}</Note>}
      {!changes && !fault && <Note kind="busy">Looking them up...</Note>}
      <ol className="mchanges" aria-label="Changes">
        {changes?.map((change) => (
          <li key={change.id}>
            <div>
              <b>{words[change.act]}</b> {sentence(change)}
              <small>
                {[
                  change.author,
                  new Date(change.created_at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                {change.is_undone && '. Undone since'}
              </small>
            </div>
            {change.can_undo && (
              <Button
                size="sm"
                aria-label={`Undo: ${words[change.act]} ${change.text ?? change.was ?? ''}`}
                onClick={async () => setFault(await onChange({ act: 'undo', change_id: change.id }, 'Undone.'))}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function sentence({ was, text }: KeptMemoryChange) {
  if (was !== null && text !== null && was !== text)
    return (
      <>
        <s>{was}</s> {text}
      </>
    );
  return text ?? was ?? 'a sentence of somebody else';
}
