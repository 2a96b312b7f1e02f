import type { ModerationProvider } from '../providers/moderation/moderation-provider.ts';
import type { ModerationOptions, Verdict } from './judge-by-rules.ts';
import { judgeByRules } from './judge-by-rules.ts';

/**
 * Whether a text may be used: rules OR provider rejects. The provider is not asked about what the rules reject already.
 * A provider that fails throws its `ProviderError`; it never means approval. Used for plots, names, shows, places and
 * for every line before it is voiced. The verdict holds categories only, never the text.
 */
export async function moderate(
  text: string,
  options: ModerationOptions,
  provider?: ModerationProvider | null,
  signal?: AbortSignal,
): Promise<Verdict> {
  const verdict = judgeByRules(text, options);
  if (!verdict.approved || !provider || text.trim() === '') return verdict;
  const second = await provider.check(text, signal);
  if (!second.flagged) return verdict;
  return {
    approved: false,
    quotable: false,
    categories: second.categories.length > 0 ? second.categories : ['flagged'],
  };
}
