import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { StageHero } from '../heroes/stage-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { onboarding } from '../onboarding.ts';
import { Comparison } from '../reading/comparison.tsx';
import { Questions } from '../reading/questions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';
import { NumberedSteps } from '../sections/numbered-steps.tsx';

const rows = [
  {
    about: 'Your episodes',
    before: 'Played from your feed',
    after: 'Still played from your feed, on your show’s page',
  },
  { about: 'Between episodes', before: 'Your listeners wait', after: 'They make seasons of their own' },
  { about: 'Your characters', before: 'Heard', after: 'Cast, two at a time, by the people who love them' },
  { about: 'Endings', before: 'One', after: 'Three doors after each episode' },
  { about: 'What you do', before: 'Write, record, edit, publish', after: 'The same, or nothing more at all' },
];

export const story: PageStory = {
  path: 'podcast-to-interactive',
  title: 'Turn a Podcast into an Interactive Show',
  description:
    'Four steps from your feed to a show that fans can build on: five minutes for the form, one to two weeks of setup, and an opening night.',
  image: '/art/cross.webp',
  questions: [
    {
      question: 'Who owns the interactive version?',
      answer:
        'You retain 100% ownership of your original content: the feed, the name, the characters. What fans make is theirs to share on Canto, and always credited to your show.',
    },
    {
      question: 'What will it earn?',
      answer: 'Earnings vary by audience. You see the terms in writing before your show opens.',
    },
    {
      question: 'Does my show have to be fiction?',
      answer: 'It needs people and places that stories can happen to. Many talk shows have both; tell us about yours.',
    },
    {
      question: 'My show is on YouTube. Is that all right?',
      answer: 'Yes. Your page then leads to your channel, and the fan seasons stand beside it.',
    },
  ],
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function PodcastToInteractive() {
  return (
    <>
      <StageHero
        art="cross"
        title={
          <>
            Give Your Feed <em className="sm">a</em> Second Door
          </>
        }
        actions={
          <LinkButton to="/creators#apply" variant="primary" size="lg">
            Submit your podcast
          </LinkButton>
        }
      >
        Keep making the show you make. Beside it, we open one that your listeners can walk into.
      </StageHero>
      <Chapter title="Four steps" lead="The first one takes about as long as reading this page.">
        <NumberedSteps steps={onboarding} />
      </Chapter>
      <Chapter title="What changes, and what doesn’t" tight>
        <Comparison
          caption="A podcast before and after"
          before="A podcast"
          after="The same podcast on Canto"
          rows={rows}
        />
      </Chapter>
      <Questions title="Small print, in large print" items={story.questions ?? []} />
      <CallToAction
        title="Five minutes"
        action={
          <LinkButton to="/creators#apply" variant="primary" size="lg">
            See If You Qualify
          </LinkButton>
        }
      >
        Six questions about your show. We reply within <span className="nobr">24-48 hours.</span>
      </CallToAction>
      <FurtherPages to={['podcast-audience-engagement', 'podcast-monetization', 'interactive-podcasts']} />
    </>
  );
}
