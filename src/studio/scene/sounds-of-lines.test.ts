import { describe, expect, it } from 'vitest';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { addSounds, soundTold } from './sounds-of-lines.ts';

const narrated = (text: string): ScriptLine => ({ role: 'narrator', speaker: 'Narrator', text });
const said = (text = 'Well.'): ScriptLine => ({ role: 'lead_a', speaker: 'Mira', text });
const brief = { ...sampleBrief(), location: { name: 'The Great Hall', description: null } };
const soundsOf = (lines: ScriptLine[]) => lines.map(addSounds(brief)).map(({ sound }) => sound ?? '');

describe('what a narrator tells', () => {
  it.each([
    ['There were three knocks on the outside of the shutter.', 'knock'],
    ['It bowed, and shut its little door.', 'door_close'],
    ['Such a cheer went up.', 'crowd'],
    ['Somewhere overhead a page was turned, and nobody was up there.', 'page'],
    ['The wind came over the ice with nothing to stop it. Mira counted. She had ten. It was late.', 'wind'],
    ['They went up to the edge of the ice.', 'steps_snow'],
    ['Mira climbed up to the lamp.', 'steps_stone'],
  ])('is heard: %s', (text, sound) => expect(soundTold(text, 'hall')).toBe(sound));

  it.each([
    'Nobody knocked.',
    'It had struck ten some time ago.',
    'It sounded as if the bell rang.',
    'It went out.',
    'They could not open the door.',
    'A door opened. Then it was quiet. They waited. It was late.',
    'A match was won.',
  ])('is not heard where nothing sounds: %s', (text) => expect(soundTold(text, 'hall')).toBeNull());
});

describe('the sounds of an episode', () => {
  it('come before the line after the one that tells them, and nobody but the narrator makes any', () => {
    expect(soundsOf([narrated('It was late.'), said('Somebody knocked.'), narrated('The bell rang.'), said()])).toEqual([
      '', '', '', 'bell',
    ]); // prettier-ignore
  });

  it('keep apart, let the music of the turn alone, and leave what the script names', () => {
    const knock = narrated('Somebody knocked.');
    expect(soundsOf([knock, said(), knock, said(), said(), knock, said()])).toEqual([
      '',
      'knock',
      '',
      '',
      '',
      '',
      'knock',
    ]);
    expect(soundsOf([knock, { ...said(), cue: 'turn' }])).toEqual(['', '']);
    expect(soundsOf([knock, { ...said(), sound: 'owl' }])).toEqual(['', 'owl']);
  });

  it('are the same again when some lines have kept theirs', () => {
    const lines = Array.from({ length: 40 }, (_, i) =>
      i % 3 ? said() : narrated('The bell rang. Then a page was turned.'),
    );
    const once = lines.map(addSounds(brief));
    expect(once.filter(({ sound }) => sound).length).toBe(2);
    expect(once.map(addSounds(brief))).toEqual(once);
    expect(lines.map((line, i) => (i < 20 ? once[i]! : line)).map(addSounds(brief))).toEqual(once);
  });
});
