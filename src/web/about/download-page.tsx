import { Headphones, Share2, Sparkles } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { StoreBadges, type StoreLinks } from '#web/frame/store-badges.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { FeatureColumns } from '#web/marketing/cards/feature-columns.tsx';
import { StageHero } from '#web/marketing/heroes/stage-hero.tsx';
import { Chapter } from '#web/marketing/sections/chapter.tsx';
import { FurtherPages } from '#web/marketing/sections/further-pages.tsx';
import './download-page.css';

const features = [
  {
    icon: Sparkles,
    title: 'Make a season anywhere',
    text: 'Two characters, a place and a line of plot. It is written and voiced while you wait for the bus.',
  },
  {
    icon: Headphones,
    title: 'Listen and read along',
    text: 'A player that stays with you, and a transcript that is lit word by word.',
  },
  {
    icon: Share2,
    title: 'Pass it on',
    text: 'Send a season to anybody. They press play; no account is asked for.',
  },
];

export function DownloadPage({ appStoreUrl, playStoreUrl }: StoreLinks) {
  const missing = [
    ...(isMissing(appStoreUrl) ? ['iPhone and iPad'] : []),
    ...(isMissing(playStoreUrl) ? ['Android'] : []),
  ];
  return (
    <>
      <StageHero
        art="hero"
        title={
          <>
            Create <em className="sm">the</em> Next Season
          </>
        }
        actions={
          <StoreBadges
            appStoreUrl={isMissing(appStoreUrl) ? null : appStoreUrl}
            playStoreUrl={isMissing(playStoreUrl) ? null : playStoreUrl}
          />
        }
      >
        The {brand.name} app is free to download. Create and share as many seasons as you like, without limit.
      </StageHero>
      {missing.length > 0 && (
        <Chapter tight>
          <div className="dl">
            <h2 className="d">{missing.length === 2 ? 'The apps are on their way' : 'One app is still on its way'}</h2>
            <p>
              The app for {missing.join(', and the one for ')} can’t be downloaded yet. You need not wait: this whole
              site works in your phone’s browser, the player included. Add it to your home screen from the browser’s
              menu and it is one tap away.
            </p>
            <LinkButton to="/browse">Browse Interactive Shows</LinkButton>
          </div>
        </Chapter>
      )}
      <Chapter>
        <FeatureColumns items={features} />
      </Chapter>
      <FurtherPages to={['storytelling-app-features', 'interactive-storytelling']} />
    </>
  );
}

const isMissing = (url: string) => url === brand.storeFallbackUrl;
