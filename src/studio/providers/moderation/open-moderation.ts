import type { ModerationProvider } from './moderation-provider.ts';
import type { OpenAiModerationConfig } from './openai-compatible.ts';
import { openAiModeration } from './openai-compatible.ts';

export type ModerationConfig = { kind: 'rules' } | OpenAiModerationConfig;

/** The second opinion that the configuration names; null when Canto's own rules decide alone. */
export async function openModerationProvider(config: ModerationConfig): Promise<ModerationProvider | null> {
  return config.kind === 'rules' ? null : openAiModeration(config);
}
