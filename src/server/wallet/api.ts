import { implement } from '@orpc/server';
import { AppError } from '#shared/errors.ts';
import { requireViewer } from '../viewer.ts';
import type { RequestContext } from '../context.ts';
import { walletContract } from './contract.ts';
import { listEntries } from './queries.ts';

const os = implement(walletContract).$context<RequestContext>();
const unavailable = () => {
  throw new AppError('unavailable');
};

export const walletApi = {
  ledger: os.ledger.handler(({ context, input }) => listEntries(context.ctx, requireViewer(context).userId, input)),
  createPayment: os.createPayment.handler(unavailable),
  createCheckout: os.createCheckout.handler(unavailable),
  verifyPayment: os.verifyPayment.handler(unavailable),
  openPortal: os.openPortal.handler(unavailable),
};
