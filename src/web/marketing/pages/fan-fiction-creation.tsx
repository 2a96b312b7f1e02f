import { BookOpen, GitFork, Heart, Palette, ShieldCheck, UserPlus } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { BenefitList } from '../cards/benefit-list.tsx';
import { PosterHero } from '../heroes/poster-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Questions } from '../reading/questions.tsx';
import { ThreeDoors } from '../reading/three-doors.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const reasons = [
  {
    icon: UserPlus,
    title: 'Bring your own lead',
    text: 'Write somebody new into a show you love; six questions are enough.',
  },
  {
    icon: BookOpen,
    title: 'Start from one line',
    text: 'A plot idea of a sentence, or a page of them. Both become a season.',
  },
  {
    icon: GitFork,
    title: 'Disagree with an ending',
    text: 'Remix any episode at its choice, and go where it should have gone.',
  },
  {
    icon: Palette,
    title: 'A cover of its own',
    text: 'The show’s stage in another light, so yours is known at a glance.',
  },
  { icon: Heart, title: 'Readers who answer', text: 'Listeners like it, keep it on their list, and take it further.' },
  {
    icon: ShieldCheck,
    title: 'Fit for its shelf',
    text: 'Every idea is checked before it is made, so a show stays what it says it is.',
  },
];

export const story: PageStory = {
  path: 'fan-fiction-creation',
  title: 'Fan Fiction You Can Hear',
  description:
    'Write yourself into a show you love: your character, your plot, their world. Canto voices the season, and other fans choose what happens next.',
  questions: [
    {
      question: 'Whose shows can I write for?',
      answer: 'Every show on Canto. They are here because their makers opened them to seasons by fans.',
    },
    {
      question: 'Who owns what I come up with?',
      answer:
        'Your words stay yours; the show stays its maker’s. You let Canto and its listeners hear, remix and share the season.',
    },
    {
      question: 'Can I take a season back?',
      answer: 'Yes. As its creator you can unpublish a season at any time, and then only you can open it.',
    },
  ],
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function FanFictionCreation() {
  return (
    <>
      <PosterHero
        posters={['dragon-p', 'library-p', 'orbit-p']}
        title={
          <>
            <em className="sm">The</em> Chapter You Wished <em className="sm">they had</em> Made
          </>
        }
        actions={
          <LinkButton to="/browse" variant="primary" size="lg">
            Choose a show
          </LinkButton>
        }
      >
        You know these people better than anybody. Put two of them in a room, add the one you made up on the bus, and
        hear it performed.
      </PosterHero>
      <Chapter title="Then hand it on" lead="A season never closes its own book. It ends like this:">
        <ThreeDoors
          after="The lighthouse keeper’s letter was addressed to somebody who had not been born yet."
          paths={['Open it anyway', 'Row out and ask him', 'Wait for the name to arrive']}
        />
      </Chapter>
      <Chapter tight>
        <BenefitList items={reasons} />
      </Chapter>
      <Questions title="Asked at the stage door" items={story.questions ?? []} />
      <FurtherPages to={['storytelling-community', 'voice-acting-tools', 'interactive-storytelling']} />
    </>
  );
}
