import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { VoiceToolkit } from '../cards/voice-toolkit.tsx';
import { StageHero } from '../heroes/stage-hero.tsx';
import { storyMeta, type PageStory } from '../marketing-page.ts';
import { Comparison } from '../reading/comparison.tsx';
import { Questions } from '../reading/questions.tsx';
import { Chapter } from '../sections/chapter.tsx';
import { FurtherPages } from '../sections/further-pages.tsx';
import { voiceTools } from '../voice-tools.ts';

const rows = [
  { about: 'Before the first word', before: 'Microphone, stand, foam, a free afternoon', after: 'A browser' },
  { about: 'A second take', before: 'Say it again', after: 'Only what changed is spoken again' },
  { about: 'Six characters', before: 'Five friends', after: 'Six voices' },
  { about: 'Levels', before: 'Meters, ears, luck', after: 'Measured, the same in all episodes' },
  { about: 'Transcript', before: 'An evening of typing', after: 'Timed to the word' },
];

export const story: PageStory = {
  path: 'voice-recording-software',
  title: 'Voice Recording Software',
  description:
    'Sound like a studio without one: scripts are voiced, levelled, scored and mixed in the browser, with no microphone to set up.',
  image: '/art/wave.webp',
  questions: [
    {
      question: 'Can I record my own voice?',
      answer:
        'Not in Canto: its studio voices scripts for you. If you record your own show, bring its feed, and it plays on your page as you made it.',
    },
    {
      question: 'Do I need to install anything?',
      answer: 'No. Everything runs in the browser you are reading this in.',
    },
    {
      question: 'Which format do I get?',
      answer: 'MP3 that starts at once and can be sought in, with a transcript in WebVTT beside it.',
    },
  ],
};
export const handle = { noJs: true, cache: 'fixed' };
export const meta = storyMeta(story);

export default function VoiceRecordingSoftware() {
  return (
    <>
      <StageHero
        art="wave"
        title={
          <>
            No Booth. No Foam. <em className="sm">No</em> Neighbors.
          </>
        }
        actions={
          <LinkButton to="/#upgrade" variant="primary" size="lg">
            Try it free
          </LinkButton>
        }
      >
        The recording half of an audio show, without the recording. You bring what is said; we see to how it sounds.
      </StageHero>
      <Chapter title="A session, both ways">
        <Comparison caption="Recording at home and with Canto" before="At home" after="Here" rows={rows} />
      </Chapter>
      <Chapter title="On the workbench" tight>
        <VoiceToolkit tools={voiceTools} />
      </Chapter>
      <Questions title="Sound advice" items={story.questions ?? []} />
      <FurtherPages to={['voice-acting-tools', 'audio-drama-creation', 'podcast-to-interactive']} />
    </>
  );
}
