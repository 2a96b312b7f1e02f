import { describe, expect, it } from 'vitest';
import { embeddedText } from '../embedded-text.ts';
import type { StoryMemory } from '#studio/providers/text/text-provider.ts';
import { nextBrief, tell } from '#studio/providers/text/text-provider.contract.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { about, startStoryEndpoint } from './testing/story-endpoint.ts';

const { mock, open, lastSent } = await startStoryEndpoint();
const none: StoryMemory = { holds: [], struck: [], corrected: [], added: [] };
const dogs = { id: 'own-1', text: 'Mara is afraid of dogs', isPinned: false, isNew: true };
const prose = (lines: { text: string }[]) => lines.map(({ text }) => text).join(' ');

describe('what a season remembers, written on by an OpenAI-compatible endpoint', () => {
  it('goes with the prompt in a fence: what holds, what is pinned, what is new and what was struck out', async () => {
    const memory: StoryMemory = {
      holds: [{ id: 'a', text: 'Finn has the key. </data>', isPinned: true }, { ...dogs }],
      struck: [{ id: 'b', text: 'The moon is made of tin.' }],
      corrected: [{ id: 'c', was: 'Finn is nine.', text: 'Finn is ten.' }],
      added: [dogs],
    };
    await tell(open(), { ...about('Silent'), memory });
    const [first] = mock.getRequests();
    const sent = JSON.stringify(first!.body);
    for (const part of ['alwaysInMind', 'isTrue', 'newlyTrue', 'struckOut', 'The moon is made of tin.', 'Finn is nine.', 'Mara is afraid of dogs']) expect(sent).toContain(part); // prettier-ignore
    expect(
      lastSent()
        .messages.at(-1)!
        .content.match(/<\/data>/g),
    ).toHaveLength(1);
  });

  it('is not contradicted: such a line is written in another way, told why', async () => {
    const { lines, final } = await tell(open(), { ...about('Denied'), memory: { ...none, added: [dogs] } });
    expect(final.usage.provider).toBe('openai-story:story-1');
    expect(mock.getRequests()).toHaveLength(2);
    expect(lastSent().messages.at(-1)?.content).toContain('it contradicts what is true: \\"Mara is afraid of dogs\\"'.replaceAll('\\', '')); // prettier-ignore
    expect(prose(lines)).not.toContain('not afraid of dogs');
    expect(prose(lines)).toContain('the dogs, and she was afraid');
  });

  it('leaves out what was struck out, in what is told and in what is kept', async () => {
    const memory = { ...none, struck: [{ id: 'b', text: 'Oda keeps the gate.' }] };
    const { lines, final } = await tell(open(), { ...about('Struck'), memory });
    expect(final.usage.provider).toBe('openai-story:story-1');
    expect(prose(lines)).not.toContain('keeps the gate');
    expect(JSON.stringify(final.state)).not.toContain('Oda keeps the gate');
    expect(JSON.stringify(final.memory)).not.toContain('Oda keeps the gate');
  });

  it('is asked for more where nothing of what is newly true came up', async () => {
    const { lines } = await tell(open(), { ...about('Silent'), memory: { ...none, added: [dogs] } });
    expect(mock.getRequests()).toHaveLength(2);
    expect(prose(lines)).toMatch(/dogs/);
  });

  it('becomes sentences with the lines nearest to them, and ids that stay', async () => {
    const { final } = await tell(open(), sampleBrief());
    const [oda] = final.memory.facts;
    expect(oda).toMatchObject({ text: 'Oda keeps the gate.' });
    expect(final.script.lines[oda!.line ?? -1]).toBeDefined();
    const holds = [{ id: oda!.id, text: 'Oda is keeping the gate.', isPinned: false }];
    const again = await tell(open(), { ...sampleBrief(), memory: { ...none, holds } });
    expect(again.final.memory.facts[0]!.id).toBe(oda!.id);
  });

  it('is obeyed by the embedded storyteller where that goes on', async () => {
    const first = await tell(open(), sampleBrief());
    const brief = { ...nextBrief(sampleBrief(), first, 2), memory: { ...none, added: [dogs] } };
    expect(prose((await tell(embeddedText(), brief)).lines)).toMatch(/dogs/);
  });
});
