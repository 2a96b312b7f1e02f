import { Shuffle } from 'lucide-react';
import { Button } from '../ui/actions/button.tsx';
import { Note } from '../ui/feedback/note.tsx';

/** Somebody was quicker: that path is theirs, a remix makes this one one's own. */
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
