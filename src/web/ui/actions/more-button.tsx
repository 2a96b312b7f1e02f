import { Button } from './button.tsx';

type Props = {
  /** Of `useMore`; without more there is no button. */
  more: { state: 'idle' | 'loading' | 'failed'; load: () => Promise<void> } | null;
  children?: string;
  size?: 'sm';
};

export function MoreButton({ more, children = 'Show more', size }: Props) {
  if (!more) return null;
  return (
    <Button
      variant="secondary"
      size={size}
      busy={more.state === 'loading' && 'Loading...'}
      onClick={() => void more.load()}
    >
      {more.state === 'failed' ? 'Could not load more. Try again' : children}
    </Button>
  );
}
