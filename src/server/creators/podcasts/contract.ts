import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idInput } from '#shared/paging.ts';
import { addedPodcast, podcast, podcastNumbers, podcastWorld, publishedPodcast } from '#shared/podcasts.ts';

const route = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: '' | `/${string}`,
  operationId: string,
  summary: string,
) => oc.route({ method, path: `/me/podcasts${path}`, operationId, tags: ['creators'], summary });

/** For creators whose application was accepted: 401 for who is signed out, 403 for others, 404 for somebody else's podcast. */
export const podcastsContract = {
  list: route('GET', '', 'listMyPodcasts', 'Podcasts one brings, the newest first').output(
    z.object({ items: z.array(podcast) }),
  ),
  add: route('POST', '', 'addPodcast', 'Reads a feed, or the feed of a page, as a preview that nobody else sees')
    .input(addedPodcast)
    .output(podcast),
  get: route('GET', '/{id}', 'getPodcast', 'One of them').input(idInput).output(podcast),
  remove: route('DELETE', '/{id}', 'removePodcast', 'Takes one back that is not published')
    .input(idInput)
    .output(z.object({ removed: z.literal(true) })),
  read: route('POST', '/{id}/read', 'readPodcast', 'Reads its feed now, and looks for the code')
    .input(idInput)
    .output(podcast),
  changeAddress: route('PUT', '/{id}/address', 'changePodcastAddress', 'The same podcast at another address')
    .input(idInput.extend(addedPodcast.shape))
    .output(podcast),
  mailCode: route('POST', '/{id}/mailed-code', 'mailPodcastCode', 'Mails a code to the owner that the feed names')
    .input(idInput)
    .output(podcast),
  enterCode: route('POST', '/{id}/proof', 'provePodcast', 'Proves it by the code that was mailed')
    .input(idInput.extend({ code: z.string().trim().min(1).max(40) }))
    .output(podcast),
  askToVouch: route('POST', '/{id}/vouching', 'askToVouchForPodcast', 'Asks the house to say whose it is')
    .input(idInput)
    .output(podcast),
  publish: route('POST', '/{id}/publish', 'publishPodcast', 'Makes a show of it; it has to be proved')
    .input(idInput.extend(publishedPodcast.shape))
    .output(podcast),
  setPublic: route('PUT', '/{id}/visibility', 'setPodcastVisibility', 'Takes its show down, or brings it back')
    .input(idInput.extend({ is_public: z.boolean() }))
    .output(podcast),
  propose: route('POST', '/{id}/proposal', 'proposePodcastWorld', 'People and places out of its texts; keeps nothing')
    .input(idInput)
    .output(podcastWorld),
  makeInteractive: route('POST', '/{id}/world', 'makePodcastInteractive', 'Gives its show people and places')
    .input(idInput.extend(podcastWorld.shape))
    .output(podcast),
  numbers: route('GET', '/{id}/numbers', 'getPodcastNumbers', 'The last 90 days of its show')
    .input(idInput)
    .output(podcastNumbers),
};
