import { Shuffle } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

/** Shown when another listener took a path first: a remix opens the other path. */
export function PathTaken({ onRemix }: { onRemix: () => void }) {
  return (
    <div className="taken">
      <Note kind="warn">Someone just chose another path.</Note>
      <Button size="sm" icon={Shuffle} onClick={onRemix}>
        Remix
      </Button>
    </div>
  );
}
