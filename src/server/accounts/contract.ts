import { oc } from '@orpc/contract';
import { deletionState, me } from '#shared/accounts.ts';

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
  requestDeletion: oc
    .route({
      method: 'POST',
      path: '/me/deletion',
      operationId: 'requestDeletion',
      tags: ['me'],
      summary:
        'Asks for the account to be deleted in 14 days; 409 while a plan renews. GET /me/export has everything as a ZIP',
    })
    .output(deletionState),
  undoDeletion: oc
    .route({
      method: 'DELETE',
      path: '/me/deletion',
      operationId: 'undoDeletion',
      tags: ['me'],
      summary: 'Takes it back',
    })
    .output(deletionState),
};
