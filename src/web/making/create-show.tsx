import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChooseShowDialog } from './show-options/choose-show-dialog.tsx';
import { ShowWizard } from './show-wizard/show-wizard.tsx';
import type { TwoOptions } from './show-wizard/use-generate-options.ts';

type Props = { onClose: () => void; onMade: () => void };

/** The wizard, and in its place the two shows that came of it. */
export function CreateShow({ onClose, onMade }: Props) {
  const [options, setOptions] = useState<TwoOptions | null>(null);
  const navigate = useNavigate();

  function finish() {
    onClose();
    onMade();
  }
  if (options) return <ChooseShowDialog generated={options} onClose={onClose} onPublished={finish} />;
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
