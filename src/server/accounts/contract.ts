import { oc } from '@orpc/contract';
import { z } from 'zod';
import { deletionState, me, passkey, passkeyName, publicName, session, signInMethods } from '#shared/accounts.ts';
import { idInput, pageOf } from '#shared/paging.ts';

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
  changePublicName: oc
    .route({
      method: 'PATCH',
      path: '/me',
      operationId: 'changePublicName',
      tags: ['me'],
      summary: 'How others see one; 409 when somebody else has the name',
    })
    .input(z.object({ public_name: publicName }))
    .output(z.object({ username: z.string() })),
  listSessions: oc
    .route({
      method: 'GET',
      path: '/me/sessions',
      operationId: 'listSessions',
      tags: ['me'],
      summary: 'Where one is signed in, this session first',
    })
    .output(pageOf(session)),
  endSession: oc
    .route({ method: 'DELETE', path: '/me/sessions/{id}', operationId: 'endSession', tags: ['me'] })
    .input(idInput)
    .output(z.object({ ended: z.number() })),
  endSessions: oc
    .route({
      method: 'DELETE',
      path: '/me/sessions',
      operationId: 'endSessions',
      tags: ['me'],
      summary: 'Signs out everywhere, here too',
    })
    .output(z.object({ ended: z.number() })),
  listSignInMethods: oc
    .route({
      method: 'GET',
      path: '/me/sign-in-methods',
      operationId: 'listSignInMethods',
      tags: ['me'],
      summary: 'Whether one has a password, is known by the provider, and one’s passkeys',
    })
    .output(signInMethods),
  renamePasskey: oc
    .route({ method: 'PATCH', path: '/me/passkeys/{id}', operationId: 'renamePasskey', tags: ['me'] })
    .input(idInput.extend({ name: passkeyName }))
    .output(passkey),
  removePasskey: oc
    .route({
      method: 'DELETE',
      path: '/me/passkeys/{id}',
      operationId: 'removePasskey',
      tags: ['me'],
      summary: 'It opens the account no more; 403 for an admin who signed in without one',
    })
    .input(idInput)
    .output(z.object({ removed: z.literal(true) })),
  takeFirstAdminLink: oc
    .route({
      method: 'POST',
      path: '/me/first-admin',
      operationId: 'takeFirstAdminLink',
      tags: ['me'],
      summary: 'By the link that Canto prints while nobody is an admin',
    })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ granted: z.literal(true) })),
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
