import { formatCantos, prices, signUpGrant } from '#shared/wallet.ts';
import { GitFork, Headphones, ShieldCheck, Users } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { FeatureColumns } from '../cards/feature-columns.tsx';
import { GenreCards } from '../cards/genre-cards.tsx';
import { StageHero } from '../heroes/stage-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Questions } from '../reading/questions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const features = [
  {
    icon: GitFork,
    title: 'Every ending is a fork',
    text: 'An episode closes on real choices. Take one and it is written, voiced and ready to play.',
  },
  {
    icon: Users,
    title: 'Cast it yourself',
    text: 'Two characters, from the show or from your own company, carry each season.',
  },
  {
    icon: Headphones,
    title: 'Made to be heard',
    text: 'Full narration over the location’s own music, mixed so the voice stays in front.',
  },
  {
    icon: ShieldCheck,
    title: 'Suitable for the back seat',
    text: 'Ratings from All Ages to 10+, and every plot is checked before it is recorded.',
  },
];

export const story: PageStory = {
  path: 'interactive-storytelling',
  title: 'Interactive Storytelling',
  description:
    'Narrated shows where every episode ends with doors. Open one, and the next episode begins behind it. Browse the shows and hear where they lead.',
  image: '/art/cross.webp',
  questions: [
    {
      question: 'What is interactive storytelling?',
      answer:
        'A story that stops to ask you something, and then goes where you said. On Canto each answer becomes the next episode.',
    },
    {
      question: 'Do I need to write anything?',
      answer: 'No. One line of plot is plenty, and you can ask for a suggestion. If you like to write, write more.',
    },
    {
      question: 'What does it cost?',
      answer: `Listening is free. A season, an episode or a remix costs ${prices.episode} cantos, and a free account starts with ${formatCantos(signUpGrant)}.`,
    },
  ],
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function InteractiveStorytelling() {
  return (
    <>
      <StageHero
        art="cross"
        title={
          <>
            Stories <em className="sm">that</em> Stop <em className="sm">and</em> Ask You
          </>
        }
        actions={
          <>
            <LinkButton to="/browse" variant="primary" size="lg">
              Browse Interactive Shows
            </LinkButton>
            <LinkButton to="/shows" size="lg">
              Hear a show
            </LinkButton>
          </>
        }
      >
        Interactive storytelling on Canto: narrated shows where every episode ends with doors, and the next one begins
        behind whichever you open.
      </StageHero>
      <Chapter>
        <FeatureColumns items={features} />
      </Chapter>
      <Chapter title="Find your kind of night" tight>
        <GenreCards />
      </Chapter>
      <Questions title="Questions from the stalls" items={story.questions ?? []} />
      <CallToAction
        title="The light is on"
        action={
          <LinkButton to="/browse" variant="primary" size="lg">
            Create Your Season
          </LinkButton>
        }
      >
        Pick a show, cast two characters and say what happens. A free account starts with {formatCantos(signUpGrant)}{' '}
        cantos.
      </CallToAction>
      <FurtherPages to={['audio-drama-creation', 'storytelling-community', 'interactive-podcasts']} />
    </>
  );
}
