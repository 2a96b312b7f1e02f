import { Compiler, CompilerOptions } from 'inkjs/full';
import type { Story } from 'inkjs/full';

export type InkFile = { file: string; ink: string };

/** Compiles files as one story. Throws an Error that lists every mistake with the author's own file and line. */
export function compileInk(files: InkFile[]): Story {
  const mistakes: string[] = [];
  const source = files.map(({ ink }) => ink).join('\n');
  const compiler = new Compiler(
    source,
    new CompilerOptions(null, [], false, (message: string) => mistakes.push(ownLines(message, files))),
  );
  try {
    const story = compiler.Compile();
    if (mistakes.length === 0) return story;
  } catch (error) {
    // The compiler throws after it has told its handler; what it throws says less.
    if (mistakes.length === 0) throw error;
  }
  throw new Error(mistakes.join('\n'));
}

/** "line 812" of the joined text as "banter.ink:40". */
function ownLines(message: string, files: InkFile[]): string {
  return message.replace(/line (\d+)/, (_, text: string) => {
    let left = Number(text);
    for (const { file, ink } of files) {
      const count = ink.split('\n').length;
      if (left <= count)
        return `${file}:${
          left -
          ink
            .split('\n')
            .slice(0, left)
            .filter((line) => line === '- -> DONE').length
        }`;
      left -= count;
    }
    return `line ${text}`;
  });
}
