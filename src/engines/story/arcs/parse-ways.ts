import { readHeader, type Way, type WayHeader } from './way.ts';

const knotLine = /^=== *(\w+) *=*\s*$/;
const headerTag = /^#\s*([a-z]+)\s*:\s*(.*?)\s*(?:\s\/\/.*)?$/;

/** `ink` is line for line the same file without header tags, each knot closed. */
export type ParsedInk = { ways: Way[]; ink: string };

/** Reads the ways of one ink file of `kind`. Throws a `PackError` that names file and line. */
export function parseWays(kind: string, file: string, source: string): ParsedInk {
  const ways: Way[] = [];
  let header: WayHeader | null = null;
  let way: Way | null = null;
  const close = () => {
    if (header) ways.push((way = { ...readHeader(kind, file, header), slots: new Set(), body: [] }));
    header = null;
  };
  const lines = source.split('\n').map((written, index) => {
    const text = agreeing(written);
    const knot = knotLine.exec(text)?.[1];
    if (knot) {
      close();
      header = { id: knot, tags: new Map(), line: index + 1 };
      // The gather closes the knot before it on the same line, so that line numbers stay the author's.
      return `- -> DONE\n${text}`;
    }
    const [, key, value] = (header && headerTag.exec(text.trim())) || [];
    if (header && key !== undefined && value !== undefined) {
      header.tags.set(key, value);
      return '';
    }
    if (text.trim() === '' || text.trim().startsWith('//')) return text;
    close();
    if (way) addLine(way, written, text, index + 1);
    return text;
  });
  close();
  return { ways, ink: `${lines.join('\n').trimEnd()}\n- -> DONE\n` };
}

/** The verb after the pronoun of one teacher is that of many: "They've mended it", where "{x_plural:'ve|'s}" alone would say "They's". */
function agreeing(text: string): string {
  return text.replaceAll(/(\{(\w+)_they(?:_cap)?\}(?: [a-z]+)? ?)\{\2_plural:/g, '$1{$2_many:');
}

function addLine(way: Way, written: string, text: string, line: number): void {
  way.body.push({ text: written.trim(), line });
  for (const name of namesIn(text)) way.slots.add(name);
}

const keywords = new Set(['not', 'and', 'or', 'mod', 'true', 'false', 'else', 'shuffle', 'once', 'cycle', 'stopping']);

/** Names in the expressions of a line: after "{", after "- " in a block, not those in quotes. */
export function namesIn(line: string): string[] {
  // "a || b" is one expression; a single bar parts what is said.
  const text = line.replaceAll('||', '&&');
  const inBraces = [...text.matchAll(/\{([^{}|:]*)[:}]/g)].map(([, expression = '']) => expression);
  const branch = /^\s*-\s+([^":{}]+(?:"[^"]*"[^":{}]*)*):/.exec(text)?.[1] ?? '';
  const opened = /\{\s*([\w!]+)\s*:?\s*$/.exec(text)?.[1] ?? '';
  return [...inBraces, branch, opened].flatMap((expression) =>
    (expression.replaceAll(/"[^"]*"/g, ' ').match(/\b[a-z_]\w*/gi) ?? []).filter((name) => !keywords.has(name)),
  );
}
