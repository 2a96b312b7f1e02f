import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { CurtainHero } from '../heroes/curtain-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';

export const story: PageStory = {
  path: 'audio-content-monetization',
  title: 'Audio Content Monetization',
  description:
    'Old episodes go quiet. Let listeners make new ones in the same world, and share in what they spend. Apply with your show in five minutes.',
  image: '/art/ghost.webp',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function AudioContentMonetization() {
  return (
    <CurtainHero
      title={
        <>
          Don’t Let <em className="sm">the</em> Archive <em className="sm">go</em> Dark
        </>
      }
      action={
        <LinkButton to="/creators#apply" variant="primary" size="lg">
          Apply with your show
        </LinkButton>
      }
    >
      Somewhere in your back catalogue is a world that people still think about. Open it to them, and share in what they
      make there. Earnings vary by audience.
    </CurtainHero>
  );
}
