import './avatar.css';

/** The first letter of a name. Decorative: the name must be beside it or in the label of its control. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span className={small ? 'ava ava--s' : 'ava'} aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
