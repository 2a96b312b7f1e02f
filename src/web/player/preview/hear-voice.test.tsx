import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HearVoice } from './hear-voice.tsx';

const silent = { preview: null, stop: () => {}, toggle: () => {} };
const shown = (more: Partial<Parameters<typeof HearVoice>[0]>) =>
  renderToStaticMarkup(
    <HearVoice name="Wren" gender="female" voice="girl-wren" preview={silent} busy={false} onAnother={() => {}} {...more} />,
  ); // prettier-ignore

it('says whom one hears, and whose voice it is', () => {
  expect(shown({})).toContain('Hear her');
  expect(shown({ gender: 'male' })).toContain('Hear him');
  expect(shown({ gender: null })).toContain('Hear them');
  expect(shown({})).toContain('aria-label="Voice of Wren"');
  expect(shown({})).toContain('Another voice');
});

it('offers no other voice where there is none, and to stop while one is heard', () => {
  expect(shown({ onAnother: undefined })).not.toContain('Another voice');
  const playing = { ...silent, preview: { url: '/media/voices/girl-wren.mp3', state: 'playing' as const } };
  expect(shown({ preview: playing })).toContain('Stop');
});
