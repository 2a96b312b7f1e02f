// `node scripts/migrate.ts`: brings the database of the environment up to date (tables, queues, an empty catalogue's shows) and ends. A
// start does the same; where several processes start, one does it before them all.
import '#server/node-env.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/open-context.ts';
import { fillCatalog } from '#server/seeds/fill-catalog.ts';

const ctx = await openContext(readConfig(process.env), { log: openLog({ level: 'info' }), working: false });
await fillCatalog(ctx);
await ctx.close();
console.log('The database is up to date.');
process.exit(0);
