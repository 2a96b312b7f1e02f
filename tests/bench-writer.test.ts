import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import * as figures from '../scripts/bench/stories/writer-figures.ts';

const line = (speaker: string, text: string): ScriptLine => ({ role: speaker === 'Narrator' ? 'narrator' : 'lead_a', speaker, text }); // prettier-ignore
const episode = (lines: ScriptLine[], more: Partial<figures.ToldEpisode> = {}): figures.ToldEpisode => ({ lines, doors: ['Open the gate', 'Ask the owl', 'Go back'], chosen: null, known: [], canon: [], byModel: true, firstLineMs: 1, ...more }); // prettier-ignore
const season = (...episodes: figures.ToldEpisode[]): figures.ToldSeason => ({ idea: 'A goat steals the moon.', names: ['Mara', 'Finn'], episodes }); // prettier-ignore

it('hears in a season what its figures are about', () => {
  const plain = season(episode([line('Mara', 'The goat has stolen the moon again.')]), episode([line('Finn', 'Then we open the gate and look.')], { chosen: 'Open the gate' })); // prettier-ignore
  expect(figures.ideaCoverage(plain)).toBeGreaterThan(0.6);
  expect(figures.ideaCoverage(season(episode([line('Mara', 'Nothing at all.')])))).toBe(0);
  expect(figures.choiceConsequences(plain)).toBe(1);
  expect(figures.contradictions(plain)).toBe(0);
  const known = ['Mara is afraid of big dogs.'];
  expect(figures.contradictions(season(episode([line('Mara', 'Mara is not afraid of big dogs.')], { known })))).toBe(1);
  const dead = [{ kind: 'people' as const, name: 'Oda', text: 'Oda is dead.', is: 'dead' as const, ep: 1 }];
  expect(figures.contradictions(season(episode([line('Oda', 'Good evening.')], { canon: dead })))).toBe(1);
  const same = [line('Mara', 'The goat has stolen the moon again, and nobody minds.')];
  expect(figures.repeatedPhrases(season(episode(same), episode(same)))).toBe(1);
  expect(figures.differentDoors(season(episode(same, { doors: ['Open the gate', 'open the gate', 'Go back'] })))).toBe(
    0,
  );
  expect(figures.dialogueShare(season(episode([line('Narrator', 'One two.'), line('Mara', 'Three four.')])))).toBe(0.5);
});

/* A process of its own tells four episodes twice. */
it('tells seasons with a model that is none, and judges them beside the embedded ones', { timeout: 180_000 }, async () => {
  const args = ['scripts/bench/stories/writer.ts', '--stand-in', '--seasons', '2', '--episodes', '2', '--judge'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain('2 seasons, 4 episodes, 4 by the model');
  for (const row of ['content words of the idea heard', 'contradictions of what is known', 'five-word runs', 'dialogue', 'chosen door heard'])
    expect(stdout).toMatch(new RegExp(`${row}.*\\d\\.\\d\\d +\\d\\.\\d\\d`));
  expect(stdout).toMatch(/side by side, stand-in: the model \d, the embedded storyteller \d, even \d/);
}); // prettier-ignore
