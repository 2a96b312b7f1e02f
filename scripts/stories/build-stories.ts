// `npm run build:stories`: compiles the packs into build/stories/, so that no process has to. What is there already stays, and what no
// pack needs any more goes. A mistake is said and its file left out: whoever tells from it meets the mistake, as `npm run lint:packs` does.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadArcs } from '#engines/story/arcs/load-arcs.ts';
import { PackError } from '#engines/story/arcs/way.ts';
import { readForms } from '#engines/story/forms/load-forms.ts';
import { buildStory, builtStories } from '#engines/story/ink/open-story.ts';

const arcs = loadArcs();
const kinds = arcs.kinds.flatMap((kind) => unlessMistaken(() => arcs.arc(kind).files) ?? []);
const stories = [unlessMistaken(() => readForms()), ...new Set(kinds)].filter((story) => story !== null);

mkdirSync(builtStories, { recursive: true });
const before = new Set(readdirSync(builtStories));
const built = stories.map(({ parts }) => unlessMistaken(() => buildStory(parts, builtStories)));
const names = new Set(built.filter((name) => name !== null));
for (const name of before) if (!names.has(name)) rmSync(join(builtStories, name), { force: true });
const added = [...names].filter((name) => !before.has(name));
console.log(`${names.size} stories of the packs are compiled, ${added.length} of them now.`);

function unlessMistaken<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    console.error(error.message);
    return null;
  }
}
