/** Heads of six colours, by the place in which somebody sits. */
const colours = 6;

export function headClass(members: readonly { id: string }[], id: string): string {
  const at = members.findIndex((member) => member.id === id);
  return `rhead rhead--${(at < 0 ? 0 : at) % colours}`;
}
