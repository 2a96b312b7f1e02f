import { readFileSync } from 'node:fs';
import { Compiler, CompilerOptions, type Story } from 'inkjs/full';
import { parseWays } from './parse-ways.ts';
import { PackError, type Way } from './way.ts';

/** One ink file. Its machine is compiled when it is first told from (some 20 ms) and set back before every way. */
export type InkFile = { file: string; ways: Way[]; variables: Set<string>; story(): Story };

/** Throws a `PackError` for a mistake in a header; a mistake in the ink is thrown by `story()`. Both name file and line. */
export function readInkFile(kind: string, file: string): InkFile {
  const { ways, ink } = parseWays(kind, file, readFileSync(file, 'utf8'));
  const ids = new Set(ways.map(({ id }) => id));
  const variables = new Set(ways.flatMap(({ slots }) => [...slots]).filter((name) => !ids.has(name)));
  let compiled: Story | null = null;
  return { file, ways, variables, story: () => (compiled ??= compile(file, ink, [...variables])) };
}

function compile(file: string, ink: string, variables: string[]): Story {
  const host = [...variables.map((name) => `VAR ${name} = ""`), '-> DONE'];
  const mistakes: string[] = [];
  const own = (message: string) =>
    message.replace(/line (\d+)/, (_, n: string) => `${file}:${ownLine(Number(n) - host.length, ink)}`);
  const options = new CompilerOptions(null, [], false, (message: string) => mistakes.push(own(message)));
  try {
    const story = new Compiler([...host, ink].join('\n'), options).Compile();
    if (mistakes.length === 0) return story;
  } catch (error) {
    // The compiler throws after it has told its handler; what it throws says less.
    if (mistakes.length === 0) throw error;
  }
  throw new PackError(mistakes.join('\n'));
}

/** The author's line: without the gathers that close the knots. */
function ownLine(line: number, ink: string): number {
  return (
    line -
    ink
      .split('\n')
      .slice(0, line)
      .filter((text) => text === '- -> DONE').length
  );
}
