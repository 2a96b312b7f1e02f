import { Shuffle } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

/** Shown when another listener took a path first: a remix opens the other path, where one can be made. */
export function PathTaken({ onRemix }: { onRemix: (() => void) | null }) {
  return (
    <div className="taken">
      <Note kind="warn">Someone just chose another path.</Note>
      {onRemix && (
        <Button size="sm" icon={Shuffle} onClick={onRemix}>
          Remix
        </Button>
      )}
    </div>
  );
}
