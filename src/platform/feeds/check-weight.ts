import { FeedError } from './feed.ts';

/** Characters between two angle brackets, CDATA apart; whole show notes fit many times over. */
const longestRun = 300_000;
/** PrerenderedBranch and closing tags together; 20,000 rich episodes fit. */
const mostTags = 1_000_000;

/**
 * Refuses what would cost the XML parser far more memory than it has bytes: it builds text and tags letter by letter,
 * some 40 bytes each, and a worker that runs out of memory inside one string operation takes the whole process with it.
 * One pass, no copies.
 */
export function checkWeight(xml: string): void {
  let tags = 0;
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at);
    checkRun(at, open === -1 ? xml.length : open);
    if (open === -1) return;
    if (++tags > mostTags) throw new FeedError('too_large', 'The feed has too many elements.');
    const end = closingOf(xml, open);
    if (!xml.startsWith('<![CDATA[', open)) checkRun(open, end);
    at = end;
  }
}

function closingOf(xml: string, open: number): number {
  const mark = xml.startsWith('<![CDATA[', open) ? ']]>' : xml.startsWith('<!--', open) ? '-->' : '>';
  const close = xml.indexOf(mark, open);
  // Never closed: the parser finds out by itself, and looking for it again and again would take for ever.
  return close === -1 ? xml.length : close + mark.length;
}

function checkRun(from: number, to: number): void {
  if (to - from > longestRun) throw new FeedError('too_large', 'The feed holds a piece of text that is far too long.');
}
