import { describe, expect, it } from 'vitest';
import { episodeScript } from '#shared/story/script.ts';
import { characterDraft } from '#shared/story/characters.ts';
import { recapWords } from '#shared/story/recap.ts';
import { ambiences, moods } from '#studio/providers/music/music-provider.ts';
import { sampleBrief, sampleCharacter, sampleShow } from '#engines/story/sample-briefs.ts';
import type { Usage } from '../../usage.ts';
import type { EpisodeBrief, StoryEvent, TextProvider } from './text-provider.ts';

export type ToldEpisode = {
  lines: { role: string; speaker: string; text: string; cue?: string | undefined }[];
  final: Extract<StoryEvent, { type: 'episode' }>;
  /** What tries cost that came to nothing. */
  spent: Usage[];
};

/** Collects an episode, and checks on the way that nothing comes after its last event. */
export async function tell(provider: TextProvider, brief: EpisodeBrief, signal?: AbortSignal): Promise<ToldEpisode> {
  const lines: ToldEpisode['lines'] = [];
  const spent: Usage[] = [];
  let final: ToldEpisode['final'] | null = null;
  for await (const event of provider.writeEpisode(brief, signal)) {
    expect(final, 'nothing follows the episode event').toBeNull();
    if (event.type === 'line') lines.push(event.line);
    else if (event.type === 'usage') spent.push(event.usage);
    else final = event;
  }
  if (!final) throw new Error('There was no episode event.');
  return { lines, final, spent };
}

/** The brief of the episode that follows choice number `index`. */
export function nextBrief(brief: EpisodeBrief, { final }: ToldEpisode, index: number): EpisodeBrief {
  const choice = final.script.choices[index];
  if (!choice) throw new Error(`There is no choice ${index}.`);
  const state = JSON.parse(JSON.stringify(final.state)) as typeof final.state;
  return {
    ...brief,
    episodeNumber: brief.episodeNumber + 1,
    previous: { state, choiceKey: choice.key, choiceText: choice.text, lastLines: final.script.lines.slice(-6) },
  };
}

/** What every storyteller keeps to, whoever it is. */
export function textProviderContract(name: string, open: () => TextProvider | Promise<TextProvider>): void {
  describe(`${name} as a storyteller`, () => {
    it('tells an episode line by line, and the whole is what was told', async () => {
      const { lines, final } = await tell(await open(), sampleBrief());
      expect(episodeScript.safeParse(final.script).success).toBe(true);
      expect(final.script.lines).toEqual(lines);
      expect(new Set(lines.map(({ role }) => role))).toEqual(
        new Set([...new Set(lines.map(({ role }) => role)), 'narrator', 'lead_a', 'lead_b']),
      );
      expect(new Set(final.script.choices.map(({ key }) => key)).size).toBe(3);
      expect(final.usage.provider).not.toBe('');
    });

    it('keeps a small plain state from which each choice goes on', async () => {
      const provider = await open();
      const brief = sampleBrief();
      const first = await tell(provider, brief);
      expect(JSON.parse(JSON.stringify(first.final.state))).toEqual(first.final.state);
      expect(JSON.stringify(first.final.state).length).toBeLessThan(6144);
      for (const index of [0, 1, 2]) {
        const next = await tell(provider, nextBrief(brief, first, index));
        expect(next.lines.length).toBeGreaterThan(5);
      }
    });

    it('begins a chosen episode with the openings it announced', async () => {
      const provider = await open();
      const brief = sampleBrief();
      const first = await tell(provider, brief);
      const { lines: last } = first.final.script;
      const openings = await provider.openings({ ...brief, episodeNumber: 2 }, first.final.state, last.slice(-6));
      for (const [index, { key }] of first.final.script.choices.entries()) {
        const announced = openings.lines[key] ?? [];
        expect(announced.length).toBeGreaterThan(0);
        const { lines } = await tell(provider, nextBrief(brief, first, index));
        expect(lines.slice(0, announced.length)).toEqual(announced);
      }
    });

    it('tells what happened so far in the time that is meant for it', async () => {
      const provider = await open();
      const brief = sampleBrief();
      const first = await tell(provider, brief);
      const second = await tell(provider, nextBrief(brief, first, 1));
      const recap = await provider.recap(brief, second.final.state);
      const words = (recap?.lines ?? []).flatMap(({ text }) => text.split(/\s+/)).length;
      expect(words).toBeGreaterThanOrEqual(recapWords.min);
      expect(words).toBeLessThanOrEqual(recapWords.max);
      expect(recap?.lines.every(({ role }) => role === 'narrator')).toBe(true);
      expect(recap?.usage.provider).not.toBe('');
    });

    it('goes on after lines that were spoken before a crash', async () => {
      const provider = await open();
      const spoken = (await tell(provider, sampleBrief())).final.script.lines.slice(0, 7);
      const { lines, final } = await tell(provider, sampleBrief({ spoken }));
      expect(final.script.lines).toEqual([...spoken, ...lines]);
      expect(lines.length).toBeGreaterThan(3);
    });

    it('stops when it is told to', async () => {
      const provider = await open();
      await expect(tell(provider, sampleBrief(), AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    });

    it('suggests a plot, describes a character and imagines two different shows', async () => {
      const provider = await open();
      const plot = await provider.suggestPlot(sampleBrief());
      expect(plot.length).toBeGreaterThan(20);
      expect(plot.length).toBeLessThanOrEqual(600);
      const draft = {
        ...sampleCharacter('Mara'),
        race: 'Asian' as const,
        hairColor: 'black' as const,
        age: 12,
        gender: 'female' as const,
        personality: 'Explorer' as const,
      };
      expect((await provider.describeCharacter(draft, sampleShow(), 'seed')).length).toBeGreaterThan(20);
      const shows = await provider.imagineShows({ geography: 'Underwater Kingdom', mood: 'Fun & Playful' }, 'seed');
      expect(shows).toHaveLength(2);
      expect(shows[0].name).not.toBe(shows[1].name);
      for (const show of shows) {
        expect(show.characters).toHaveLength(3);
        for (const person of show.characters)
          expect(characterDraft.safeParse({ ...person, showId: 'x' }).success).toBe(true);
        expect(show.locations).toHaveLength(3);
        for (const { mood, ambience } of show.locations) {
          expect(moods).toContain(mood);
          expect(ambiences).toContain(ambience);
        }
      }
    });
  });
}
