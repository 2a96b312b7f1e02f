import { applicationStatuses } from '#shared/admin/admin.ts';
import { contentKinds } from '#shared/reports.ts';
import type { Api } from '#server/contract.ts';

/** Loads the data of the admin section in the address; null for an unknown section. Throws the API's errors. */
export async function loadSection({ admin }: Api, path: string, search: URLSearchParams) {
  const [section = '', id, ...rest] = path.split('/').filter(Boolean);
  if (rest.length > 0 || (id && section !== 'users')) return null;
  const words = search.get('search')?.trim() || undefined;
  switch (section) {
    case '':
    case 'overview':
      return { section: 'overview' as const, overview: await admin.getOverview() };
    case 'applications': {
      const status = oneOf(applicationStatuses, search.get('status'));
      return { section: 'applications' as const, status, first: await admin.listApplications({ status }) };
    }
    case 'podcasts':
      return { section, podcasts: (await admin.listPodcasts()).items };
    case 'featured':
      return { section, featured: (await admin.listFeatured()).items };
    case 'reports':
      return { section, ...(await admin.listReports()) };
    case 'content': {
      const query = {
        kind: oneOf(contentKinds, search.get('kind')),
        search: words,
        ...(search.has('hidden') ? { hidden: 'true' } : {}),
      };
      return { section, query, first: await admin.findContent(query) };
    }
    case 'users': {
      if (!id) return { section, search: words, first: await admin.findUsers({ search: words }) };
      const [user, ledger] = await Promise.all([admin.getUser({ id }), admin.listUserLedger({ id })]);
      return { section: 'user' as const, user, ledger };
    }
    case 'productions':
      return { section, first: await admin.listFailedProductions({}) };
    case 'voices':
      return { section, ...(await admin.getProviders()) };
    case 'log':
      return { section, first: await admin.listActs({}) };
    default:
      return null;
  }
}

export type SectionData = NonNullable<Awaited<ReturnType<typeof loadSection>>>;
/** The data of each section. */
export type DataOf<S extends SectionData['section']> = Extract<SectionData, { section: S }>;

function oneOf<T extends string>(known: readonly T[], value: string | null): T {
  return known.find((each) => each === value) ?? known[0]!;
}
