import { Hono } from 'hono';
import { openPreview } from '../../catalog/media/open-preview.ts';
import { getShow } from '../../catalog/queries.ts';
import type { Context } from '../../context.ts';
import { getSeason } from '../../seasons/queries.ts';
import { sendFile } from '../media/send-file.ts';
import { problem, problemResponse } from '../to-problem.ts';
import { describeEmbed } from './describe-embed.ts';

/**
 * What other sites show of Canto: `GET /api/oembed?url=…` for season and show pages, and pictures for link previews,
 * `GET /media/og/seasons/{id}.jpg` (1200 × 630), `…/{id}-square.jpg` (1400 × 1400) and `GET /media/og/shows/{id}.jpg`. Only
 * of what everybody may see.
 */
export function shareRoutes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/api/oembed', async (c) => {
    const { url, format = 'json', maxwidth, maxheight } = c.req.query();
    if (!url) return problemResponse(problem('bad_request', 'Say which page to embed: ?url=…'));
    // The oEmbed specification's answer to a format that is not offered.
    if (format !== 'json')
      return Response.json({ status: 501, code: 'not_implemented', title: 'Only JSON is offered.' }, { status: 501 });
    const answer = await describeEmbed(ctx, url, { maxWidth: pixels(maxwidth), maxHeight: pixels(maxheight) });
    if (!answer) return problemResponse(problem('not_found', 'There is no such page to embed.'));
    return c.json(answer, 200, { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' });
  });

  app.get('/media/og/seasons/:file{[^/]+\\.jpg}', async (c) => {
    const name = c.req.param('file').slice(0, -'.jpg'.length);
    const square = name.endsWith('-square');
    const season = await getSeason(ctx, square ? name.slice(0, -'-square'.length) : name, null);
    const wide = season.landscapeImageUrl ?? season.featuredImageUrl;
    return send(square ? (season.featuredImageUrl ?? wide) : wide, square ? 'square' : 'card', c.req.raw);
  });
  app.get('/media/og/shows/:file{[^/]+\\.jpg}', async (c) => {
    const show = await getShow(ctx, c.req.param('file').slice(0, -'.jpg'.length), null);
    return send(show.landscapeImageUrl ?? show.imageUrl, 'card', c.req.raw);
  });

  async function send(pictureUrl: string | null, shape: 'card' | 'square', request: Request): Promise<Response> {
    const file = await openPreview(ctx, pictureUrl, shape);
    const response = file && (await sendFile(ctx.storage, file, request, { cache: 'checked' }));
    if (!response) return problemResponse(problem('not_found'));
    // The address stays when the picture is painted anew, so it is asked for again after a day.
    response.headers.set('cache-control', 'public, max-age=86400');
    return response;
  }
  return app;
}

/** A size in whole pixels; null when it is none. */
function pixels(text: string | undefined): number | null {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : null;
}
