import type { AudienceRating } from '#shared/shows.ts';
import { audienceRatings } from '#shared/shows.ts';

/**
 * What a beat is for. The last five are not parts of an episode: `recap` is told to somebody who has been away, the others
 * are pieces of other texts (see common/forms.ink).
 */
export const beatRoles = [
  'premise', 'thread', 'bridge', 'link', 'place', 'banter', 'callback', 'obstacle', 'encounter', 'turn', 'leave', 'cliff',
  'recap', 'show', 'idea', 'character', 'location',
] as const; // prettier-ignore
export type BeatRole = (typeof beatRoles)[number];

export type Beat = {
  /** `pack.knot`, unique over all packs. */
  id: string;
  pack: string;
  knot: string;
  role: BeatRole;
  /** Lead A must have this personality (lower case). */
  leadA?: string;
  /** Phase of the arc (1 clue, 2 lie, 3 price, 4 end) that it belongs to. */
  phase?: number;
  /** Memory that must be set, such as `ally`, `debt`, `pet`, or `foe` and `recall`. */
  needs: string[];
  /** Kinds of plot and of topic it suits; empty means any. */
  kinds: string[];
  topics: string[];
  rating: AudienceRating;
  walkOn: boolean;
  title?: string;
  /** Turns and cliffs: what a listener who comes back later is told of it. */
  recap?: string;
  /** All header tags, for the forms. */
  tags: Record<string, string>;
  file: string;
  line: number;
};

const knotLine = /^=== *(\w+) *=*\s*$/;
const headerTag = /^#\s*([a-z]+)\s*:\s*(.*?)\s*(?:\/\/.*)?$/;

export type ParsedInk = {
  beats: Beat[];
  /** Line for line the same file without header tags, each knot closed. */ ink: string;
};

/** Reads the `=== knot ===` headers of one ink file. A mistake in a header is an Error that names file and line. */
export function parseBeats(pack: string, file: string, source: string): ParsedInk {
  const beats: Beat[] = [];
  let inHeader: { knot: string; line: number; tags: Record<string, string> } | null = null;
  const close = () => {
    if (inHeader) beats.push(readHeader(pack, file, inHeader));
    inHeader = null;
  };
  const lines = source.split('\n').map((text, index) => {
    const knot = knotLine.exec(text)?.[1];
    if (knot) {
      close();
      inHeader = { knot, line: index + 1, tags: {} };
      // The gather closes the choices of the knot before it on the same line, so that line numbers stay the author's.
      return `- -> DONE\n${text}`;
    }
    const tag = inHeader ? headerTag.exec(text.trim()) : null;
    if (inHeader && tag?.[1] !== undefined && tag[2] !== undefined) {
      inHeader.tags[tag[1]] = tag[2];
      return '';
    }
    if (inHeader && text.trim() !== '' && !text.trim().startsWith('//')) close();
    return text;
  });
  close();
  return { beats, ink: `${lines.join('\n').trimEnd()}\n- -> DONE\n` };
}

function readHeader(
  pack: string,
  file: string,
  header: { knot: string; line: number; tags: Record<string, string> },
): Beat {
  const { knot, line, tags } = header;
  const fail = (what: string) => new Error(`${file}:${line}: ${knot}: ${what}`);
  const role = beatRoles.find((name) => name === tags['role']);
  if (!role) throw fail(`"# role:" must be one of ${beatRoles.join(', ')}`);
  const rating = audienceRatings.find((name) => name === (tags['rating'] ?? 'all_ages'));
  if (!rating) throw fail(`"# rating:" must be one of ${audienceRatings.join(', ')}`);
  const list = (key: string) => (tags[key] ?? '').split(/[\s,]+/).filter(Boolean);
  const phase = tags['phase'] === undefined ? undefined : Number(tags['phase']);
  if (phase !== undefined && ![1, 2, 3, 4].includes(phase)) throw fail('"# phase:" must be 1, 2, 3 or 4');
  return {
    id: `${pack}.${knot}`, pack, knot, role, rating, tags, file, line,
    needs: list('needs'),
    kinds: list('kind'),
    topics: list('topic'),
    walkOn: tags['walkon'] === 'yes',
    ...(tags['a'] ? { leadA: tags['a'] } : {}),
    ...(phase ? { phase } : {}),
    ...(tags['title'] ? { title: tags['title'] } : {}),
    ...(tags['recap'] ? { recap: tags['recap'] } : {}),
  }; // prettier-ignore
}
