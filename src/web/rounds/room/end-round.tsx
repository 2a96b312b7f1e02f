import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { lead } from '../round-acts.ts';

/** Ends the round for everybody, once it was asked. */
export function EndRound({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <p>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        End the round
      </Button>
      <Dialog
        open={asked}
        width={480}
        title="End the round?"
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              className="sp"
              onClick={() => {
                setAsked(false);
                void lead(id, 'end');
              }}
            >
              End it for everybody
            </Button>
          </>
        }
      >
        <p>The sound stops for all, and nobody can join any more. The season stays as it is.</p>
      </Dialog>
    </p>
  );
}
