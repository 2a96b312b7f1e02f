// Kinds and limits of a search, apart from its schemas: those know shows and seasons, which the header of every page would carry.

/** What a search finds, in the order in which it is shown. */
export const searchKinds = ['shows', 'seasons', 'characters', 'creators'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The longest search that is asked for. */
export const searchLimit = 200;
/** The box begins to search at so many letters. */
export const fewestLetters = 2;
/** Of each kind the box shows so many. */
export const boxLimits: Record<SearchKind, number> = { shows: 3, seasons: 3, characters: 2, creators: 2 };
/** Browse shows so many of a kind other than shows; another word narrows what is more. */
export const mostOfKind = 48;
