import { expect, it } from 'vitest';
import type { TimedLine } from '#shared/script.ts';
import { writeCaptions } from './write-captions.ts';

const line = (more: Partial<TimedLine>): TimedLine => ({
  role: 'lead_a',
  speaker: 'Zoë',
  text: 'Hi.',
  start_ms: 0,
  end_ms: 1_000,
  words: [],
  ...more,
});

it('writes a cue for each line, with its speaker, escaped', () => {
  const text = 'Is <b>4</b> --> 3 &\n\nso on?';
  expect(writeCaptions([line({ speaker: 'A > B\n', text, start_ms: 3_723_004, end_ms: 3_724_000 })])).toBe(
    'WEBVTT\n\n01:02:03.004 --> 01:02:04.000\n<v A &gt; B>Is &lt;b&gt;4&lt;/b&gt; --&gt; 3 &amp; so on?</v>\n',
  );
});

it('shows a long line in parts that follow its words', () => {
  const texts =
    'The lamp went out, and then the moon, and then, one by one and in no hurry at all, every star over the bay.'.split(
      ' ',
    );
  const words = texts.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
  const captions = writeCaptions([line({ text: texts.join(' '), words, end_ms: 8_000 })]);
  const cues = [...captions.matchAll(/--> (\S+)\n<v Zoë>(.*)<\/v>/g)].map(([, , text]) => text);
  expect(cues.length).toBeGreaterThan(1);
  expect(cues.join(' ')).toBe(texts.join(' '));
  const times = [...captions.matchAll(/(\S+) --> (\S+)/g)].flatMap(([, from, to]) => [from ?? '', to ?? '']);
  expect(times).toEqual([...times].sort());
});

it('leaves out what is empty, and is valid without any line', () => {
  expect(writeCaptions([line({ text: '  ' }), line({ end_ms: 0 })])).toBe('WEBVTT\n\n');
});
