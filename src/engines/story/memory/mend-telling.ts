import type { ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import type { Judge } from '../season/frame-of-idea.ts';
import type { Position } from '../season/position.ts';
import type { ToldEpisode } from '../tell/tell-episode.ts';
import { tellsStruck } from './mend-season.ts';
import { tellAdditions } from './tell-added.ts';

const castOf = ({ stage }: Pick<Position, 'stage'>) => stage.leads.flatMap(({ name, short }) => [name, short]);

/** An episode without the lines that tell of what was struck out. `debts` names what it would have said, so that another telling is tried first. */
export function withoutStruck(told: ToldEpisode, at: Position): { told: ToldEpisode; debts: string[] } {
  const { struck } = at;
  if (struck.phrases.length + struck.sentences.length === 0) return { told, debts: [] };
  const names = castOf(at);
  const debts: string[] = [];
  const left = (lines: ScriptLine[]) =>
    lines.filter((line) => {
      if (!tellsStruck(line, struck, names)) return true;
      debts.push('struck');
      return false;
    });
  const scenes = told.told.map((one) => ({ ...one, lines: left(one.lines) }));
  const doors = told.doors.map((door) => ({ ...door, lines: left(door.lines) }));
  const telling = (text: string) => !tellsStruck({ text, speaker: '' }, struck, names);
  const titles = told.titles.filter(telling);
  const recalls = told.recalls.filter(telling);
  return { told: { ...told, told: scenes, doors, titles, recalls }, debts };
}

/** An episode with what its maker added told before its last scene. */
export function withAdditions(told: ToldEpisode, at: Position, judge: Judge, { show }: EpisodeBrief): ToldEpisode {
  if (at.tell.length === 0) return told;
  const toldBefore = at.before?.added ?? [];
  const additions = tellAdditions(at.tell, at.stage, judge, { showName: show.name, toldBefore, seed: at.seed });
  const place = Math.max(0, told.told.length - 2);
  const scenes = told.told.map((one, index) =>
    index === place ? { ...one, lines: [...one.lines, ...additions.flatMap(({ lines }) => lines)] } : one,
  );
  return { ...told, told: scenes, added: additions.map(({ id, said }) => ({ id, said })) };
}
