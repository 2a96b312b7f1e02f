import { prices } from '#shared/wallet.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { PosterHero } from '../heroes/poster-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Figures } from '../money/figures.tsx';
import { RevenueStreams } from '../money/revenue-streams.tsx';
import { SuccessStories } from '../money/success-stories.tsx';
import { Questions } from '../reading/questions.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const streams = [
  {
    title: 'A share of seasons',
    from: `${prices.season} cantos each`,
    text: 'A listener casts your characters and starts a season. The price is the same for every show; your share of it is in your agreement.',
  },
  {
    title: 'A share of what follows',
    from: `${prices.episode} cantos an episode`,
    text: 'A season that people want to go on with is worth many episodes. Good characters earn more than good beginnings.',
  },
  {
    title: 'A share of remixes',
    from: `${prices.remix} cantos each`,
    text: 'When an ending splits a room, some of the room goes back and takes the other door.',
  },
  {
    title: 'Your own income, untouched',
    from: 'Ads, members, merchandise',
    text: 'We take no part of it. Your feed and your channel are linked from your page and stay yours.',
  },
];

export const story: PageStory = {
  path: 'creator-earnings',
  title: 'Creator Earnings',
  description:
    'What a show on Canto can earn, from what, and what it depends on: the streams, some made-up examples marked as such, and the honest answers.',
  image: '/art/wave.webp',
  questions: [
    {
      question: 'Is any of this guaranteed?',
      answer:
        'No. Earnings vary by audience, and a small show may earn very little. What we do promise stands in the agreement you sign.',
    },
    {
      question: 'When does the first money come?',
      answer: 'We aim for a first statement within 30 days of your show’s opening.',
    },
    {
      question: 'What do I give up for it?',
      answer:
        'Nothing of the original: ownership of it is retained 100%. You license Canto to let fans make seasons of your show, for as long as the agreement runs.',
    },
  ],
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function CreatorEarnings() {
  return (
    <>
      <PosterHero
        posters={['orbit-p', 'dragon-p']}
        title={
          <>
            Paid <em className="sm">when</em> They Play
          </>
        }
        actions={
          <LinkButton to="/creators#apply" variant="primary" size="lg">
            Apply to Join
          </LinkButton>
        }
      >
        Creators share in what listeners spend on seasons of their show. Here is where that money starts, and what makes
        it more or less.
      </PosterHero>
      <Chapter title="Up to">
        <Figures
          items={[
            { figure: '$30K+', what: 'monthly, for a show with a large and busy audience' },
            { figure: '400%', what: 'more time spent with a show once it can be played' },
            { figure: '90 days', what: 'from application to a steady month' },
          ]}
        />
      </Chapter>
      <Chapter title="Four streams" tight>
        <RevenueStreams items={streams} />
      </Chapter>
      <Chapter title="Two ways it may go">
        <SuccessStories
          items={[
            {
              who: 'Salome Brandt',
              show: 'The Night Post',
              portrait: 'mira-c',
              figure: '$4,200',
              unit: 'in a good month',
              text: 'Eight characters, each with enemies. Listeners never run out of pairs to lock in a room.',
            },
            {
              who: 'Ned Okafor',
              show: 'Small Planets',
              portrait: 'tobias-c',
              figure: '$310',
              unit: 'in a usual one',
              text: 'A gentle show for children, with two hundred families. It pays for the hosting and the biscuits.',
            },
          ]}
        />
      </Chapter>
      <Questions title="Plainly" items={story.questions ?? []} />
      <FurtherPages to={['podcast-monetization', 'podcast-audience-engagement', 'audio-content-monetization']} />
    </>
  );
}
