import { oc } from '@orpc/contract';
import { me } from '#shared/accounts.ts';

export const accountsContract = {
  me: oc
    .route({
      method: 'GET',
      path: '/me',
      operationId: 'getMe',
      tags: ['me'],
      summary: 'The signed-in user, roles, balance and plan',
    })
    .output(me),
};
