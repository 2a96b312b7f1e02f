import { Plus } from 'lucide-react';
import { Icon } from '#web/ui/icons/icon.tsx';
import './create-show-card.css';

/** A poster yet to be printed. */
export function CreateShowCard({ onCreate }: { onCreate: () => void }) {
  return (
    <button type="button" className="newshow" onClick={onCreate}>
      <span>
        <Icon of={Plus} />
      </span>
      <b>Create Show</b>
      <small>Ten questions, two posters to choose from</small>
    </button>
  );
}
