import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Me } from '#shared/accounts.ts';
import { AccountMenu } from '#web/accounts/account-menu.tsx';
import { Footer } from '../footer.tsx';
import { Header } from './header.tsx';
import { searchAddress } from './header-search.tsx';
import { HeaderSheet } from './header-sheet.tsx';
import { StaticHeader } from './static-header.tsx';
import { WalletButton } from './wallet-button.tsx';

const me: Me = {
  user: { id: '1', email: 'marlowe@example.com', display_name: 'm', username: 'm' },
  roles: ['user'],
  role: 'user',
  balance: 1240,
  plan: 'free',
};
const nothing = () => undefined;
const draw = (element: React.ReactElement) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/browse']}>{element}</MemoryRouter>);
const header = (who: Me | null) =>
  draw(
    <Header
      me={who}
      onSignIn={nothing}
      onSignOut={nothing}
      downloadUrl="/download"
      wallet={<WalletButton balance={me.balance} />}
      accountMenu={<AccountMenu me={me} onSignOut={nothing} />}
    />,
  );

it('shows the wallet and the account only to who is signed in', () => {
  expect(header(me)).toContain('1,240 cantos, open wallet');
  expect(header(me)).toContain('marlowe, account menu');
  expect(header(me)).not.toContain('Sign In');
  expect(header(null)).not.toContain('wallet');
  expect(header(null)).toContain('Sign In');
});
it('offers on small screens what the account menu has', () => {
  const sheet = (who: Me | null) =>
    draw(<HeaderSheet me={who} onSignIn={nothing} onSignOut={nothing} downloadUrl="/download" onClose={nothing} />);
  for (const item of ['Upgrade', 'Sign Out', 'href="/account"', 'href="/history"', 'href="/downloads"'])
    expect(sheet(me)).toContain(item);
  expect(sheet({ ...me, role: 'admin', plan: 'premium' })).toContain('Admin');
  expect(sheet({ ...me, plan: 'premium' })).not.toContain('Upgrade');
  expect(sheet({ ...me, is_creator: true })).toContain('href="/my-podcasts"');
  expect(sheet(me)).not.toContain('My Podcasts');
  expect(sheet(null)).not.toContain('Upgrade');
});
it('marks where one is', () => {
  expect(header(null)).toMatch(/aria-current="page"[^>]*>Browse Shows/);
});
it('searches on Browse, and not for nothing', () => {
  expect(searchAddress(' fox & owl ')).toBe('/browse?search=fox%20%26%20owl');
  expect(searchAddress('  \t ')).toBeNull();
});
it('lets the browser refuse blank searches where there is no script to do so', () => {
  const pattern = / required="" pattern="([^"]+)"/.exec(draw(<StaticHeader downloadUrl="/download" />))?.[1];
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(' \t ')).toBe(false);
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(' fox & owl ')).toBe(true);
  expect(header(null)).not.toContain('required');
});
it('has the specified words in both footers', () => {
  const full = draw(<Footer appStoreUrl="https://a.example" playStoreUrl="https://p.example" />);
  for (const words of [
    'Download App',
    'Privacy Policy',
    'Terms of Service',
    'Built with love for the Creation Generation',
    'App Store',
    'Google Play',
    String(new Date().getFullYear()),
  ])
    expect(full).toContain(words);
  const compact = draw(<Footer compact appStoreUrl="/download" playStoreUrl="/download" />);
  expect(compact.match(/>(Browse|Creators|Privacy|Terms)</g)).toHaveLength(4);
  expect(compact).not.toContain('Creation Generation');
});
