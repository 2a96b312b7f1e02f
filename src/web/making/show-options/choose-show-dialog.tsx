import { useState } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { TwoOptions } from '../show-wizard/use-generate-options.ts';
import { ShowOptionCard } from './show-option-card.tsx';
import { usePublishShow } from './use-publish-show.ts';
import './show-options.css';

type Props = { generated: TwoOptions; onClose: () => void; onPublished: () => void };

/** 'Choose Your Show': the two generated options, each to be edited and published. */
export function ChooseShowDialog({ generated, onClose, onPublished }: Props) {
  const [options, setOptions] = useState(generated);
  const { publishing, publish } = usePublishShow(onPublished);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={publishing !== null}
      title="Choose Your Show"
      subtitle="Two shows grew out of your answers. Publish one, or edit it first."
      width={1080}
    >
      <div className="opts">
        {options.map((option, at) => (
          <ShowOptionCard
            key={option.image_url}
            option={option}
            publishing={publishing === option.image_url}
            locked={publishing !== null}
            onSave={(edited) => setOptions(at === 0 ? [edited, options[1]] : [options[0], edited])}
            onPublish={() => void publish(option)}
          />
        ))}
      </div>
    </Dialog>
  );
}
