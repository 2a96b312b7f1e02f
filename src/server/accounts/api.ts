import { implement } from '@orpc/server';
import { wholeList } from '#shared/paging.ts';
import type { RequestContext } from '../context.ts';
import { accountsContract } from './contract.ts';
import { requireViewer } from '../viewer.ts';
import { requestDeletion, undoDeletion } from './delete-account.ts';
import { limitAction } from './limit-action.ts';
import { getMe } from './queries.ts';
import { changePublicName } from './settings/change-public-name.ts';
import { takeFirstAdminLink } from './settings/first-admin.ts';
import { listSignInMethods, removePasskey, renamePasskey } from './sign-in/own-passkeys.ts';
import { endSession, endSessions, listSessions } from './settings/sessions.ts';

const os = implement(accountsContract).$context<RequestContext>();

export const accountsApi = {
  me: os.me.handler(({ context }) => getMe(context.ctx, requireViewer(context))),
  changePublicName: os.changePublicName.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'public-name');
    return { username: await changePublicName(context.ctx, viewer, input.public_name) };
  }),
  listSessions: os.listSessions.handler(async ({ context }) =>
    wholeList(await listSessions(context.ctx, requireViewer(context))),
  ),
  endSession: os.endSession.handler(async ({ context, input }) => ({
    ended: await endSession(context.ctx, requireViewer(context), input.id),
  })),
  endSessions: os.endSessions.handler(async ({ context }) => ({
    ended: await endSessions(context.ctx, requireViewer(context)),
  })),
  listSignInMethods: os.listSignInMethods.handler(({ context }) =>
    listSignInMethods(context.ctx, requireViewer(context)),
  ),
  renamePasskey: os.renamePasskey.handler(({ context, input }) =>
    renamePasskey(context.ctx, requireViewer(context), input.id, input.name),
  ),
  removePasskey: os.removePasskey.handler(async ({ context, input }) => {
    await removePasskey(context.ctx, requireViewer(context), input.id);
    return { removed: true as const };
  }),
  takeFirstAdminLink: os.takeFirstAdminLink.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'second-factor');
    await takeFirstAdminLink(context.ctx, viewer, input.token);
    return { granted: true as const };
  }),
  requestDeletion: os.requestDeletion.handler(({ context }) => requestDeletion(context.ctx, requireViewer(context))),
  undoDeletion: os.undoDeletion.handler(({ context }) => undoDeletion(context.ctx, requireViewer(context))),
};
