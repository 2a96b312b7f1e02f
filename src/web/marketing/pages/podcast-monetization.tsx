import { prices } from '#shared/wallet.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { StageHero } from '../heroes/stage-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { RevenueStreams } from '../money/revenue-streams.tsx';
import { SuccessStories } from '../money/success-stories.tsx';
import { Questions } from '../reading/questions.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';
import { NumberedSteps } from '../sections/numbered-steps.tsx';
import { onboarding } from '../onboarding.ts';

const streams = [
  {
    title: 'Seasons of your show',
    from: `Listeners, ${prices.season} cantos a season`,
    text: 'Your world opens to the people who know it best. Each new season they make of it costs them cantos, and your agreement says what share of that is yours.',
  },
  {
    title: 'Episodes and remixes',
    from: `Listeners, ${prices.episode} cantos each`,
    text: 'Nobody stops after one door. Going on, or going back to try another, is another episode of your show.',
  },
  {
    title: 'New ears for the original',
    from: 'Your own sponsors and supporters',
    text: 'Your show page plays your own feed, oldest episode first. Whoever comes for a fan season meets the original there, with your advertising untouched.',
  },
];

export const story: PageStory = {
  path: 'podcast-monetization',
  title: 'Podcast Monetization',
  description:
    'Beyond ads and memberships: let listeners make new seasons of your podcast, see what they pay for, and read what a creator agreement covers.',
  image: '/art/wave.webp',
  questions: [
    {
      question: 'How much will my podcast earn?',
      answer:
        'Earnings vary by audience: by how many of your listeners make seasons, and how often they go on. We talk about your numbers before you decide anything.',
    },
    {
      question: 'Do I keep the rights to my podcast?',
      answer: 'Yes. You retain 100% ownership of your original content. Fan seasons stand beside it, not in its place.',
    },
    {
      question: 'Does this replace my advertising?',
      answer: 'No. Your feed stays where it is and as it is; Canto plays it without changing a second of it.',
    },
  ],
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function PodcastMonetization() {
  return (
    <>
      <StageHero
        art="wave"
        title={
          <>
            Your Show <em className="sm">has</em> More Seasons <em className="sm">in it</em>
          </>
        }
        actions={
          <LinkButton to="/creators#apply" variant="primary" size="lg">
            See If You Qualify
          </LinkButton>
        }
      >
        An episode earns once, in the week it airs. A world that listeners can build in goes on earning as long as they
        go on building.
      </StageHero>
      <Chapter title="Where the money comes from" lead="Three streams, and what stands behind each of them.">
        <RevenueStreams items={streams} />
      </Chapter>
      <Chapter title="From feed to first payment">
        <NumberedSteps steps={onboarding} />
      </Chapter>
      <Chapter title="How it may go" tight>
        <SuccessStories
          items={[
            {
              who: 'June Abara',
              show: 'host of Harbor Lights',
              portrait: 'mira-c',
              figure: '$30K+',
              unit: 'monthly, at its best',
              text: 'A weekly mystery with a town full of characters. Her listeners made the seasons she never had time for, one for nearly every house in it.',
            },
            {
              who: 'Peter Lund',
              show: 'host of The Understudies',
              portrait: 'tobias-c',
              figure: '90 days',
              unit: 'from form to steady income',
              text: 'A small comedy feed with a loyal room. Few listeners, but they come back on the day an episode ends on a good door.',
            },
          ]}
        />
      </Chapter>
      <Questions title="Before you ask" items={story.questions ?? []} />
      <FurtherPages to={['creator-earnings', 'audio-content-monetization', 'podcast-to-interactive']} />
    </>
  );
}
