import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { WindowHero } from '../heroes/window-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';

export const story: PageStory = {
  path: 'interactive-podcasts',
  title: 'Interactive Podcasts',
  description:
    'Podcasts you can answer. Play the original from its own feed, then hear the seasons that its listeners made, or make the next one.',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function InteractivePodcasts() {
  return (
    <WindowHero
      scene="radio-l"
      title={
        <>
          Podcasts <em className="sm">you can</em> Answer
        </>
      }
      action={
        <LinkButton to="/browse" variant="primary" size="lg">
          Find a show to talk back to
        </LinkButton>
      }
    >
      Listen to the original. Then, at the point where you always shout at the radio, say what happens instead, and hear
      that.
    </WindowHero>
  );
}
