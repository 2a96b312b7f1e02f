import { BarChart3, MessagesSquare, Repeat2 } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { FeatureColumns } from '../cards/feature-columns.tsx';
import { PosterHero } from '../heroes/poster-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { SuccessStories } from '../money/success-stories.tsx';
import { ThreeDoors } from '../reading/three-doors.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';

const features = [
  {
    icon: Repeat2,
    title: 'A reason to come back',
    text: 'The next episode exists because somebody opened a door. People return to see what was behind it.',
  },
  {
    icon: MessagesSquare,
    title: 'Something to talk about',
    text: 'Two seasons that part at the same choice are an argument with covers. Your listeners will have it for you.',
  },
  {
    icon: BarChart3,
    title: 'Numbers you can read',
    text: 'Views, likes, seasons and plays, on the page of the show and of each season. One per visitor and day, so they mean something.',
  },
];

export const story: PageStory = {
  path: 'podcast-audience-engagement',
  title: 'Podcast Audience Engagement',
  description:
    'Ask your audience a question they can answer with a whole episode. How choices, remixes and fan seasons keep listeners with a show between releases.',
  image: '/art/cross.webp',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function PodcastAudienceEngagement() {
  return (
    <>
      <PosterHero
        posters={['library-p']}
        title={
          <>
            Better <em className="sm">than</em> “Tell Us <em className="sm">in the</em> Comments”
          </>
        }
        actions={
          <LinkButton to="/creators" variant="primary" size="lg">
            For creators
          </LinkButton>
        }
      >
        People who love a show want to do something about it. Give them a door to open instead of a box to type in.
      </PosterHero>
      <Chapter title="Ask like this">
        <ThreeDoors
          after="The guest on tonight’s show has been dead since Tuesday. He is, however, very punctual."
          paths={['Start the interview', 'Call his sister', 'Check the studio clock']}
        />
      </Chapter>
      <Chapter tight>
        <FeatureColumns items={features} />
      </Chapter>
      <Chapter title="A quiet month, for example">
        <SuccessStories
          items={[
            {
              who: 'Ruth Calloway',
              show: 'between two seasons',
              portrait: 'mira-c',
              figure: '400%',
              unit: 'more minutes heard',
              text: 'She took August off. Her listeners did not: they made eleven seasons, and argued about the ninth until she came back.',
            },
          ]}
        />
      </Chapter>
      <CallToAction
        title="Ask them something"
        action={
          <LinkButton to="/creators#apply" variant="primary" size="lg">
            Apply to Join
          </LinkButton>
        }
      >
        Tell us about your show and who listens. We reply within <span className="nobr">24-48 hours.</span>
      </CallToAction>
      <FurtherPages to={['podcast-to-interactive', 'storytelling-community', 'creator-earnings']} />
    </>
  );
}
