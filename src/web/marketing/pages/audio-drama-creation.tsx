import { formatCantos, prices, signUpGrant } from '#shared/wallet.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { GenreCards } from '../cards/genre-cards.tsx';
import { PosterHero } from '../heroes/poster-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { ScriptSample } from '../reading/script-sample.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';
import { NumberedSteps } from '../sections/numbered-steps.tsx';

export const story: PageStory = {
  path: 'audio-drama-creation',
  title: 'Audio Drama Creation',
  description:
    'Make an audio drama in an evening: two characters, a place, a plot. Canto writes the script, casts the voices, sets the music and mixes it.',
  image: '/art/hero.webp',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

const steps = [
  {
    title: 'Cast two characters',
    text: 'From the show’s company or your own. They carry every scene, so pick a pair that will argue.',
  },
  {
    title: 'Choose a place',
    text: 'Each location brings its music with it, and keeps the voices company all episode.',
  },
  { title: 'Say what happens', text: 'One sentence will do. Stuck? Ask for an idea and bend it until it is yours.' },
];
const page = [
  { text: 'The last ferry had gone. It came back.' },
  { speaker: 'Ines', text: 'There is nobody at the wheel.' },
  { speaker: 'Orlo', text: 'There is somebody at the piano, though.' },
  { text: 'And the gangway came down, softly, like an invitation.' },
];

export default function AudioDramaCreation() {
  return (
    <>
      <PosterHero
        posters={['lantern-p']}
        title={
          <>
            Curtain Up <em className="sm">in the</em> Dark
          </>
        }
        actions={
          <>
            <LinkButton to="/browse" variant="primary" size="lg">
              Start with a show
            </LinkButton>
            <LinkButton to="/#upgrade" size="lg">
              Create a free account
            </LinkButton>
          </>
        }
      >
        An audio drama used to take a studio, six actors and a patient friend with a mixing desk. Bring the idea; the
        rest of the company is already here.
      </PosterHero>
      <Chapter title="Three decisions">
        <NumberedSteps steps={steps} />
      </Chapter>
      <Chapter tight>
        <ScriptSample heading="Episode one, scene one" lines={page}>
          <h2 className="d">What comes back</h2>
          <p>
            A titled episode of three to five minutes or so: narration, dialogue, walk-ons, music underneath, and three
            choices at the end.
          </p>
          <p>You hear the first lines while the last ones are still being recorded.</p>
        </ScriptSample>
      </Chapter>
      <Chapter title="Pick a stage" lead="Or build a world of your own, in ten questions.">
        <GenreCards only={['Mystery', 'Adventure', 'Fantasy']} />
      </Chapter>
      <CallToAction
        title="Places, please"
        action={
          <LinkButton to="/browse" variant="primary" size="lg">
            Make the first episode
          </LinkButton>
        }
      >
        A season costs {prices.season} cantos, and a free account starts with {formatCantos(signUpGrant)} of them.
      </CallToAction>
      <FurtherPages to={['voice-recording-software', 'interactive-storytelling', 'audio-storytelling-trends']} />
    </>
  );
}
