import './avatar.css';

/** First letter on velvet; decorative, the name stands beside it or in the label of what holds it. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span className={small ? 'ava ava--s' : 'ava'} aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
