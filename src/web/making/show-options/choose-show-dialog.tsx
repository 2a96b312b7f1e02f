import { useState, useRef } from 'react';
import type { ShowOption } from '#shared/shows.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { TwoOptions } from '../show-wizard/use-generate-options.ts';
import { reasonToTell } from './reason-to-tell.ts';
import { ShowOptionCard } from './show-option-card.tsx';
import { api } from '#web/api/api.ts';
import { askToSignIn } from '#web/prompts.ts';
import { dismissToast, toast } from '#web/ui/feedback/toast.ts';
import { codeOf } from '#web/api/problem.ts';
import './show-options.css';

type Props = {
  open: boolean;
  generated: TwoOptions;
  onClose: () => void;
  onPublished: () => void;
  /** Returns to the questions. */
  onStartOver: () => void;
};

type Edited = { option: ShowOption; draft: ShowOption | null };

/** 'Choose Your Show': the two generated options, each to be edited and published. What was typed outlives a closing. */
export function ChooseShowDialog({ open, generated, onClose, onPublished, onStartOver }: Props) {
  const [options, setOptions] = useState<readonly Edited[]>(() => generated.map((option) => ({ option, draft: null })));
  const { publishing, publish } = usePublishShow(onPublished);
  const change = (at: number, part: Partial<Edited>) =>
    setOptions(options.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={publishing !== null}
      title="Choose Your Show"
      subtitle="Two shows grew out of your answers. Publish one, or edit it first."
      width={1080}
    >
      <div className="opts">
        {options.map(({ option, draft }, at) => (
          <ShowOptionCard
            key={option.image_url}
            option={option}
            draft={draft}
            publishing={publishing === option.image_url}
            locked={publishing !== null}
            onDraft={(changed) => change(at, { draft: changed })}
            onSave={(edited) => change(at, { option: edited, draft: null })}
            onPublish={() => void publish(option)}
          />
        ))}
      </div>
      <p className="opts__l">
        <button type="button" className="lk" disabled={publishing !== null} onClick={onStartOver}>
          Neither? Start over with new answers
        </button>
      </p>
    </Dialog>
  );
}

const failed = 'Failed to publish show. Please try again.';

/** `publishing` is the picture of the option that is under way, which tells the two apart whatever was edited. */
function usePublishShow(onPublished: () => void) {
  const [publishing, setPublishing] = useState<string | null>(null);
  const complaint = useRef<number>(null);

  async function publish(option: ShowOption) {
    if (publishing) return;
    setPublishing(option.image_url);
    // Messages about an earlier failure are outdated.
    if (complaint.current) dismissToast(complaint.current);
    try {
      await api.catalog.publishShow({ showData: option });
      toast.ok('Show published successfully!', option.name);
      onPublished();
    } catch (error) {
      setPublishing(null);
      if (codeOf(error) === 'unauthorized') return askToSignIn('sign-in');
      complaint.current = toast.bad(failed, reasonToTell(error));
    }
  }

  return { publishing, publish };
}
