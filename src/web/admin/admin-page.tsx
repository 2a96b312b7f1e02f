import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FeaturedSection } from './featured-section.tsx';
import type { SectionData } from './load-section.ts';
import { LogSection } from './log-section.tsx';
import { ProductionsSection } from './productions-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { sections, titleOf } from './sections.ts';
import { UserSection } from './user-section.tsx';
import { UsersSection } from './users-section.tsx';
import './admin.css';

/** The rooms behind the stage: a menu of sections, and the one that is open. */
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
    case 'applications':
      return <ApplicationsSection {...data} />;
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
    case 'log':
      return <LogSection {...data} />;
  }
}
