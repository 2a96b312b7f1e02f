import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { PosterHero } from '../heroes/poster-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Essay } from '../reading/essay.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const points = [
  {
    title: 'The listener is a character',
    text: 'Radio spoke to a room, podcasts to a pair of ears. What comes next speaks to somebody who can answer, and has to be ready for what they say.',
  },
  {
    title: 'Shorter scenes, longer worlds',
    text: 'An episode now fits a walk to the shop. What keeps people is not its length but that the place is still there tomorrow, with the same cat on the same wall.',
  },
  {
    title: 'Captions for everybody',
    text: 'Reading along began as a kindness to those who hear little. It turns out that children learn from it, and that nobody on a train is ashamed of it.',
  },
  {
    title: 'Fans finish the sentence',
    text: 'The gap between two seasons used to be silence. It is where fan fiction has always lived, and it is getting a sound of its own.',
  },
  {
    title: 'Say what is made, and how',
    text: 'A voice that was never in a room can still move you. It should not pretend to have been there. On Canto the machinery is named, and so is whoever had the idea.',
  },
];

export const story: PageStory = {
  path: 'audio-storytelling-trends',
  title: 'Audio Storytelling Trends',
  description:
    'Five things we think are changing in the stories people listen to, from answers to captions to fans, written without a single statistic.',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function AudioStorytellingTrends() {
  return (
    <>
      <PosterHero
        posters={['orbit-p', 'lantern-p', 'dragon-p']}
        title={
          <>
            Where Stories <em className="sm">are</em> Going <em className="sm">by</em> Ear
          </>
        }
        actions={
          <LinkButton to="/browse" variant="primary" size="lg">
            Hear for yourself
          </LinkButton>
        }
      >
        Five things we believe about audio storytelling. They are opinions, and come without statistics.
      </PosterHero>
      <Chapter>
        <Essay points={points} />
      </Chapter>
      <FurtherPages to={['audio-drama-creation', 'podcast-audience-engagement', 'storytelling-app-features']} />
    </>
  );
}
