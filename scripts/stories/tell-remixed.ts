// `npm run tell:remixed -- FOLDER [REMIXES]`: fills an empty folder with a story of five episodes and its remixes (40), told and
// played through the verbs that the pages use, without voices. Start Canto on it with DATA_DIR; sam@example.com has heard the
// story, marlowe@example.com made it, and both come in with "a lantern at sea".
import { mkdirSync, readdirSync } from 'node:fs';
import { tellRemixedStory } from '#tests/many-remixes.ts';
import { openWorld } from '#tests/world.ts';

const [dataDir, remixes = '40'] = process.argv.slice(2);
if (!dataDir) throw new Error('Name a folder: npm run tell:remixed -- FOLDER [REMIXES]');
mkdirSync(dataDir, { recursive: true });
if (readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty.`);

const world = await openWorld({ dataDir, voices: 'quick' });
const { seasonId } = await tellRemixedStory(world, { length: 5, remixes: Number(remixes) });
await world.close();
console.log(`/seasons/${seasonId}/map`);
process.exit(0);
