import { MessageCircle, Rss, Tv } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Logo } from './logo.tsx';
import { StoreBadges, type StoreLinks } from './store-badges.tsx';
import { ThemeButton } from './theme-button.tsx';
import './footer.css';

const columns = [
  {
    title: 'Platform',
    links: [
      { to: '/browse', label: 'Browse Shows' },
      { to: '/creators', label: 'For Creators' },
      { to: '/download', label: 'Download App' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
    ],
  },
] as const;
const shortLinks = [
  { to: '/browse', label: 'Browse' },
  { to: '/creators', label: 'Creators' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const;
/** Placeholders until Canto has accounts on these sites. */
const social = [
  { label: 'YouTube', icon: Tv },
  { label: 'Community chat', icon: MessageCircle },
  { label: 'Podcast feed', icon: Rss },
] as const;

/** `isStatic` where no script will come: the theme can't be changed there. */
export function Footer(props: StoreLinks & { compact?: boolean; isStatic?: boolean }) {
  return props.compact ? <CompactFooter /> : <FullFooter {...props} />;
}

function FullFooter({ isStatic, ...stores }: StoreLinks & { isStatic?: boolean }) {
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="ft__g">
          <div>
            <Logo />
            <p className="muted ft__tag">{brand.tagline}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <StoreBadges {...stores} />
        </div>
        <div className="ft__b">
          <span>{brand.signOff}</span>
          <span className="ft__end">
            <span>
              © {new Date().getFullYear()} {brand.name}
            </span>
            {!isStatic && <ThemeButton />}
          </span>
        </div>
      </div>
    </footer>
  );
}

function CompactFooter() {
  return (
    <footer className="ft ft--c">
      <div className="wrap">
        <Logo />
        <nav aria-label="Footer">
          {shortLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <span className="soc">
          {social.map(({ label, icon }) => (
            <a key={label} className="ib" href="#" aria-label={label}>
              <Icon of={icon} />
            </a>
          ))}
          <ThemeButton />
        </span>
      </div>
    </footer>
  );
}
