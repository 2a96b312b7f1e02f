import type { ScriptLine } from '#shared/script.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { plainText } from '../words/plain-text.ts';
import { polishText } from '../words/polish-text.ts';
import { seededDice } from '../words/seeded.ts';
import type { SeasonStand } from './draft-episode.ts';
import type { EpisodeSetting } from './episode-setting.ts';
import { narratorName, restoreLines } from './script-lines.ts';
import type { Opening, StoryMemory } from './story-memory.ts';

type BegunEpisode = { lines: ScriptLine[]; stand: Partial<SeasonStand> };

/** The first lines of an episode: those kept with the choice that was followed, or none for a first episode. */
export function openingFor(
  brief: EpisodeBrief,
  before: StoryMemory | null,
  setting: EpisodeSetting,
  stand: SeasonStand,
): BegunEpisode {
  const { previous } = brief;
  if (!previous) return { lines: [], stand: {} };
  const kept = keptOpening(before, previous.choiceKey, previous.choiceText);
  if (!kept)
    return {
      lines: plainOpening(previous.choiceText, leadsToOf(before, previous.choiceKey), setting, stand),
      stand: {},
    };
  return {
    lines: restoreLines(kept.lines, setting.leads),
    stand: { memory: { ...stand.memory, ...kept.memory }, names: [...stand.names, ...kept.names] },
  };
}

export function keptOpening(before: StoryMemory | null, key: string, text: string): Opening | undefined {
  return before?.openings.find((one) => one.key === key) ?? before?.openings.find((one) => one.text === text);
}

function leadsToOf(before: StoryMemory | null, key: string): string {
  return plainText(before?.llm?.choices.find((choice) => choice.key === key)?.leadsTo ?? '', 200);
}

/** For a choice that another storyteller thought up: the leads say it and do it. */
function plainOpening(choiceText: string, leadsTo: string, setting: EpisodeSetting, stand: SeasonStand): ScriptLine[] {
  const dice = seededDice(stand.episodeSeed, 'opening');
  const choice = plainText(choiceText, 110).replace(/[.!?]+$/, '');
  const first = dice.next() < 0.5 ? 0 : 1;
  const role = (index: number) => (index === 0 ? 'lead_a' : 'lead_b') as ScriptLine['role'];
  const [speaker, other] = [setting.leads[first], setting.leads[1 - first]];
  if (!speaker || !other) return [];
  const led =
    leadsTo === ''
      ? []
      : [
          {
            role: 'narrator' as const,
            speaker: narratorName,
            text: polishText(/[.!?]$/.test(leadsTo) ? leadsTo : `${leadsTo}.`),
          },
        ];
  return [
    {
      role: role(first),
      speaker: speaker.name,
      text: polishText(`We've said it, so that is what we do. ${choice}.`),
      delivery: 'firm',
    },
    {
      role: 'narrator',
      speaker: narratorName,
      text: `${other.name} looked for a good reason to say no, and looked a little longer, and did not find one.`,
    },
    {
      role: role(1 - first),
      speaker: other.name,
      text: dice.pick(['Together, then. On three.', 'Then let us be quick about it.']),
      delivery: 'steady',
    },
    ...led,
  ];
}
