import { implement } from '@orpc/server';
import type { RequestContext } from '../context.ts';
import { createCreatorApplication, notifyCreatorApplication } from './apply.ts';
import { creatorsContract } from './contract.ts';
import { limitApplications } from './limit-applications.ts';

const os = implement(creatorsContract).$context<RequestContext>();

export const creatorsApi = {
  apply: os.apply.handler(async ({ context: { ctx, network }, input: { website, ...form } }) => {
    // Only programs fill the field that nobody sees.
    if (website) return { id: crypto.randomUUID() };
    await limitApplications(ctx, network);
    return createCreatorApplication(ctx, form);
  }),
  notify: os.notify.handler(async ({ context, input: { website, ...form } }) => {
    if (!website) await notifyCreatorApplication(context.ctx, form);
    return { success: true as const };
  }),
};
