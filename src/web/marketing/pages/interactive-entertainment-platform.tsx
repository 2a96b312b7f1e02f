import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { WindowHero } from '../heroes/window-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Figures } from '../money/figures.tsx';
import { Chapter } from '../sections/chapter.tsx';

export const story: PageStory = {
  path: 'interactive-entertainment-platform',
  title: 'Interactive Entertainment Platform',
  description:
    'Shows to listen to, characters to cast, endings to argue with: one house for people who make stories and people who would rather choose them.',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function InteractiveEntertainmentPlatform() {
  return (
    <>
      <WindowHero
        scene="cloud-l"
        title={
          <>
            One House, <em className="sm">a</em> Thousand Stages
          </>
        }
        action={
          <LinkButton to="/browse" variant="primary" size="lg">
            Come in
          </LinkButton>
        }
      >
        On one of them a dragon is asleep on a cottage. On another, a radio tower has started to answer. You may sit
        down, or you may go backstage and change the plot.
      </WindowHero>
      <Chapter tight>
        <Figures
          items={[
            { figure: '3.5M+', what: 'players' },
            { figure: '12K+', what: 'stories' },
            { figure: '75M+', what: 'choices' },
          ]}
        />
      </Chapter>
    </>
  );
}
