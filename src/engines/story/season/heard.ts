import { createHash } from 'node:crypto';
import type { StoryState } from '#studio/providers/text/text-provider.ts';
import type { Heard } from '../plan/plan-season.ts';
import { readState } from './season-state.ts';

const signs = 3;
/** So many earlier seasons are kept apart from a new one. */
const seasonsKept = 20;

/** A way or spine in three signs: of 500 that a listener has heard, one in 500 others looks the same. */
function codeOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, signs);
}

/** A title is remembered like a way. */
export const titleId = (title: string) => `title ${title}`;

export function addHeard(codes: string, ids: string[]): string {
  return codes + ids.map(codeOf).join('');
}

/** `now` is what was told in this season, `before` what `heardBefore` found, newest first. */
export function heardIn(before: string, now = ''): Heard {
  const codes = before.match(/.{3}/gs) ?? [];
  const known = new Map(codes.map((code, at) => [code, 1 - at / (codes.length + 1)]));
  for (const code of now.match(/.{3}/gs) ?? []) known.set(code, 1);
  return (id) => known.get(codeOf(id)) ?? 0;
}

/** What a listener has heard, from the last states of their earlier seasons, newest first; each way once. */
export function heardBefore(states: StoryState[]): string {
  const codes = states.slice(0, seasonsKept).flatMap((state) => readState(state)?.told.match(/.{3}/gs) ?? []);
  return [...new Set(codes)].slice(0, 400).join('');
}
