import type { AudienceRating } from '#shared/shows.ts';

/**
 * What a text is for; a name or a spoken line is judged by the same rules, only some do not apply. `season` is a plot together
 * with what was picked for its slots.
 */
export type ModeratedKind = 'plot' | 'season' | 'name' | 'show' | 'location' | 'line';

/** 2: not for this rating. 3 and 4: nowhere. */
export type Severity = 2 | 3 | 4;
/** A category, never the words themselves: findings go into logs, rejected text does not. */
export type Finding = { category: string; severity: Severity };
export type Rule = (text: string, rating: AudienceRating, kind: ModeratedKind) => Finding[];

export function found(when: boolean, category: string, severity: Severity): Finding[] {
  return when ? [{ category, severity }] : [];
}

/** Whole words, any case. */
export function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
