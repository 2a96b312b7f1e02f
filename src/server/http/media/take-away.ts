import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Context, Viewer } from '../../context.ts';
import { folderName } from '../../account-data/folder-name.ts';
import { openPreview } from '../../catalog/media/open-preview.ts';
import { joinSeason } from '../../listening/take-away/season-mp3.ts';
import { writeBook } from '../../listening/take-away/season-epub.ts';
import { readTakenSeason, type TakenSeason } from '../../listening/take-away/taken-season.ts';
import { getSeason } from '../../seasons/queries.ts';

export const takenForms = ['mp3', 'epub'] as const;
export type TakenForm = (typeof takenForms)[number];

/**
 * What is finished of a season as one file to keep: an MP3 with a chapter for each episode, or an EPUB that lights each
 * line while it is spoken. Throws AppError: `not_found`.
 */
export async function takeSeason(
  ctx: Context,
  { id, form, viewer }: { id: string; form: TakenForm; viewer: Viewer | null },
): Promise<Response> {
  const season = await readTakenSeason(ctx, id, viewer);
  const headers = new Headers({
    'content-disposition': `attachment; filename="${folderName(season.title, season.id)}.${form}"`,
    'cache-control': 'private, no-cache',
    'x-accel-buffering': 'no',
  });
  if (form === 'mp3') {
    const { bytes, body } = await joinSeason(ctx, season);
    headers.set('content-type', 'audio/mpeg');
    headers.set('content-length', String(bytes));
    return new Response(Readable.toWeb(Readable.from(body)) as ReadableStream, { headers });
  }
  headers.set('content-type', 'application/epub+zip');
  const page = `${ctx.config.baseUrl}/seasons/${encodeURIComponent(season.id)}`;
  const book = writeBook(ctx, season, { cover: await readCover(ctx, season, viewer), page });
  return new Response(makeZip(book), { headers });
}

async function readCover(ctx: Context, { id }: TakenSeason, viewer: Viewer | null): Promise<Uint8Array | null> {
  const { featuredImageUrl, landscapeImageUrl } = await getSeason(ctx, id, viewer);
  const file = await openPreview(ctx, featuredImageUrl ?? landscapeImageUrl, 'square');
  return file ? ctx.storage.get(file) : null;
}
