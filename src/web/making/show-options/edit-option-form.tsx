import type { ShowOption } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Props = {
  draft: ShowOption;
  onDraft: (draft: ShowOption) => void;
  onSave: (edited: ShowOption) => void;
  onCancel: () => void;
};

const longTexts = [
  { key: 'description', label: 'Description', rows: 3, longest: 600 },
  { key: 'show_overview', label: 'Overview', rows: 4, longest: 2000 },
  { key: 'core_conflict', label: 'Core conflict', rows: 3, longest: 2000 },
  { key: 'history_lore', label: 'History and lore', rows: 3, longest: 2000 },
] as const;

/** The five texts of an option that can be changed before publishing. */
export function EditOptionForm({ draft, onDraft, onSave, onCancel }: Props) {
  const named = draft.name.trim() !== '';
  return (
    <form
      className="opt__f"
      onSubmit={(event) => {
        event.preventDefault();
        if (named) onSave({ ...draft, name: draft.name.trim() });
      }}
    >
      <TextInput
        label="Name"
        value={draft.name}
        maxLength={80}
        required
        autoFocus
        autoComplete="off"
        error={named ? undefined : 'A show needs a name.'}
        onChange={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
      />
      {longTexts.map(({ key, label, rows, longest }) => (
        <TextArea
          key={key}
          label={label}
          value={draft[key]}
          rows={rows}
          maxLength={longest}
          onChange={(event) => onDraft({ ...draft, [key]: event.currentTarget.value })}
        />
      ))}
      <div className="opt__a">
        <Button variant="primary" type="submit" disabled={!named}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
