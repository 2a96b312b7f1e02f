import { Bookmark, Captions, GitFork, ListMusic, Rewind, Share2 } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { BenefitList } from '../cards/benefit-list.tsx';
import { StageHero } from '../heroes/stage-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Figures } from '../money/figures.tsx';
import { ThreeDoors } from '../reading/three-doors.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const features = [
  {
    icon: ListMusic,
    title: 'A player that stays',
    text: 'It goes on while you look around, and remembers nothing you did not ask it to.',
  },
  {
    icon: Captions,
    title: 'Read along',
    text: 'The words are lit as they are spoken, and any line takes you to its second.',
  },
  { icon: Rewind, title: 'Fifteen seconds back', text: 'For the doorbell. And forward, for the brave.' },
  {
    icon: GitFork,
    title: 'What happens next?',
    text: 'Three paths after the newest episode. Open one and it is made for you.',
  },
  { icon: Bookmark, title: 'My List', text: 'Keep a season for the train; it waits on your front page.' },
  { icon: Share2, title: 'A link that works', text: 'Send a season to anybody. They need no account to listen.' },
];

export const story: PageStory = {
  path: 'storytelling-app-features',
  title: 'Storytelling App Features',
  description:
    'Listen, read along, choose what happens next, remix, save and share: everything the Canto app does, on phones and in any browser.',
  image: '/art/hero.webp',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function StorytellingAppFeatures() {
  return (
    <>
      <StageHero
        art="hero"
        title={
          <>
            <em className="sm">A</em> Radio <em className="sm">that</em> Listens Back
          </>
        }
        actions={
          <LinkButton to="/download" variant="primary" size="lg">
            Get the app
          </LinkButton>
        }
      >
        Press play and put the phone away. When the story needs you, it will ask.
      </StageHero>
      <Chapter title="In your pocket">
        <BenefitList items={features} />
      </Chapter>
      <Chapter title="And at the end of each episode" tight>
        <ThreeDoors
          after="Both of the twins were telling the truth, and only one of them had been to the island."
          paths={['Ask about the boat', 'Look at their shoes', 'Take the ferry before they do']}
        />
      </Chapter>
      <Chapter>
        <Figures
          items={[
            { figure: '4.8/5', what: 'rating in the stores' },
            { figure: '50K+', what: 'downloads' },
          ]}
        />
      </Chapter>
      <FurtherPages to={['interactive-entertainment-platform', 'storytelling-community', 'voice-acting-tools']} />
    </>
  );
}
