import { readFileSync } from 'node:fs';
import type { Story } from 'inkjs';
import type { InkPart } from '../ink/compile-ink.ts';
import { openStory } from '../ink/open-story.ts';
import { parseWays } from './parse-ways.ts';
import type { Way } from './way.ts';

/** One ink file. Its story is opened when it is first told from and set back before every way. */
export type InkFile = { file: string; ways: Way[]; variables: Set<string>; parts: InkPart[]; story(): Story };

/** Throws a `PackError` for a mistake in a header; a mistake in the ink is thrown by `story()`. Both name file and line. */
export function readInkFile(kind: string, file: string): InkFile {
  const { ways, ink } = parseWays(kind, file, readFileSync(file, 'utf8'));
  const ids = new Set(ways.map(({ id }) => id));
  const variables = new Set(ways.flatMap(({ slots }) => [...slots]).filter((name) => !ids.has(name)));
  const host = [...[...variables].map((name) => `VAR ${name} = ""`), '-> DONE'].join('\n');
  const parts = [
    { file: `the variables of ${file}`, ink: host },
    { file, ink },
  ];
  let opened: Story | null = null;
  return { file, ways, variables, parts, story: () => (opened ??= openStory(parts)) };
}
