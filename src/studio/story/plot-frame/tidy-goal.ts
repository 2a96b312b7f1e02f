/** As much of a long wish as can be said in one breath. */
export function cutShort(wish: string): string {
  const goal = wish.replace(
    /,? (?:even though|although|though|(?<!nothing )but)\b.*|(?<!^find out \w+) (?:the|their|everyone|everything) (?:(?!the )\w+ ){1,3}(?:will|would)\b.*/i,
    '',
  );
  if (goal.split(' ').length <= 10) return goal;
  const cut = /^(.{16,}?)(?:,| (?:and|but|until|because|so that|while|which|who|that|unless|without|as) )/i.exec(
    goal,
  )?.[1];
  return cut && cut.split(' ').length >= 3 ? cut : goal;
}

/** An aim without what only its sentence needed: a leading "to", "my", a conjunction left over at the end. */
export function tidy(goal: string): string {
  return goal
    .replace(/^to /, '')
    .replaceAll(/\b(?:my|our|your)\b/gi, 'their')
    .replace(/\s+(?:but|and|or|so|to)$/i, '')
    .replaceAll(/[.!?"]/g, '')
    .trim();
}
