/** Somebody's first letter; the name must be beside it. */
export function Head({ members, id, name }: { members: readonly { id: string }[]; id: string; name: string }) {
  return (
    <span className={headClass(members, id)} aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}

/** Heads of six colours, by the place in which somebody sits. */
const colours = 6;

function headClass(members: readonly { id: string }[], id: string): string {
  const at = members.findIndex((member) => member.id === id);
  return `rhead rhead--${(at < 0 ? 0 : at) % colours}`;
}
