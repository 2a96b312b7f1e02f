import { useRouteLoaderData } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import type { PublicSettings } from './page-context.ts';

export type RootData = { me: Me | null; settings: PublicSettings };

const unknown: RootData = { me: null, settings: { baseUrl: '', appStoreUrl: '/download', playStoreUrl: '/download' } };

/** The signed-in user and the public settings, on every page. If the root's loader failed: nobody, and defaults. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? unknown;
}
