export const headerLinks = [
  { to: '/browse', label: 'Browse Shows' },
  { to: '/creators', label: 'For Creators' },
] as const;
