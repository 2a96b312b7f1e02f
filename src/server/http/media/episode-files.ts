import { writeSrt } from '#studio/mix/write-captions.ts';
import type { Context, Viewer } from '../../context.ts';
import { chaptersOf, findCaptionedLines } from '../../listening/feeds/chapters.ts';
import { openWithMusic } from '../../listening/feeds/open-with-music.ts';
import { findAudience } from '../../seasons/queries.ts';
import { sendFile } from './send-file.ts';

/**
 * `{id}.mp3` and `.vtt` are stored; `.srt` and `.chapters.json` are the captions' words in other forms, and `.with-music.mp3` is
 * mixed when it is first asked for.
 */
export const episodeFile = '[\\w-]+\\.(mp3|vtt|srt|chapters\\.json|with-music\\.mp3)';

/** A finished episode's file, if the viewer may have it; null else. */
export async function sendEpisodeFile(
  ctx: Context,
  file: string,
  viewer: Viewer | null,
  request: Request,
): Promise<Response | null> {
  const { delivery } = ctx.config;
  const mixed = file.endsWith('.with-music.mp3');
  const written = file.endsWith('.srt') || file.endsWith('.chapters.json');
  const key = `episodes/${written ? file.replace(/\.(srt|chapters\.json)$/, '.vtt') : file.replace('.with-music.mp3', '.mp3')}`;
  const audience = await findAudience(ctx, key, viewer);
  if (!audience) return null;
  const cache = audience === 'everybody' ? 'forever' : 'own';
  if (mixed) {
    const found = await openWithMusic(ctx, key);
    return found ? sendFile(ctx.storage, found, request, { cache, delivery }) : null;
  }
  if (!written) return sendFile(ctx.storage, key, request, { cache, delivery });
  const lines = await findCaptionedLines(ctx, key);
  if (!lines) return null;
  const headers = {
    'cache-control': cache === 'forever' ? 'public, max-age=86400' : 'private, max-age=60',
    // Podcast players in the browser read them from elsewhere.
    'access-control-allow-origin': '*',
  };
  return file.endsWith('.srt')
    ? new Response(writeSrt(lines), { headers: { ...headers, 'content-type': 'application/x-subrip; charset=utf-8' } })
    : Response.json(chaptersOf(lines), { headers: { ...headers, 'content-type': 'application/json+chapters' } });
}
