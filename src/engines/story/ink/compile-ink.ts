import { createRequire } from 'node:module';
import { PackError } from '../arcs/way.ts';

type Inkjs = typeof import('inkjs/full');

/** A part of a story, as its author's file has it but for header lines and the gathers that close knots. */
export type InkPart = { file: string; ink: string };

const require = createRequire(import.meta.url);

/** Several parts are one text, whose lines go on. */
export const joinParts = (parts: InkPart[]) => parts.map(({ ink }) => ink).join('\n');

/**
 * Compiles parts as one story, in ink's JSON (some 40 ms a file). The compiler is loaded by the first who needs it: what the build has
 * compiled is told without. Throws a `PackError` that lists every mistake with the author's own file and line.
 */
export function compileInk(parts: InkPart[]): string {
  const { Compiler, CompilerOptions } = require('inkjs/full') as Inkjs;
  const mistakes: string[] = [];
  const options = new CompilerOptions(null, [], false, (message: string) => mistakes.push(ownLine(message, parts)));
  try {
    const json = new Compiler(joinParts(parts), options).Compile().ToJson();
    if (mistakes.length === 0) return String(json);
  } catch (error) {
    // The compiler throws after it has told its handler; what it throws says less.
    if (mistakes.length === 0) throw error;
  }
  throw new PackError(mistakes.join('\n'));
}

/** "line 812" of the joined text as "banter.ink:40". */
function ownLine(message: string, parts: InkPart[]): string {
  return message.replace(/line (\d+)/, (_, text: string) => {
    let left = Number(text);
    for (const { file, ink } of parts) {
      const lines = ink.split('\n');
      // The gathers that close the knots are none of the author's.
      if (left <= lines.length)
        return `${file}:${left - lines.slice(0, left).filter((line) => line === '- -> DONE').length}`;
      left -= lines.length;
    }
    return `line ${text}`;
  });
}
