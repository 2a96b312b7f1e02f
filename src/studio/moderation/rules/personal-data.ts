import type { Finding, Rule } from './rule.ts';
import { found } from './rule.ts';

const patterns = [
  /\b\d{1,4} [A-Z]\w+ (?:Street|St|Road|Rd|Lane|Ave(?:nue)?|Drive|Close|Court)\b/,
  /[\w.+-]@[\w-]+\.[a-z]{2,}\b/i,
  /(?:\+?\d[\s().-]?){9,}\d/,
  /https?:\/\/|\bwww\./i,
];

export const personalData: Rule = (text): Finding[] =>
  found(
    patterns.some((pattern) => pattern.test(text)),
    'personal-data',
    3,
  );
