import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { plotIdeaLimit } from '#shared/seasons.ts';
import { ratingLabel, type Location } from '#shared/shows.ts';
import { Button } from '../ui/actions/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { TonightBill } from './tonight-bill.tsx';
import type { CastCharacter } from './use-wizard-material.ts';
import type { PlotCheck } from './wizard-choices.ts';

type Props = {
  plot: string;
  check: PlotCheck;
  rating: string;
  cast: readonly CastCharacter[];
  place: Location | null;
  inventing: boolean;
  locked: boolean;
  onWrite: (plot: string) => void;
  onInvent: () => void;
};

export function WritePlot({ plot, check, rating, cast, place, inventing, locked, onWrite, onInvent }: Props) {
  const note = useId();
  return (
    <div className="plot">
      <div className="plot__l">
        <TextArea
          label="What should happen?"
          rows={7}
          maxLength={plotIdeaLimit}
          value={plot}
          readOnly={locked || inventing}
          invalidBecause={check === 'rejected' ? note : undefined}
          placeholder="One or two sentences are enough."
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
        <div className="plot__a">
          <Button
            size="sm"
            icon={WandSparkles}
            busy={inventing && 'Generating...'}
            disabled={locked}
            onClick={onInvent}
          >
            Generate
          </Button>
        </div>
        <CheckNote id={note} check={check} rating={rating} />
      </div>
      <TonightBill cast={cast} place={place} />
    </div>
  );
}

function CheckNote({ id, check, rating }: { id: string; check: PlotCheck; rating: string }) {
  switch (check) {
    case 'checking':
      return (
        <Note kind="busy" id={id}>
          Checking content safety...
        </Note>
      );
    case 'approved':
      return (
        <Note kind="ok" id={id}>
          Good to go. Suitable for {ratingLabel(rating)}.
        </Note>
      );
    case 'rejected':
      return (
        <Note kind="bad" id={id}>
          Nice try, but that one's not going to fly. Try again.
        </Note>
      );
    case 'unverified':
      return (
        <Note kind="bad" id={id}>
          Unable to verify plot content. Please try again.
        </Note>
      );
    case 'none':
      return null;
  }
}
