import type { ArcKind } from '../frame.ts';
import type { Aim } from './aims/aim.ts';
import { feelingAims } from './aims/feeling-aims.ts';
import { harmAims } from './aims/harm-aims.ts';
import { heroAims } from './aims/hero/hero-aims.ts';
import { nounAims } from './aims/noun-aims.ts';
import { pairAims } from './aims/pair-aims.ts';
import { plightAims } from './aims/plight-aims.ts';
import { questionAims } from './aims/question-aims.ts';
import { wishAims } from './aims/wish-aims.ts';
import { wonderAims } from './aims/wonder-aims.ts';
import { constructionAims } from './constructions/construction-aims.ts';
import { translate } from './foreign/translate.ts';
import type { Plot } from './plot/read-plot.ts';
import { leadNamed, readPlot } from './plot/read-plot.ts';
import type { Reading } from './reading.ts';
import { slotsOf } from './slots/read-slots.ts';
import { spellerFor } from './words/mend-spelling.ts';
import { splitIdea } from './words/split-idea.ts';
import { table } from './words/tables.ts';

export type IdeaToRead = {
  idea: string;
  show: { name: string; description: string | null };
  leads: [string, string];
  place: string;
  /** Names of the show's people. */
  regulars: string[];
  /** Whether a slot's words may be told; a slot that may not is left unread. Approves everything by default. */
  mayTell?: (words: string) => boolean;
};

/** What a plot idea asks for. Never throws and reads no more than 1,000 characters, so it takes some 10 ms whatever was typed. */
export function readIdea({ idea, show, leads, place, regulars, mayTell = () => true }: IdeaToRead): Reading {
  const names = [...leads, ...regulars, ...capitals(place), ...capitals(show.name)];
  const { text, language } = translate(idea, names);
  const house: Reading = { kind: { is: 'house', sure: 0, options: [] }, slots: {}, language, mended: [], leads };
  if (text === null) return house;
  const speller = language === 'en' ? spellerFor([...leads, ...regulars], names) : spellerFor([]);
  const plot = readPlot(
    splitIdea(text),
    { leads, people: regulars },
    language === 'en' ? speller : { mended: [], mend: (word) => word },
  );
  const aims = [
    heroAims,
    constructionAims,
    plightAims,
    harmAims,
    questionAims,
    wonderAims,
    wishAims,
    pairAims,
    feelingAims,
    nounAims,
  ]
    .flatMap((read) => read(plot))
    .toSorted((a, b) => b.sure - a.sure);
  const best = fullest(aims) ?? betweenLeads(plot);
  if (!best) return { ...house, mended: language === 'en' ? speller.mended : [] };
  return {
    ...house,
    kind: { is: best.kind, sure: Math.min(1, best.sure / 100), options: otherKinds(best, aims) },
    slots: slotsOf(best, aims, plot, { mended: speller.mended, mayTell }),
    mended: speller.mended,
  };
}

/** The surest aim; a title says the kind only, and what else was read of this kind says what it is about. */
function fullest(aims: Aim[]): Aim | undefined {
  const [best] = aims;
  if (!best?.title) return best;
  const fuller = aims.find(({ kind, x, title, sure }) => kind === best.kind && x && !title && sure >= 40);
  return fuller ? { ...fuller, sure: best.sure } : best;
}

/** Where both leads are named and nothing else was understood, something is between them. */
function betweenLeads({ sentences, cast }: Plot): Aim | undefined {
  const named = new Set(sentences.flatMap(({ phrases }) => phrases.map((phrase) => leadNamed(phrase, cast))));
  named.delete(null);
  const isTold = sentences.some(({ events }) => events.some(({ verb }) => verb !== ''));
  return named.size === 2 && isTold
    ? { kind: 'two-of-us', verb: 'make it up', x: null, foe: null, sure: 30 }
    : undefined;
}

function otherKinds(best: Aim, aims: Aim[]): Reading['kind']['options'] {
  const kinds = new Set<ArcKind>(aims.map(({ kind }) => kind));
  kinds.delete(best.kind);
  return [...kinds].slice(0, 4).map((is) => ({ is, means: table('kinds')[is].means }));
}

function capitals(text: string): string[] {
  return text.split(' ').filter((word) => word.length > 3 && word[0] !== word[0]?.toLowerCase());
}
