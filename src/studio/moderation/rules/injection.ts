import type { Finding, Rule } from './rule.ts';
import { found } from './rule.ts';

/** Words to the machine instead of the story. */
const patterns = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|any|your|the)\b.{0,20}\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|context)\b/i,
  /<\/?(?:system|assistant|user|instructions?|im_start|im_end)[^>]*>|<\|[^|]*\|>|\[\/?(?:INST|SYSTEM|ADMIN)\]/i,
  /\b(?:from now on|henceforth|pretend)\b.{0,25}\b(?:you are|you're|to be an ai)\b/i,
  /\bnew instructions\b|\boutput (?:the )?(?:passwords?|config\w*|prompt)|\breply only with\b/i,
  /\byou are (?:now )?(?:DAN|an? (?:unrestricted|jailbroken|uncensored))\b/i,
  /\b(?:system prompt|(?:your|the) (?:hidden|developer|initial|system) (?:prompt|message|instructions))\b/i,
  /\b(?:api[ _-]?key|jailbreak|developer mode|do anything now)\b/i,
  /\bact as (?:an? )?(?:ai|language model|chatgpt|assistant)\b/i,
  /```|\{\{|\$\{/,
];

export const injection: Rule = (text): Finding[] =>
  found(
    patterns.some((pattern) => pattern.test(text)),
    'injection',
    3,
  );
