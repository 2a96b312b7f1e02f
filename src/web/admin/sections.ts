import {
  Activity,
  ClipboardList,
  Flag,
  LibraryBig,
  MicVocal,
  Podcast,
  ScrollText,
  Star,
  TriangleAlert,
  UsersRound,
} from 'lucide-react';

/** The pages of the admin in the order of their menu; the first also stands at `/admin` itself. */
export const sections = [
  { path: 'overview', title: 'Overview', icon: Activity },
  { path: 'applications', title: 'Applications', icon: ClipboardList },
  { path: 'podcasts', title: 'Podcasts', icon: Podcast },
  { path: 'featured', title: 'Featured shows', icon: Star },
  { path: 'reports', title: 'Reports', icon: Flag },
  { path: 'content', title: 'Content', icon: LibraryBig },
  { path: 'users', title: 'Users', icon: UsersRound },
  { path: 'productions', title: 'Failed productions', icon: TriangleAlert },
  { path: 'voices', title: 'Voices and writer', icon: MicVocal },
  { path: 'log', title: 'Audit log', icon: ScrollText },
] as const;

/** One user's page belongs to the users. */
export function titleOf(section: string): string {
  const menu = section === 'user' ? 'users' : section;
  return sections.find(({ path }) => path === menu)?.title ?? 'Admin';
}
