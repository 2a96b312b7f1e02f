// npm run lint:packs [folder]: tells every beat of every pack over people, worlds and seeds, and names file and line.
import { relative } from 'node:path';
import { lintPacks } from '../src/studio/story/lint-packs.ts';
import { loadPacks } from '../src/studio/story/load-packs.ts';

const library = loadPacks(process.argv[2]);
const findings = lintPacks(library);
for (const { file, line, knot, check, detail } of findings)
  console.log(`${relative('.', file)}:${line}  ${knot}: ${check}: ${detail}`);

const beats = library.sources.flatMap(({ id }) => library.pack(id).beats);
const roles = Object.entries(Object.groupBy(beats, ({ role }) => role)).map(
  ([role, list]) => `${list?.length} ${role}`,
);
console.log(
  `${beats.length} beats in ${library.sources.length} packs (${roles.join(', ')}); ${findings.length} findings.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
