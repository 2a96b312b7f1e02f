import { asc, eq } from 'drizzle-orm';
import { presentCharacter, presentLocation, presentShow } from '../catalog/present-show.ts';
import { listCharacters, listLocations } from '../catalog/queries.ts';
import { shows } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { json, type ExportedFile } from './exported-file.ts';
import { folderName } from './folder-name.ts';

/** The person's shows, public or not, each with its living characters and its places. */
export async function* exportShows(ctx: Pick<Context, 'db'>, userId: string): AsyncGenerator<ExportedFile> {
  const rows = await ctx.db.select().from(shows).where(eq(shows.userId, userId)).orderBy(asc(shows.createdAt));
  for (const row of rows) {
    const folder = `shows/${folderName(row.name, row.id)}`;
    const [characters, locations] = [await listCharacters(ctx, row.id), await listLocations(ctx, row.id)];
    yield { name: `${folder}/show.json`, input: json({ ...presentShow(row), world: row.world }) };
    yield { name: `${folder}/characters.json`, input: json(characters.map((each) => presentCharacter(each))) };
    yield { name: `${folder}/locations.json`, input: json(locations.map(presentLocation)) };
  }
}
