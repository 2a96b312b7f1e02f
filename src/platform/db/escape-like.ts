/** Words to be found as they are by LIKE, in which \, % and _ mean something. */
export const escapeLike = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);
