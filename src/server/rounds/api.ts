import { implement } from '@orpc/server';
import { limitAction } from '../accounts/limit-action.ts';
import type { RequestContext } from '../context.ts';
import { getSeason } from '../seasons/queries.ts';
import { readTranscript } from '../seasons/transcript.ts';
import { requireViewer } from '../viewer.ts';
import { changeRound } from './change-round.ts';
import { roundsContract } from './contract.ts';
import { leadRound } from './lead-round.ts';
import {
  askerOf,
  findMember,
  joinRound,
  leaveRound,
  noteStep,
  removeMember,
  requireMember,
  requireSeat,
  takeOver,
} from './members.ts';
import { payAsHost, payTogether } from './doors/pay-door.ts';
import { presentDoorway, presentRound } from './present-round.ts';
import { openRound } from './read-round.ts';
import { speak } from './speak.ts';
import { findSuggestedName, mayPremiere, startRound } from './start-round.ts';
import { decideDoor, pledge, voteForDoor } from './doors/vote.ts';

const os = implement(roundsContract).$context<RequestContext>();
const done = { ok: true } as const;

export const roundsApi = {
  startRound: os.startRound.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'round');
    return startRound(context.ctx, viewer, input, context.idempotencyKey);
  }),
  mayPremiere: os.mayPremiere.handler(async ({ context: { ctx, viewer }, input }) => ({
    may: await mayPremiere(ctx, viewer, await getSeason(ctx, input.id, viewer)),
  })),
  readDoorway: os.readDoorway.handler(async ({ context, input }) => {
    const round = await openRound(context.ctx, input.id);
    const suggestedName = await findSuggestedName(context.ctx, context.viewer?.userId ?? null);
    const nowMs = context.ctx.clock.now().getTime();
    return presentDoorway(round, findMember(round, askerOf(context)), { suggestedName, nowMs });
  }),
  readRound: os.readRound.handler(async ({ context, input }) => {
    const round = await changeRound(context.ctx, input.id);
    requireSeat(context.ctx, round, requireMember(round, askerOf(context)));
    return presentRound(context.ctx, round);
  }),
  readRoundLines: os.readRoundLines.handler(async ({ context, input }) => {
    const round = await openRound(context.ctx, input.id);
    requireMember(round, askerOf(context));
    return readTranscript(context.ctx, round.episode.id);
  }),
  joinRound: os.joinRound.handler(async ({ context, input }) => {
    await limitAction(context, 'round-join');
    const userId = context.viewer?.userId ?? null;
    // A guest is known by a cookie from now on; whoever has an account, by the account.
    const guestId = userId ? context.guest.id : context.guest.keep();
    const member = await joinRound(context.ctx, input.id, { userId, guestId }, input.name);
    return { member_id: member.id, name: member.name };
  }),
  leaveRound: os.leaveRound.handler(async ({ context, input }) => {
    await leaveRound(context.ctx, input.id, askerOf(context));
    return done;
  }),
  leadRound: os.leadRound.handler(async ({ context, input }) => {
    await leadRound(context.ctx, input.id, askerOf(context), input);
    return done;
  }),
  voteForDoor: os.voteForDoor.handler(async ({ context, input }) => {
    await limitAction(context, 'round-vote');
    await voteForDoor(context.ctx, input.id, askerOf(context), input.door_id);
    return done;
  }),
  decideDoor: os.decideDoor.handler(async ({ context, input }) => {
    await decideDoor(context.ctx, input.id, askerOf(context), input.door_id);
    await payTogether(context.ctx, input.id);
    return done;
  }),
  pledge: os.pledge.handler(async ({ context, input }) => {
    await limitAction(context, 'round-vote');
    await pledge(context.ctx, input.id, askerOf(context), input.cantos);
    await payTogether(context.ctx, input.id);
    return done;
  }),
  payForDoor: os.payForDoor.handler(async ({ context, input }) => {
    await limitAction(context, 'production');
    await payAsHost(context.ctx, input.id, askerOf(context));
    return done;
  }),
  say: os.say.handler(async ({ context, input }) => {
    await speak(context.ctx, input.id, askerOf(context), { text: input.text });
    return done;
  }),
  react: os.react.handler(async ({ context, input }) => {
    await speak(context.ctx, input.id, askerOf(context), { reaction: input.reaction });
    return done;
  }),
  noteStep: os.noteStep.handler(async ({ context, input }) => {
    await noteStep(context.ctx, input.id, askerOf(context), input.behind);
    return done;
  }),
  removeMember: os.removeMember.handler(async ({ context, input }) => {
    await removeMember(context.ctx, input.id, askerOf(context), input.member_id);
    return done;
  }),
  takeOver: os.takeOver.handler(async ({ context, input }) => {
    await takeOver(context.ctx, input.id, askerOf(context));
    return done;
  }),
};
