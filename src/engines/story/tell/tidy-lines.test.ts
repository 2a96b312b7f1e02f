import { describe, expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { tidyingFor, tidyLines } from './tidy-lines.ts';

describe('what belongs to one of the two', () => {
  const packs = openPacks();
  const brief = sampleBrief();
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  const [owner, other] = stage.leads;
  const frame = frameOfIdea(packs, judgeText, brief, stage);
  const the = `${owner.short}'s reading glasses`;
  const tidying = tidyingFor({ ...frame, x: { ...frame.x, the, head: 'glasses' } }, stage);
  const line = (speaker: string, text: string, delivery?: string): ScriptLine => ({
    role: 'lead_a',
    speaker,
    text,
    ...(delivery ? { delivery } : {}),
  });
  const tidied = (...lines: ScriptLine[]) => tidyLines(lines, tidying).map(({ text }) => text);

  it('is "my" to its owner, and "your" to the other when the two talk', () => {
    expect(tidied(line(other.name, `I broke ${the}.`), line(owner.name, 'You did?'))).toEqual([
      'I broke your reading glasses.',
      'You did?',
    ]);
    expect(tidied(line(owner.name, `Who broke ${the}?`))).toEqual(['Who broke my reading glasses?']);
  });

  it('keeps its owner’s name when somebody else is told of it', () => {
    expect(tidied(line(other.name, `I broke ${the}.`, 'to the post'), line(owner.name, 'Hm.'))[0]).toBe(
      `I broke ${the}.`,
    );
    expect(tidied(line('Inés', `Is it about ${the}?`), line(owner.name, 'Yes.'))[0]).toBe(`Is it about ${the}?`);
  });

  it('is "my" to somebody else who owns it, "your" when they are told, and never "the wife"', () => {
    const man = { ...frame.foe, the: 'the old man', head: 'man', they: 'he' as const };
    const wife = { ...frame.x, the: "the old man's wife", head: 'wife' };
    const told = (own: typeof frame, ...lines: ScriptLine[]) =>
      tidyLines(lines, tidyingFor(own, stage)).map(({ text }) => text);
    const own = { ...frame, x: wife, feeler: man };
    expect(told(own, line('The old man', "It's the old man's wife."))).toEqual(["It's my wife."]);
    expect(told(own, line('Inés', "The old man's wife? Is it about the old man's wife?"))).toEqual([
      "The old man's wife? Is it about his wife?",
    ]);
    const said = "It'll take your mind off the old man's wife.";
    expect(told(own, line('Inés', said), line('The old man', 'No.'))[0]).toBe("It'll take your mind off your wife.");
    expect(told({ ...frame, x: wife }, line('Inés', "The old man's wife? Is it about the old man's wife?"))).toEqual([
      "The old man's wife? Is it about the old man's wife?",
    ]);
  });

  it('is short the second time, with what is its own as well', () => {
    const long = tidyingFor({ ...frame, x: { ...frame.x, the: 'the old blue bunny', head: 'bunny' } }, stage);
    const told = tidyLines([line('Inés', "Behind the old blue bunny, at the old blue bunny's pace.")], long);
    expect(told.map(({ text }) => text)).toEqual(["Behind the old blue bunny, at the bunny's pace."]);
  });
});
