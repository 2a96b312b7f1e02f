export type Notice = {
  /** The lines before the list: name, copyright, license. */
  head: string;
  /** What of others is shipped, and on which terms. `part` is missing where an entry names none. */
  entries: readonly { part: string | null; terms: string }[];
  /** What follows the list. */
  tail: string;
};

/** Reads the NOTICE file: paragraphs, and a list whose entries begin with "- ". */
export function readNotice(text: string): Notice {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const listAt = paragraphs.findIndex((paragraph) => paragraph.startsWith('- '));
  if (listAt < 0) throw new Error('NOTICE has no list of parts.');
  const entries = paragraphs[listAt]!.split(/\n(?=- )/)
    .map((entry) => entry.slice(2).replaceAll(/\s+/g, ' ').trim())
    .map((entry) => {
      const [, part, terms] = /^([^:]{1,60}): (.+)$/.exec(entry) ?? [];
      return part && terms ? { part, terms } : { part: null, terms: entry };
    });
  const join = (some: string[]) => some.join(' ').replaceAll(/\s+/g, ' ');
  return {
    head: join(paragraphs.slice(0, Math.max(1, listAt - 1))),
    entries,
    tail: join(paragraphs.slice(listAt + 1)),
  };
}
