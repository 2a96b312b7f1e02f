import { useState } from 'react';
import { CharacterWizard } from './character-wizard.tsx';
import { ChooseOwnShow } from './choose-own-show.tsx';
import { useOwnShows } from './use-own-shows.ts';

type Props = {
  /** The show it is for, where the page that asks knows it. */
  showId?: string;
  onClose: () => void;
  onMade: () => void;
  onCreateShow: () => void;
};

/** The character wizard, after the question which show it is for, unless there is only one answer. */
export function CreateCharacter({ showId, onClose, onMade, onCreateShow }: Props) {
  const { shows, again } = useOwnShows();
  const [chosen, setChosen] = useState<string | null>(null);
  const own = Array.isArray(shows) ? shows : [];
  const only = own.length === 1 ? own[0]!.id : null;
  const id = showId ?? chosen ?? only;

  if (!id)
    return (
      <ChooseOwnShow shows={shows} onAgain={again} onChoose={setChosen} onCreateShow={onCreateShow} onClose={onClose} />
    );
  return (
    <CharacterWizard
      showId={id}
      showName={own.find((show) => show.id === id)?.name ?? null}
      onClose={onClose}
      onCreated={() => {
        onClose();
        onMade();
      }}
    />
  );
}
