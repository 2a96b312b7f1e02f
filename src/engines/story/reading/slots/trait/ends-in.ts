const known = new Map<string, RegExp>();

/** How many words at the end of a text are one of the turns of phrase, in which "_" is any word; 0 for none. The longest counts. */
export function wordsAtEnd(text: string, turns: readonly string[]): number {
  return Math.max(0, ...turns.map((turn) => (pattern(turn).test(text) ? turn.split(' ').length : 0)));
}

function pattern(turn: string): RegExp {
  const made = known.get(turn) ?? new RegExp(`(?:^| )${turn.replaceAll('_', '\\S+')}$`);
  known.set(turn, made);
  return made;
}
