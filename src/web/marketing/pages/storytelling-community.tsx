import { Heart, ListPlus, Shuffle, UserRound } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { FeatureColumns } from '../cards/feature-columns.tsx';
import { GelWall } from '../cards/gel-wall.tsx';
import { StageHero } from '../heroes/stage-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Chapter, Illustrative } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const seasons = [
  { title: 'The Letter', turn: 'Where it began: a lighthouse, a letter, a wrong name.' },
  { title: 'The Letter, Opened', turn: 'Remixed at episode 2: they opened it.' },
  { title: 'Rowing Out', turn: 'Remixed at episode 2: they asked the keeper.' },
  { title: 'Two Keepers', turn: 'From “Rowing Out”, at the boat.' },
  { title: 'The Name Arrives', turn: 'Remixed at episode 3: they waited.' },
  { title: 'Low Tide', turn: 'From “Two Keepers”. Nobody saw that coming.' },
];
const ways = [
  {
    icon: Shuffle,
    title: 'Remix',
    text: 'Take any season from any of its choices. The original stays as it was, and is named on yours.',
  },
  { icon: Heart, title: 'Rate', text: 'A like moves a season up its show’s page. Nothing else does.' },
  { icon: ListPlus, title: 'Keep', text: 'Put it on your list. Only you see what is there.' },
  {
    icon: UserRound,
    title: 'Be named',
    text: 'Your name stands on each season you make, with your badge beside it on your own.',
  },
];

export const story: PageStory = {
  path: 'storytelling-community',
  title: 'Storytelling Community',
  description:
    'One story, six endings and the people who disagreed about them. How listeners on Canto remix, rate and carry on each other’s seasons.',
  image: '/art/hero.webp',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function StorytellingCommunity() {
  return (
    <>
      <StageHero
        art="hero"
        title={<>Nobody Tells It Alone</>}
        actions={
          <LinkButton to="/browse" variant="primary" size="lg">
            Meet the shows
          </LinkButton>
        }
      >
        Somebody starts a season. Somebody else takes the other door. By the weekend there are six, and all of them are
        right.
      </StageHero>
      <Chapter
        title="How one story becomes six"
        lead="The same stage, relit. Each sleeve parted from another at a single choice."
      >
        <GelWall items={seasons} />
        <Illustrative>These seasons are an example of how remixes branch.</Illustrative>
      </Chapter>
      <Chapter title="Four ways to take part" tight>
        <FeatureColumns items={ways} />
      </Chapter>
      <FurtherPages to={['fan-fiction-creation', 'interactive-storytelling', 'interactive-entertainment-platform']} />
    </>
  );
}
