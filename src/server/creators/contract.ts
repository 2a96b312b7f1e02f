import { oc } from '@orpc/contract';
import { z } from 'zod';
import { creatorApplication } from '#shared/accounts.ts';

/** `website` is the honeypot: people never see it, so whoever fills it is thanked and ignored. */
const form = creatorApplication.extend({ website: z.string().max(200).optional() });

export const creatorsContract = {
  apply: oc
    .route({
      method: 'POST',
      path: '/creator-applications',
      operationId: 'createCreatorApplication',
      tags: ['creators'],
      successStatus: 201,
    })
    .input(form)
    .output(z.object({ id: z.string() })),
  notify: oc
    .route({
      method: 'POST',
      path: '/functions/notify-creator-application',
      operationId: 'notify-creator-application',
      tags: ['functions'],
    })
    .input(form)
    .output(z.object({ success: z.literal(true) })),
};
