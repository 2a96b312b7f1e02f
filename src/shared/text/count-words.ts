/** How many words stand in a text, as its blanks part them. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
