import type { ModerationProvider } from '../providers/moderation/moderation-provider.ts';
import { judgeText, verdictOf, type ModerationOptions, type Verdict } from './judge/judge-text.ts';

/** The second opinion alone. One that does not answer flags nothing. Throws when `signal` is aborted. */
export async function isFlagged(
  text: string,
  provider: ModerationProvider | null,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    return (await provider?.check(text, signal))?.flagged ?? false;
  } catch (error) {
    if (signal?.aborted) throw error;
    return false;
  }
}

/**
 * Whether a text may be used. Where a provider is configured, both it and the embedded judge must find the text fine; it is
 * not asked about what the judge rejects already. When it does not answer, the embedded judge decides and the text is
 * `unsure` at best. Used for plots, names, shows, places and every line before it is voiced. Throws when `signal` is aborted.
 */
export async function moderate(
  text: string,
  options: ModerationOptions,
  provider?: ModerationProvider | null,
  signal?: AbortSignal,
): Promise<Verdict> {
  const own = judgeText(text, options);
  if (!own.approved || !provider || text.trim() === '') return own;
  try {
    const { flagged, categories } = await provider.check(text, signal);
    return flagged ? verdictOf('rejected', categories.length > 0 ? categories : ['flagged']) : own;
  } catch (error) {
    if (signal?.aborted) throw error;
    return verdictOf('unsure', [...own.categories, 'no-second-opinion']);
  }
}
