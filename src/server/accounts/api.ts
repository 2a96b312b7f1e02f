import { implement } from '@orpc/server';
import type { RequestContext } from '../context.ts';
import { accountsContract } from './contract.ts';
import { requireViewer } from '../viewer.ts';
import { getMe } from './queries.ts';

const os = implement(accountsContract).$context<RequestContext>();

export const accountsApi = {
  me: os.me.handler(({ context }) => getMe(context.ctx, requireViewer(context))),
};
