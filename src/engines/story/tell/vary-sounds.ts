import type { ScriptLine } from '#shared/story/script.ts';
import { z } from 'zod';
import { readTable } from '../reading/words/tables.ts';
import { escapePattern } from '../words/escape-pattern.ts';
import { capital, type Slots } from './slots.ts';

const refrains = z.strictObject({ again: z.array(z.string().includes('[sound')).min(2) });
let read: z.infer<typeof refrains> | null = null;

/** Sounds of whoever a season is about, by the slots that hold them. */
const sounds = ['x_sound', 'x_sound2', 'feeler_sound', 'feeler_sound2'];
/** In this episode no sentence is a sound alone, so that a season has three of them at most. */
const silent = 3;

/**
 * Scenes in which a sentence that is nothing but a sound ("A dab.") is said once an episode and three times a season; the
 * others say it otherwise, each in words of its own. What was told ahead stays as it was heard.
 */
export function varySounds<Scene extends { lines: ScriptLine[] }>(
  told: Scene[],
  slots: Slots,
  episode: number,
  ahead: Scene | undefined,
): Scene[] {
  read ??= readTable('refrains.yaml', refrains);
  const { again } = read;
  return sounds.reduce((scenes, name) => {
    const sound = String(slots[name] ?? '');
    if (sound === '') return scenes;
    const bare = new RegExp(`(?<=^|[.!?] )${escapePattern(capital(sound))}\\.(?= |$)`, 'g');
    let said = episode === silent ? 1 : 0;
    const other = () => {
      said++;
      const pattern = said === 1 ? null : again[(said - 2) % again.length];
      if (!pattern || (pattern.includes('again') && sound.includes('again'))) return `${capital(sound)}.`;
      return pattern.replace('[sound_cap]', capital(sound)).replace('[sound]', sound);
    };
    return scenes.map((scene) => {
      const lines = scene.lines.map((line) =>
        line.role === 'narrator' ? { ...line, text: line.text.replaceAll(bare, other) } : line,
      );
      return scene === ahead ? scene : { ...scene, lines };
    });
  }, told);
}
