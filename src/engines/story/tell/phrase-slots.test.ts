import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nounType } from '#shared/story/show-story.ts';
import { readPhrases } from '../arcs/phrases.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { seasonSlots } from './slots.ts';
import { phraseSlots } from './phrase-slots.ts';

const table = openPacks().arcs.arc('find-out').phrases;
const named = Object.fromEntries(
  'x foe den door edge hide here board noise one one_they one_their place_of young x_home x_part x_them x_left'
    .split(' ')
    .map((slot) => [slot, `<${slot}>`]),
);
const answer = (facts: Record<string, string>) => String(phraseSlots(table, facts, named)['answer_said']);

describe('the answer to a question', () => {
  it('is whole for every question, reason and sort of thing', () => {
    for (const asks of ['who', 'whose', 'what', 'why', 'how', 'where', 'which', 'whether'])
      for (const why of ['nest', 'owed', 'lonely', 'need', 'name', 'fear', 'promise', 'bored', 'allowed'])
        for (const x of nounType.options) {
          const said = phraseSlots(table, { asks, why, x, young: why === 'nest' ? 'six eggs' : '' }, named);
          for (const text of Object.values(said)) expect(text).toMatch(/^[^[\]]+$/);
          expect(Object.values(said).join(' ')).not.toMatch(/ {2}| [.,]/);
        }
  });

  it('is about the thing that was asked about, and hangs on the reason', () => {
    const owed = answer({ asks: 'why', why: 'owed', x: 'thing' });
    const need = answer({ asks: 'why', why: 'need', x: 'thing' });
    expect(owed).toContain('<x_part>');
    expect(need).toContain('<x_part>');
    expect(owed).not.toBe(need);
    expect(answer({ asks: 'where', why: 'name', x: 'idea' })).toContain("That's where.");
  });
});

it('says nothing under the name of a slot of the season, which would be told in its place', () => {
  const packs = openPacks();
  const brief = sampleBrief();
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  const taken = Object.keys(seasonSlots(frameOfIdea(packs, judgeText, brief, stage), stage));
  for (const kind of packs.arcs.kinds)
    for (const rows of Object.values(packs.arcs.arc(kind).phrases))
      for (const { phrases } of rows) for (const name of Object.keys(phrases)) expect(taken).not.toContain(name);
});

describe('a table of phrases', () => {
  const read = (yaml: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'canto-phrases-')), 'phrases.yaml');
    writeFileSync(file, yaml);
    return () => readPhrases(file);
  };

  it('is refused where a season could find no row, or a row lacks a phrase', () => {
    expect(read('answer:\n  - { needs: [why=owed], said: x }\n')).toThrow(/the last row must need nothing/);
    expect(read('answer:\n  - { needs: [why=owed], said: x, seen: y }\n  - { needs: [], said: x }\n')).toThrow(
      /not all the same phrases/,
    );
  });

  it('may be missing', () => {
    expect(readPhrases('/nowhere/phrases.yaml')).toEqual({});
  });
});
