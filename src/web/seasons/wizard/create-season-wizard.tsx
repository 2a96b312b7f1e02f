import { useEffect, useState, useId } from 'react';
import type { Show } from '#shared/shows.ts';
import { takeIdea } from '#web/shared-idea.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Steps } from '#web/ui/dialog/steps.tsx';
import { useFocusOnChange } from '#web/ui/use-focus-on-change.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ReadingBand } from '../reading/reading-band.tsx';
import { useReading } from '../reading/use-reading.ts';
import { PickLocation } from './pick-location.tsx';
import { useCreateSeason } from './use-create-season.ts';
import { usePlot } from './use-plot.ts';
import { useWizardMaterial, type CastCharacter } from './use-wizard-material.ts';
import { isApproved, nothingChosen, pickCharacter, wizardSteps, type WizardChoices } from './wizard-choices.ts';
import { WizardFooter } from './wizard-footer.tsx';
import { WritePlot } from './write-plot.tsx';
import { LinesSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { withPlayer } from '#web/player/with-player.ts';
import { preload } from '#web/delivery/missing-chunks.ts';
import { charactersPerSeason } from '#shared/seasons.ts';
import { CastChoice } from '#web/ui/objects/cast-choice.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import './season-wizard.css';

type Props = {
  show: Pick<Show, 'id' | 'name' | 'audience_rating'>;
  open: boolean;
  onClose: () => void;
};

/** Two characters, a location, a plot: a new season. Closed, it keeps what was chosen; creating a season clears it. */
export function CreateSeasonWizard({ show, open, onClose }: Props) {
  const { me } = useRootData();
  const signedIn = me !== null;
  const balance = me?.balance ?? 0;
  const [choices, setChoices] = useState(() => ({ ...nothingChosen, plot: takeIdea() }));
  const change = (part: Partial<WizardChoices>) => setChoices((all) => ({ ...all, ...part }));
  const { material, again } = useWizardMaterial(show.id, signedIn, open);
  const plot = usePlot({
    showId: show.id,
    plot: choices.plot,
    onPlot: (text) => change({ plot: text, check: 'none' }),
    onCheck: (check) => change({ check }),
  });
  const { reading, picks, pick, refusal, forget } = useReading({
    showId: show.id,
    characterIds: choices.characterIds,
    locationId: choices.locationId,
    plot: choices.plot,
    approved: isApproved(choices.check) && choices.plot.trim() !== '',
  });
  const { creating, create, refill } = useCreateSeason({
    showId: show.id,
    balance,
    signedIn,
    onClose,
    onRejected: () => change({ check: 'rejected' }),
    onCreated() {
      setChoices(nothingChosen);
      forget();
      onClose();
    },
  });

  const opening = reading?.opening ?? null;
  const approach = () => {
    if (opening) withPlayer((player) => player.prepareOpening(opening.streamUrl));
  };

  const stage = useFocusOnChange<HTMLElement>(choices.step);
  const onPlot = choices.step === wizardSteps.length - 1;
  useEffect(() => {
    if (onPlot) preloadSeasonPage();
  }, [onPlot]);

  const loaded = material === 'failed' ? null : material;
  const cast = choices.characterIds.flatMap((id) => loaded?.characters.find((each) => each.id === id) ?? []);
  const place = loaded?.locations.find(({ id }) => id === choices.locationId) ?? null;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={creating}
      title="Create a season"
      subtitle={show.name}
      width={860}
      steps={<Steps steps={wizardSteps} at={choices.step} />}
      footer={
        <WizardFooter
          choices={choices}
          names={cast.map(({ name }) => name)}
          balance={balance}
          creating={creating}
          onStep={(step) => change({ step })}
          onSubmit={plot.check}
          onRefill={refill}
          onCreate={() => create(choices, { picks, opening })}
          onApproach={approach}
        />
      }
    >
      <section className="wz__stage" ref={stage} tabIndex={-1} aria-label={wizardSteps[choices.step]}>
        {material === null && <WizardWaiting step={choices.step} />}
        {material === 'failed' && (
          <EmptyState
            title="The cast could not be loaded"
            headingLevel={3}
            action={<Button onClick={again}>Try again</Button>}
          >
            Please check your connection.
          </EmptyState>
        )}
        {loaded && choices.step === 0 && (
          <PickCharacters
            characters={loaded.characters}
            picked={choices.characterIds}
            onPick={(id) => change({ characterIds: pickCharacter(choices.characterIds, id) })}
          />
        )}
        {loaded && choices.step === 1 && (
          <PickLocation
            locations={loaded.locations}
            picked={choices.locationId}
            onPick={(locationId) => change({ locationId })}
          />
        )}
        {loaded && choices.step === 2 && (
          <WritePlot
            plot={choices.plot}
            check={choices.check}
            rating={show.audience_rating}
            cast={cast}
            place={place}
            inventing={plot.inventing}
            locked={creating}
            onWrite={plot.write}
            onInvent={() => place && plot.invent(cast, place)}
          />
        )}
        {loaded && choices.step === 2 && reading && (
          <ReadingBand
            reading={reading}
            refusal={refusal}
            locked={creating}
            onPick={pick}
            onSuggest={() => place && plot.invent(cast, place)}
          />
        )}
      </section>
    </Dialog>
  );
}

/** Placeholders while the wizard's material loads. */
function WizardWaiting({ step }: { step: number }) {
  return (
    <div role="status">
      <span className="vh">Loading...</span>
      {step === 2 ? (
        <LinesSkeleton widths={[80, 94, 60]} />
      ) : (
        <div className={step === 0 ? 'castg' : 'locg'} aria-hidden="true">
          {Array.from({ length: step === 0 ? 5 : 3 }, (_, at) => (
            <span key={at} className={step === 0 ? 'arch' : 'loc loc--wait'} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Fetches the code of the season page and the player while the user writes the plot. */
function preloadSeasonPage(): void {
  void preload(() =>
    Promise.allSettled([
      import('../season-page.tsx'),
      import('../episodes/episodes-panel.tsx'),
      import('../episodes/generation-banner.tsx'),
      import('#web/player/stream/season-feed.ts'),
      import('#web/player/stream/follow-stream.ts'),
      import('#web/player/player.ts'),
      import('#web/player/player-card.tsx'),
      import('#web/api/api.ts'),
    ]),
  );
}

type PickCharactersProps = {
  characters: readonly CastCharacter[];
  picked: readonly string[];
  onPick: (id: string) => void;
};

function PickCharacters({ characters, picked, onPick }: PickCharactersProps) {
  const heading = useId();
  return (
    <>
      <div className="wz__h">
        <h3 id={heading}>Choose two characters</h3>
        <span role="status">
          <Badge kind={picked.length === charactersPerSeason ? 'now' : 'fact'}>
            {picked.length}/{charactersPerSeason} selected
          </Badge>
        </span>
      </div>
      {characters.length === 0 && <p className="muted">This show has no characters yet.</p>}
      <div className="castg" role="group" aria-labelledby={heading}>
        {characters.map((character) => (
          <CastChoice
            key={character.id}
            character={character}
            yours={character.yours}
            pressed={picked.includes(character.id)}
            onPress={() => onPick(character.id)}
          />
        ))}
      </div>
    </>
  );
}
