import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { PosterHero } from '../heroes/poster-hero.tsx';
import { VoiceToolkit } from '../cards/voice-toolkit.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { ScriptSample } from '../reading/script-sample.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';
import { voiceTools } from '../voice-tools.ts';

export const story: PageStory = {
  path: 'voice-acting-tools',
  title: 'Voice Acting Tools',
  description:
    'Give a character an age, a temper and a voice of its own, and hear it read every line. The voice toolkit behind each show on Canto, bench by bench.',
  image: '/art/wave.webp',
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

const scene = [
  { text: 'Rain on the skylight. Somewhere below, the clock that had not struck since spring cleared its throat.' },
  { speaker: 'Mira', text: 'You said nobody winds it.' },
  { speaker: 'Tobias', text: 'Nobody does. That is rather what worries me.' },
  { text: 'He put out the lamp, so as to listen better.' },
  { speaker: 'Mira', text: 'Tobias? It is counting backwards.' },
];

export default function VoiceActingTools() {
  return (
    <>
      <PosterHero
        posters={['library-p', 'lantern-p']}
        title={
          <>
            A Voice <em className="sm">for</em> Everyone <em className="sm">in the</em> Room
          </>
        }
        actions={
          <LinkButton to="/browse" variant="primary" size="lg">
            Hear the voices
          </LinkButton>
        }
      >
        A narrator, two leads and whoever walks in: each speaks as themselves, from the first line of a season to the
        last. You describe people. The casting is done by the time you have finished.
      </PosterHero>
      <Chapter>
        <ScriptSample heading="From a night at the clock tower" lines={scene}>
          <h2 className="d">Same page, four voices</h2>
          <p>
            Pitch, pace and the size of a voice follow from who is speaking: a planner of sixty does not sound like an
            explorer of nine. A character keeps that voice through every episode and every remix.
          </p>
          <p>While you listen, the line being spoken is lit in the transcript, word by word.</p>
        </ScriptSample>
      </Chapter>
      <Chapter
        title="The voice toolkit"
        lead="What lies on the benches of our sound workshop, and what you need not buy."
      >
        <VoiceToolkit tools={voiceTools} />
      </Chapter>
      <CallToAction
        title="Cast somebody"
        action={
          <LinkButton to="/#upgrade" variant="primary" size="lg">
            Create a free account
          </LinkButton>
        }
      >
        Six short questions make a character: a face, a temper, a voice. Three of them are free.
      </CallToAction>
      <FurtherPages to={['voice-recording-software', 'audio-drama-creation', 'fan-fiction-creation']} />
    </>
  );
}
