import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Topics } from '#platform/db/topics.ts';
import { waitForUrgent } from '#platform/priority-gate.ts';
import { isEffect } from '#shared/story/sound-effects.ts';
import type { Auth } from '../../accounts/auth.ts';
import { openMusic } from '../../catalog/media/open-music.ts';
import { openPicture, pictureFormats, type PictureFormat } from '../../catalog/media/open-picture.ts';
import type { Context } from '../../context.ts';
import { openEffect } from '../../productions/recording/open-effect.ts';
import { openVoiceSample } from '../../productions/recording/open-voice-sample.ts';
import { findDoorOpening, findSeasonOpening, streamOpening } from '../../productions/openings/stream-opening.ts';
import { streamEpisode } from '../../productions/recording/stream-episode.ts';
import { askerOf } from '../../rounds/members.ts';
import { findRoundAudio } from '../../rounds/find-round-audio.ts';
import { canSeeSeason } from '../../seasons/policy.ts';
import { getEpisode, readRecap } from '../../seasons/queries.ts';
import { openRequest } from '../request-context.ts';
import { problem, problemResponse } from '../to-problem.ts';
import { episodeFile, sendEpisodeFile } from './episode-files.ts';
import { fillFirstBlock } from './fill-first-block.ts';
import { sendFile } from './send-file.ts';
import { takeSeason, takenForms, type TakenForm } from './take-away.ts';

/** Drawing takes the processor for as long as a sentence does; a listener's first sentence goes before. */
const picturesWaitMs = 1500;

/** Audio, captions and pictures, under /media. */
export function mediaRoutes(ctx: Context, auth: Auth, topics: Topics): Hono {
  const app = new Hono();
  const { delivery } = ctx.config;
  const gone = () => problemResponse(problem('not_found'));

  app.get('/pictures/:key/:file{[0-9]+\\.[a-z]+}', async (c) => {
    const [width, format] = c.req.param('file').split('.') as [string, PictureFormat];
    if (!(format in pictureFormats)) return gone();
    await waitForUrgent(picturesWaitMs);
    const file = await openPicture(ctx, c.req.param('key'), Number(width), format);
    return (
      (file &&
        (await sendFile(ctx.storage, file, c.req.raw, {
          cache: ctx.studio.image ? 'checked' : 'forever',
          delivery,
        }))) ||
      gone()
    );
  });

  app.get('/music/:file{[\\w-]+\\.mp3}', async (c) => {
    const file = await openMusic(ctx, c.req.param('file').slice(0, -'.mp3'.length));
    return (file && (await sendFile(ctx.storage, file, c.req.raw, { cache: 'forever', delivery }))) || gone();
  });

  app.get('/voices/:file{[a-z-]+\\.mp3}', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    if (!viewer) return problemResponse(problem('unauthorized'));
    const mp3 = await openVoiceSample(ctx, c.req.param('file').slice(0, -'.mp3'.length));
    // Another server may speak for the same part tomorrow.
    const headers = { 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=60' };
    return mp3 ? new Response(Buffer.from(mp3), { headers }) : gone();
  });

  app.get('/effects/:file{[a-z_]+\\.mp3}', async (c) => {
    const name = c.req.param('file').slice(0, -'.mp3'.length);
    if (!isEffect(name)) return gone();
    const headers = { 'content-type': 'audio/mpeg', 'cache-control': 'public, max-age=3600' };
    return new Response(Buffer.from(await openEffect(ctx, name)), { headers });
  });

  app.get('/episodes/:id/live.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const { episode } = await getEpisode(ctx, c.req.param('id'), viewer);
    return sendStream(streamEpisode(ctx, topics, episode, c.req.raw.signal));
  });

  app.get('/seasons/:id/live.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const opening = await findSeasonOpening(viewer, c.req.param('id'));
    return opening ? sendStream(streamOpening(ctx, topics, opening, c.req.raw.signal)) : gone();
  });

  app.get('/doors/:id/live.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const opening = await findDoorOpening(ctx, viewer, c.req.param('id'));
    return opening ? sendStream(streamOpening(ctx, topics, opening, c.req.raw.signal)) : gone();
  });

  app.get('/rounds/:id/:file{[\\w-]+\\.mp3}', async (c) => {
    const context = await openRequest(ctx, auth, c);
    const episodeId = c.req.param('file').slice(0, -'.mp3'.length);
    const key = await findRoundAudio(ctx, c.req.param('id'), askerOf(context), episodeId);
    return (key && (await sendFile(ctx.storage, key, c.req.raw, { cache: 'own' }))) || gone();
  });

  app.get('/episodes/:id/recap.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const { episode, season } = await getEpisode(ctx, c.req.param('id'), viewer);
    const recap = await readRecap(ctx, episode.id);
    const cache = canSeeSeason(season, null) ? 'forever' : 'own';
    return (recap && (await sendFile(ctx.storage, recap.audioKey, c.req.raw, { cache, delivery }))) || gone();
  });

  app.get('/episodes/:id/doors.mp3', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const { episode, season } = await getEpisode(ctx, c.req.param('id'), viewer);
    const cache = canSeeSeason(season, null) ? 'forever' : 'own';
    return (episode.doors && (await sendFile(ctx.storage, episode.doors.audioKey, c.req.raw, { cache }))) || gone();
  });

  app.get(`/episodes/:file{${episodeFile}}`, async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    return (await sendEpisodeFile(ctx, c.req.param('file'), viewer, c.req.raw)) ?? gone();
  });

  app.get(`/seasons/:file{[\\w-]+\\.(${takenForms.join('|')})}`, async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const [id, form] = c.req.param('file').split('.') as [string, TakenForm];
    return takeSeason(ctx, { id, form, viewer });
  });

  return app;
}

/** Sound that grows while it is heard: it can't be sought, kept or held back. */
function sendStream(takes: AsyncIterable<Uint8Array>): Response {
  return new Response(Readable.toWeb(Readable.from(fillFirstBlock(takes))) as ReadableStream, {
    headers: {
      'content-type': 'audio/mpeg',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
      'x-accel-buffering': 'no',
    },
  });
}
