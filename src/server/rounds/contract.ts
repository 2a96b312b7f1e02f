import { oc } from '@orpc/contract';
import { z } from 'zod';
import { reactions, round, roundDoorway, roundLimits } from '#shared/rounds/round.ts';
import { transcript } from '#shared/seasons.ts';
import { prices } from '#shared/wallet.ts';

const id = z.string().min(1).max(64);
const inRound = z.object({ id });
const done = z.object({ ok: z.literal(true) });

/** One line, without control characters. */
const typed = (most: number, missing: string) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().min(1, missing).max(most, `Please keep it to ${most} characters.`));
const name = typed(roundLimits.nameLetters, 'Please write a name.');

type Path = `/${string}`;
const call = (method: 'GET' | 'POST', path: Path, operationId: string, summary: string) =>
  oc.route({ method, path: `/rounds${path}` as Path, operationId, tags: ['rounds'], summary });

/** Friends who listen together. `GET /rounds/{id}/events` and `GET /rounds/clock` stand beside these calls. */
export const roundsContract = {
  startRound: oc
    .route({
      method: 'POST',
      path: '/rounds',
      operationId: 'startRound',
      tags: ['rounds'],
      summary:
        'Opens a room for a season; its id is the link. A premiere, for owners of a show, begins at `starts_at_ms`',
    })
    .input(
      z.object({
        season_id: id,
        episode_number: z.number().int().min(1).optional(),
        name: name.optional(),
        starts_at_ms: z.number().int().optional(),
      }),
    )
    .output(round),
  mayPremiere: oc
    .route({ method: 'GET', path: '/seasons/{id}/premiere', operationId: 'mayPremiere', tags: ['rounds'] })
    .input(inRound)
    .output(z.object({ may: z.boolean() })),
  readDoorway: call('GET', '/{id}', 'readDoorway', 'What somebody with the link sees before joining')
    .input(inRound)
    .output(roundDoorway),
  readRound: call('GET', '/{id}/state', 'readRound', 'The room as its events tell it, for members')
    .input(inRound)
    .output(round),
  readRoundLines: call('GET', '/{id}/lines', 'readRoundLines', 'What is said in the episode of the room, for members')
    .input(inRound)
    .output(transcript),
  joinRound: call('POST', '/{id}/join', 'joinRound', 'Takes a seat; without an account, as a guest by a cookie')
    .input(inRound.extend({ name }))
    .output(z.object({ member_id: z.string(), name: z.string() })),
  leaveRound: call('POST', '/{id}/leave', 'leaveRound', 'Gives the seat up').input(inRound).output(done),
  leadRound: call('POST', '/{id}/lead', 'leadRound', 'The host plays, pauses, jumps or ends the round, for all')
    .input(
      z.discriminatedUnion('action', [
        inRound.extend({ action: z.enum(['play', 'pause', 'end']) }),
        inRound.extend({ action: z.literal('seek'), at_ms: z.number() }),
      ]),
    )
    .output(done),
  voteForDoor: call('POST', '/{id}/vote', 'voteForDoor', 'A vote at the doors; another one takes its place')
    .input(inRound.extend({ door_id: id }))
    .output(done),
  decideDoor: call(
    'POST',
    '/{id}/decide',
    'decideDoor',
    'The host decides a tie, or chooses another door than one that costs',
  )
    .input(inRound.extend({ door_id: id }))
    .output(done),
  pledge: call('POST', '/{id}/pledge', 'pledge', 'Promises cantos for a door that costs; taken once the sum is there')
    .input(inRound.extend({ cantos: z.number().int().min(0).max(prices.episode) }))
    .output(done),
  payForDoor: call('POST', '/{id}/pay', 'payForDoor', 'The host pays for the chosen door').input(inRound).output(done),
  say: call('POST', '/{id}/words', 'say', 'Says something to the room; judged')
    .input(inRound.extend({ text: typed(roundLimits.saidLetters, 'Please write something.') }))
    .output(done),
  react: call('POST', '/{id}/reactions', 'react', 'Shows the room what one feels')
    .input(inRound.extend({ reaction: z.enum(reactions) }))
    .output(done),
  noteStep: call('POST', '/{id}/step', 'noteStep', 'Says whether one is catching up')
    .input(inRound.extend({ behind: z.boolean() }))
    .output(done),
  removeMember: call(
    'POST',
    '/{id}/members/{member_id}/remove',
    'removeMember',
    'The host shows somebody out, for good',
  )
    .input(inRound.extend({ member_id: id }))
    .output(done),
  takeOver: call('POST', '/{id}/take-over', 'takeOver', 'Becomes the host, a minute after the host has gone')
    .input(inRound)
    .output(done),
};
