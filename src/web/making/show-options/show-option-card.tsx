import { ChevronDown, Pencil } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ShowOption } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Poster } from '#web/ui/cards/poster.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { EditOptionForm } from './edit-option-form.tsx';

type Props = {
  option: ShowOption;
  /** What is being written, while it is edited. */
  draft: ShowOption | null;
  publishing: boolean;
  /** One of the two is being published. */
  locked: boolean;
  onDraft: (draft: ShowOption | null) => void;
  onSave: (edited: ShowOption) => void;
  onPublish: () => void;
};

export function ShowOptionCard({ option, draft, publishing, locked, onDraft, onSave, onPublish }: Props) {
  const title = useId();
  const edit = useFocusAfterEditing(draft !== null);
  if (draft) {
    return (
      <section className="opt opt--edit" aria-label={`Edit ${option.name}`}>
        <EditOptionForm draft={draft} onDraft={onDraft} onCancel={() => onDraft(null)} onSave={onSave} />
      </section>
    );
  }
  return (
    <section className="opt" aria-labelledby={title}>
      <div className="opt__p" aria-hidden="true">
        <Poster show={{ ...option, ink: null }} sizes="(min-width:640px) 200px, 104px" />
      </div>
      <div className="opt__t">
        <h3 className="d" id={title}>
          {option.name}
        </h3>
        <div className="opt__b">
          <Badge>{option.genre}</Badge>
          <Badge>{option.tone}</Badge>
        </div>
        <p>{option.description}</p>
        <Details title="Overview" text={option.show_overview} open />
        <Details title="Core conflict" text={option.core_conflict} />
        <Details title="History and lore" text={option.history_lore} />
        <div className="opt__a">
          <Button
            variant="primary"
            busy={publishing && 'Publishing...'}
            disabled={locked && !publishing}
            onClick={onPublish}
          >
            Publish this show
          </Button>
          <Button ref={edit} icon={Pencil} disabled={locked} onClick={() => onDraft(option)}>
            Edit
          </Button>
        </div>
      </div>
    </section>
  );
}

function Details({ title, text, open }: { title: string; text: string; open?: boolean }) {
  if (!text.trim()) return null;
  return (
    <details open={open}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <p>{text}</p>
    </details>
  );
}

/** The form is removed with its buttons, so the focus returns to the edit button. */
function useFocusAfterEditing(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}
