import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Topics } from '#platform/db/topics.ts';
import type { Auth } from '../accounts/auth.ts';
import { openMusic } from '../catalog/open-music.ts';
import { openPicture, pictureFormats, type PictureFormat } from '../catalog/open-picture.ts';
import type { Context } from '../context.ts';
import { findAudioEpisode } from '../seasons/find-audio-episode.ts';
import { untilSound } from '../seasons/people-first.ts';
import { getEpisode } from '../seasons/queries.ts';
import { streamEpisode } from '../seasons/stream-episode.ts';
import { fillFirstBlock } from './fill-first-block.ts';
import { openRequest } from './request-context.ts';
import { sendFile } from './send-file.ts';
import { problem, problemResponse } from './to-problem.ts';

/** Drawing takes the processor for as long as a sentence does; a listener's first sentence goes before. */
const picturesWaitMs = 1500;

/** Audio, captions and pictures, under /media. */
export function mediaRoutes(ctx: Context, auth: Auth, topics: Topics): Hono {
  const app = new Hono();
  const gone = () => problemResponse(problem('not_found'));

  app.get('/pictures/:key/:file{[0-9]+\\.[a-z]+}', async (c) => {
    const [width, format] = c.req.param('file').split('.') as [string, PictureFormat];
    if (!(format in pictureFormats)) return gone();
    await untilSound(picturesWaitMs);
    const file = await openPicture(ctx, c.req.param('key'), Number(width), format);
    return (file && (await sendFile(ctx.storage, file, c.req.raw, { immutable: !ctx.studio.image }))) || gone();
  });

  app.get('/music/:file{[\\w-]+\\.mp3}', async (c) => {
    const file = await openMusic(ctx, c.req.param('file').slice(0, -'.mp3'.length));
    return (file && (await sendFile(ctx.storage, file, c.req.raw, { immutable: true }))) || gone();
  });

  app.get('/episodes/:id/live.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const { episode } = await getEpisode(ctx, c.req.param('id'), viewer);
    const sound = fillFirstBlock(streamEpisode(ctx, topics, episode, c.req.raw.signal));
    return new Response(Readable.toWeb(Readable.from(sound)) as ReadableStream, {
      headers: {
        'content-type': 'audio/mpeg',
        'cache-control': 'no-store',
        'accept-ranges': 'none',
        'x-accel-buffering': 'no',
      },
    });
  });

  app.get('/episodes/:id/recap.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const { episode } = await getEpisode(ctx, c.req.param('id'), viewer);
    const key = episode.recap?.audioKey;
    return (key && (await sendFile(ctx.storage, key, c.req.raw, { immutable: true }))) || gone();
  });

  app.get('/episodes/:file{[\\w-]+\\.(mp3|vtt)}', async (c) => {
    const key = `episodes/${c.req.param('file')}`;
    const { viewer } = await openRequest(ctx, auth, c);
    if (!(await findAudioEpisode(ctx, key, viewer))) return gone();
    return (await sendFile(ctx.storage, key, c.req.raw, { immutable: true })) ?? gone();
  });

  return app;
}
