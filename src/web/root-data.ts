import { useRouteLoaderData } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import type { PublicSettings } from './page-context.ts';

export type RootData = { me: Me | null; settings: PublicSettings };

const unknown: RootData = { me: null, settings: { baseUrl: '', appStoreUrl: '/download', playStoreUrl: '/download' } };

/** Who is signed in and the public settings, on every page; nobody while even these could not be loaded. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? unknown;
}
