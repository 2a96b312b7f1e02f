import { Button } from '#web/ui/actions/button.tsx';

type Props = { more: { state: 'idle' | 'loading' | 'failed'; load: () => Promise<void> } | null };

export function MoreButton({ more }: Props) {
  if (!more) return null;
  return (
    <Button variant="secondary" busy={more.state === 'loading' && 'Loading...'} onClick={() => void more.load()}>
      {more.state === 'failed' ? 'Could not load more. Try again' : 'Show more'}
    </Button>
  );
}
