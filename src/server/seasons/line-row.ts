import type { ScriptLine } from '#shared/script.ts';

/** A line as `episode_lines` has it. */
export const lineRow = (episodeId: string, line: ScriptLine, position: number) => ({
  episodeId,
  position,
  role: line.role,
  speaker: line.speaker,
  text: line.text,
  delivery: line.delivery,
  cue: line.cue,
});
