import { implement } from '@orpc/server';
import { limitAction } from '../accounts/limit-action.ts';
import type { RequestContext } from '../context.ts';
import { createCreatorApplication, notifyCreatorApplication } from './apply.ts';
import { creatorsContract } from './contract.ts';

const os = implement(creatorsContract).$context<RequestContext>();

export const creatorsApi = {
  apply: os.apply.handler(async ({ context, input: { website, ...form } }) => {
    // Only programs fill the field that nobody sees.
    if (website) return { id: crypto.randomUUID() };
    await limitAction({ ...context, viewer: null }, 'creator-application');
    return createCreatorApplication(context.ctx, form);
  }),
  notify: os.notify.handler(async ({ context, input: { website, ...form } }) => {
    if (!website) await notifyCreatorApplication(context.ctx, form);
    return { success: true as const };
  }),
};
