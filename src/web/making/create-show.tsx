import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChooseShowDialog } from './show-options/choose-show-dialog.tsx';
import { ShowWizard } from './show-wizard/show-wizard.tsx';
import type { TwoOptions } from './show-wizard/use-generate-options.ts';

type Props = { open: boolean; onClose: () => void; onMade: () => void };

/**
 * The wizard, then the two generated options. Closing resets the wizard; the options and their edits are kept for the next
 * time it is opened.
 */
export function CreateShow({ open, onClose, onMade }: Props) {
  const [options, setOptions] = useState<TwoOptions | null>(null);
  const navigate = useNavigate();

  function finish() {
    setOptions(null);
    onClose();
    onMade();
  }
  if (options) {
    return (
      <ChooseShowDialog
        open={open}
        generated={options}
        onClose={onClose}
        onPublished={finish}
        onStartOver={() => setOptions(null)}
      />
    );
  }
  if (!open) return null;
  return (
    <ShowWizard
      onClose={onClose}
      onOptions={setOptions}
      onKnownShow={(id) => {
        toast.ok('Show created', 'Add the characters and locations its seasons are made of.');
        finish();
        void navigate(`/my-shows/${id}`);
      }}
    />
  );
}
