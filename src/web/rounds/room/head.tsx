import { headClass } from './seat-colours.ts';

/** Somebody's first letter; the name must be beside it. */
export function Head({ members, id, name }: { members: readonly { id: string }[]; id: string; name: string }) {
  return (
    <span className={headClass(members, id)} aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
