import { implement } from '@orpc/server';
import type { RequestContext } from '../context.ts';
import { accountsContract } from './contract.ts';
import { requireViewer } from '../viewer.ts';
import { requestDeletion, undoDeletion } from './delete-account.ts';
import { getMe } from './queries.ts';

const os = implement(accountsContract).$context<RequestContext>();

export const accountsApi = {
  me: os.me.handler(({ context }) => getMe(context.ctx, requireViewer(context))),
  requestDeletion: os.requestDeletion.handler(({ context }) => requestDeletion(context.ctx, requireViewer(context))),
  undoDeletion: os.undoDeletion.handler(({ context }) => undoDeletion(context.ctx, requireViewer(context))),
};
