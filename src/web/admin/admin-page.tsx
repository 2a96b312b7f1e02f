import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { ApplicationsSection } from './sections/applications-section.tsx';
import { ContentSection } from './sections/content-section.tsx';
import { FeaturedSection } from './sections/featured-section.tsx';
import type { SectionData } from './load-section.ts';
import { OverviewSection } from './overview/overview-section.tsx';
import { LogSection } from './sections/log-section.tsx';
import { PodcastsSection } from './sections/podcasts-section.tsx';
import { ProductionsSection } from './sections/productions-section.tsx';
import { ReportsSection } from './sections/reports-section.tsx';
import { sections, titleOf } from './sections.ts';
import { UserSection } from './sections/user-section.tsx';
import { UsersSection } from './sections/users-section.tsx';
import { VoicesSection } from './voices/voices-section.tsx';
import './admin.css';

/** The admin pages: a menu of sections and the open one. */
export function AdminPage({ data }: { data: SectionData }) {
  const current = data.section === 'user' ? 'users' : data.section;
  const menu = useRef<HTMLElement>(null);
  // On phones the menu is one row that is longer than the screen.
  useEffect(() => {
    const [row, link] = [menu.current, menu.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <div className="wrap adm">
      <div className="lampbg" aria-hidden="true" />
      <nav className="adm__nav" aria-label="Admin" ref={menu}>
        <ul>
          {sections.map(({ path, title, icon }) => (
            <li key={path}>
              <Link to={`/admin/${path}`} aria-current={path === current ? 'page' : undefined}>
                <Icon of={icon} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="adm__main">
        <p className="adm__k">{brand.name} admin</p>
        {data.section === 'user' ? (
          <h1 className="d adm__mail">{data.user.email}</h1>
        ) : (
          <h1 className="d">{titleOf(current)}</h1>
        )}
        <Section data={data} />
      </div>
    </div>
  );
}

function Section({ data }: { data: SectionData }) {
  switch (data.section) {
    case 'overview':
      return <OverviewSection {...data} />;
    case 'applications':
      return <ApplicationsSection {...data} />;
    case 'podcasts':
      return <PodcastsSection {...data} />;
    case 'featured':
      return <FeaturedSection key={data.featured.map(({ id }) => id).join()} {...data} />;
    case 'reports':
      return <ReportsSection {...data} />;
    case 'content':
      return <ContentSection {...data} />;
    case 'users':
      return <UsersSection {...data} />;
    case 'user':
      return <UserSection key={data.user.id} {...data} />;
    case 'productions':
      return <ProductionsSection {...data} />;
    case 'voices':
      return <VoicesSection {...data} />;
    case 'log':
      return <LogSection {...data} />;
  }
}
