import { Hono } from 'hono';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { findFirstAudio } from '../seasons/find-first-audio.ts';
import { readSeason } from '../seasons/read-season.ts';
import { missingEmbedPage, seasonEmbedPage } from './embed-page.ts';

/** Players for other sites' pages, under /embed: `GET /embed/seasons/{seasonId}`, without script, header or cookies. */
export function embedRoutes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/seasons/:id', async (c) => {
    const id = c.req.param('id');
    try {
      const season = await readSeason({ ctx, viewer: null }, id);
      const page = seasonEmbedPage(season, await findFirstAudio(ctx, id), ctx.config.baseUrl);
      return await c.html(page, 200, { 'cache-control': 'public, max-age=60' });
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        return c.html(missingEmbedPage(ctx.config.baseUrl), 404);
      throw error;
    }
  });
  return app;
}
