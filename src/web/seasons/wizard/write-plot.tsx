import { Eye, WandSparkles } from 'lucide-react';
import { useId, Fragment } from 'react';
import { plotIdeaLimit } from '#shared/seasons.ts';
import { ratingLabel, type Location } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { CastCharacter } from './use-wizard-material.ts';
import { isApproved, type PlotCheck } from './wizard-choices.ts';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';

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
          // The idea is read by now: its reading needs the room.
          rows={isApproved(check) ? 3 : 7}
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
    case 'doubted':
      return (
        <Note kind="ok" icon={Eye} id={id}>
          Good to go. We will look at this one first: until then only you find it.
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

/** The chosen characters and location, beside the plot. */
function TonightBill({ cast, place }: { cast: readonly CastCharacter[]; place: Location | null }) {
  return (
    <aside className="bill">
      <p className="bill__k">Tonight</p>
      <div className="bill__c">
        {cast.map((character) => (
          <ArchPortrait key={character.id} image={character.image_url} alt={character.name} sizes="80px" />
        ))}
      </div>
      <p className="bill__s d">
        {cast.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && (
              <>
                {' '}
                <em className="sm">and</em>{' '}
              </>
            )}
            <span>{name}</span>
          </Fragment>
        ))}
      </p>
      {place && (
        <p className="bill__w">
          <em>at</em> {place.name}
        </p>
      )}
    </aside>
  );
}
