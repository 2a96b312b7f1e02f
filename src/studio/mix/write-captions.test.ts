import { expect, it } from 'vitest';
import type { TimedLine } from '#shared/story/script.ts';
import { writeCaptions, writeSrt } from './write-captions.ts';

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

it('writes SubRip for who reads no WebVTT, naming a speaker once', () => {
  const srt = writeSrt([
    line({ text: 'Who --> there?', end_ms: 1_000 }),
    line({ text: 'Only\n\nme.', start_ms: 1_000, end_ms: 2_000 }),
    line({ speaker: 'Tobias', text: 'And <i>I</i>.', start_ms: 3_723_004, end_ms: 3_724_000 }),
    line({ speaker: 'Tobias', text: '  ', start_ms: 3_724_000, end_ms: 3_725_000 }),
  ]);
  expect(srt).toBe(
    [
      '1\n00:00:00,000 --> 00:00:01,000\nZoë: Who -> there?\n',
      '2\n00:00:01,000 --> 00:00:02,000\nOnly me.\n',
      '3\n01:02:03,004 --> 01:02:04,000\nTobias: And <i>I</i>.\n',
    ].join('\n'),
  );
});
