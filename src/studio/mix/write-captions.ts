import type { TimedLine, WordTiming } from '#shared/story/script.ts';
import { escapeText } from '#shared/text/escape-markup.ts';

/** A cue stays readable: longer lines are shown in parts, cut between words. */
const longestCueLetters = 90;
/** How long a cue stays after its last word, if the next does not come sooner. */
const lingerMs = 400;

type Cue = { startMs: number; endMs: number; text: string };

/** The timed transcript as WebVTT (w3.org/TR/webvtt1), each cue with the name of who speaks. */
export function writeCaptions(lines: TimedLine[]): string {
  const blocks = lines.flatMap((line) => {
    const voice = `<v ${cueText(oneLine(line.speaker) || 'Narrator')}>`;
    return cuesOf(line).map(
      ({ startMs, endMs, text }) => `${time(startMs)} --> ${time(endMs)}\n${voice}${cueText(text)}</v>\n`,
    );
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** The same as SubRip, for apps that read no WebVTT. Its cues have no markup, so a speaker is said before the words. */
export function writeSrt(lines: TimedLine[]): string {
  const cues = lines.flatMap((line, at) => {
    const speaker = oneLine(line.speaker);
    const named = speaker !== '' && speaker !== oneLine(lines[at - 1]?.speaker ?? '');
    return cuesOf(line).map((cue, part) => ({
      ...cue,
      text: named && part === 0 ? `${speaker}: ${cue.text}` : cue.text,
    }));
  });
  const blocks = cues.map(({ startMs, endMs, text }, at) => {
    // Nothing in SubRip can be escaped: an arrow in the words would be read as times.
    const words = text.replaceAll('-->', '->');
    return `${at + 1}\n${time(startMs, ',')} --> ${time(endMs, ',')}\n${words}\n`;
  });
  return blocks.join('\n');
}

function cuesOf(line: TimedLine): Cue[] {
  const text = oneLine(line.text);
  if (text === '' || line.end_ms <= line.start_ms) return [];
  const parts = line.words.length > 0 ? partsOf(line) : [];
  if (parts.length === 0) return [{ startMs: line.start_ms, endMs: line.end_ms, text }];
  return parts.map((part, i) => {
    const limit = parts[i + 1]?.startMs ?? line.end_ms;
    return { ...part, endMs: Math.max(part.startMs + 1, Math.min(limit, part.endMs + lingerMs)) };
  });
}

type PlacedWord = WordTiming & { from: number; to: number };

/** Cuts a line after the punctuation, else the word, that comes before a part grows too long. */
function partsOf({ text, words }: TimedLine): Cue[] {
  const cues: Cue[] = [];
  let part: PlacedWord[] = [];
  const close = (count: number) => {
    const [first, last] = [part[0], part[count - 1]];
    if (first && last)
      cues.push({ startMs: first.startMs, endMs: last.endMs, text: oneLine(text.slice(first.from, last.to)) });
    part = part.slice(count);
  };
  for (const word of placeWords(text, words)) {
    if (word.to - (part[0] ?? word).from > longestCueLetters && part.length > 0) {
      const pauseAt = part.findLastIndex(({ text: shown }) => /[.,;:!?…—–]["'”’)]*$/.test(shown));
      close(pauseAt > part.length / 3 ? pauseAt + 1 : part.length);
    }
    part.push(word);
  }
  close(part.length);
  return cues;
}

/** Where in the text each word stands. */
function placeWords(text: string, words: WordTiming[]): PlacedWord[] {
  let at = 0;
  return words.flatMap((word) => {
    const from = text.indexOf(word.text, at);
    if (from < 0) return [];
    at = from + word.text.length;
    return [{ ...word, from, to: at }];
  });
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `&`, `<` and `>` have a meaning in a cue, and a line reading "-->" or an empty one would end it. */
const cueText = (text: string) => escapeText(text).replaceAll(/[\0\r\n]+/g, ' ');

function time(ms: number, decimal = '.'): string {
  const whole = Math.max(0, Math.round(ms));
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ];
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}${decimal}${pad(whole % 1000, 3)}`;
}
