import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PosterSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { Poster } from '#web/ui/cards/poster.tsx';
import type { OwnShows } from './use-own-shows.ts';
import './character-wizard.css';

type Props = {
  shows: OwnShows;
  onAgain: () => void;
  onChoose: (id: string) => void;
  onCreateShow: () => void;
  onClose: () => void;
};

/** Which of one's shows a new character is for. */
export function ChooseOwnShow({ onClose, ...props }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Create Character"
      subtitle="A character belongs to one of your shows."
      width={760}
    >
      <Shows {...props} />
    </Dialog>
  );
}

function Shows({ shows, onAgain, onChoose, onCreateShow }: Omit<Props, 'onClose'>) {
  if (shows === 'loading') {
    return (
      <div role="status">
        <span className="vh">Loading...</span>
        <div className="ownshows" aria-hidden="true">
          {Array.from({ length: 3 }, (_, at) => (
            <PosterSkeleton key={at} />
          ))}
        </div>
      </div>
    );
  }
  if (shows === 'failed') {
    return (
      <EmptyState
        title="Your shows could not be loaded"
        headingLevel={3}
        action={<Button onClick={onAgain}>Try again</Button>}
      >
        Please check your connection.
      </EmptyState>
    );
  }
  if (shows.length === 0) {
    return (
      <EmptyState
        title="You have no show yet"
        headingLevel={3}
        action={
          <Button variant="primary" onClick={onCreateShow}>
            Create Show
          </Button>
        }
      >
        Make the show first, then the people in it.
      </EmptyState>
    );
  }
  return (
    <>
      <h3 className="cw__t">Which show is it for?</h3>
      <ul className="ownshows">
        {shows.map((show) => (
          <li key={show.id}>
            <button type="button" className="poster" onClick={() => onChoose(show.id)}>
              <Poster show={show} sizes="(min-width:640px) 160px, 44vw" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
