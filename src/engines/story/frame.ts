import { z } from 'zod';
import { nounType, pronoun } from '#shared/story/show-story.ts';

/** What a season can be about; each has a folder in `packs/arcs`. `house` is a show's own arc, for an idea in which nothing can be read. */
export const arcKinds = [
  'recover', 'rescue', 'contest', 'heist', 'escape', 'journey', 'find-out', 'defend', 'build', 'befriend', 'teach',
  'celebrate', 'magic', 'feeling', 'two-of-us', 'survive', 'house',
] as const; // prettier-ignore
export const arcKind = z.enum(arcKinds);
export type ArcKind = z.infer<typeof arcKind>;

/** What is learnt is read, done with the whole body, heard, made with the hands, a way of behaving, or of holding still. */
export const lessonClasses = ['letters', 'body', 'sound', 'hands', 'manner', 'quiet', 'other'] as const;
export type LessonClass = (typeof lessonClasses)[number];

/** What kind of place a den is: the words of each are in `packs/words/dens.yaml`. */
export const denKinds = [
  'below',
  'above',
  'island',
  'moving',
  'told',
  'strict',
  'stores',
  'wild',
  'company',
  'cabin',
  'unreached',
] as const;

/** How somebody is stuck in an ordinary thing: the things of each are in `packs/words/things.yaml`. */
export const stuckKinds = ['tight', 'shut', 'high'] as const;
export type StuckKind = (typeof stuckKinds)[number];

/** What two have changed with one another: the words of each are in `packs/words/english.yaml`. */
export const swapKinds = ['bodies', 'voices', 'ages', 'places'] as const;
export type SwapKind = (typeof swapKinds)[number];
/** What somebody with a paper and a date means to do to x: the verbs of each are in `packs/words/english.yaml`, as `closing_fell`. */
export const closingKinds = ['close', 'fell', 'sell', 'down', 'ban', 'move', 'turn'] as const;
export type ClosingKind = (typeof closingKinds)[number];
/** What has come over everybody: they talk the wrong way round, or not as people talk; they can't leave off moving; they're otherwise than they were; or it is what they say. */
export const spellKinds = ['backwards', 'speech', 'moving', 'state', 'truth'] as const;

/** What sort of thing x was made to do: the words of each are in `packs/words/deeds.yaml`. */
export const deedClasses = ['write', 'clean', 'wash', 'weather', 'food', 'wake', 'joy', 'find', 'make', 'never', 'other'] as const; // prettier-ignore
export type DeedClass = (typeof deedClasses)[number];

/** What stands between the two leads: a contest of the one against the other, what keeps them apart, what one of them did, or a secret of both. Read in this order. */
export const riftKinds = ['against', 'silent', 'friend', 'share', 'leaving', 'told', 'read', 'took', 'broke', 'lied', 'forgot', 'hid', 'kept', 'fight', 'secret'] as const; // prettier-ignore
export type RiftKind = (typeof riftKinds)[number];

/** What an idea says of one of the two leads beside its plot: the words of each are in `packs/words/traits.yaml`. */
export const traitKinds = ['allergic', 'afraid', 'dislikes', 'cannot', 'never', 'lacks', 'keeps', 'rule', 'secret', 'state', 'only', 'must'] as const; // prettier-ignore
export type TraitKind = (typeof traitKinds)[number];

/** What is kept back until the last episode: the first word of x, the name of x, or what is inside of x. */
export const keptKinds = ['inside', 'name', 'word'] as const;
export type KeptKind = (typeof keptKinds)[number];
/** What is the matter all along: there is one too many of something, it stays the same time, something spreads, or a thing is long overdue. */
export const plightKinds = ['extra', 'still', 'spread', 'late'] as const;
export type PlightKind = (typeof plightKinds)[number];

/** What cannot be, or what holds in a world: nobody may do something, x does something every time that somebody does another, or x does it of itself; what is the matter, or what is kept back. */
export const oddKinds = ['law', 'each', 'does', ...plightKinds, ...keptKinds] as const;
export type OddKind = (typeof oddKinds)[number];

/** What must not be done: something that one could do with a hand, and might like to, or that somebody is woken or frightened by mistake. */
export const banKinds = ['will', 'wake'] as const;
export type BanKind = (typeof banKinds)[number];
/** What is between two who are in love, whom the leads help: neither can move, one never looks, one does not dare, or they keep different hours. Read in the order of `packs/words/lovers.yaml`. */
export const loveKinds = ['looks', 'turns', 'shy', 'still'] as const;
export type LoveKind = (typeof loveKinds)[number];

/** What the two are against each other in: the words of each are in `packs/words/rivals.yaml`, or those of contests. */
export const rivalryKinds = ['vote', 'make', 'race', 'game', 'still', 'job', 'other'] as const;
export type RivalryKind = (typeof rivalryKinds)[number];

/** What sort of part falls to somebody, and what is the matter with them: the words of each are in `packs/words/parts.yaml`. */
export const partKinds = ['race', 'match', 'speech', 'show', 'carry', 'watch', 'lead', 'other'] as const;
export type PartKind = (typeof partKinds)[number];
export const flawKinds = [
  'new',
  'worst',
  'afraid',
  'shy',
  'slow',
  'forgets',
  'clumsy',
  'small',
  'sick',
  'other',
] as const;
export type FlawKind = (typeof flawKinds)[number];

/** How a contest is fought: the words for each are in `packs/words/contests.yaml`. */
export const contestAct = z.enum([
  'race',
  'grow',
  'make',
  'perform',
  'wit',
  'board',
  'leap',
  'hide',
  'still',
  'ball',
  'strength',
]);

/** Where a slot's words are from: the idea, the idea with its spelling mended, a noun kit, the show, the place, or the kind's defaults. */
export const slotSource = z.enum(['said', 'mended', 'kit', 'show', 'place', 'kind']);
export type SlotSource = z.infer<typeof slotSource>;
/** `sure` is how sure the reader is, 0 to 1. */
const origin = { from: slotSource, sure: z.number().min(0).max(1) };

const words = z.string().max(120);
export const nounSize = z.enum(['small', 'big', 'huge', 'abstract']);

/** Seven phrases that make a noun concrete: "the shelf", "a ring of dust", "A Ring of Dust", "the switch", "a click", "switched it on", "under one arm". */
export const nounKit = z.object({
  home: words,
  left: words,
  left_title: words,
  part: words,
  part2: words,
  sound: words,
  sound2: words,
  used: words,
  carry: words,
});
export type NounKit = z.infer<typeof nounKit>;

/** A noun as it is spoken of: `the` "Grandma's best hat" or "the red lamp", `a` "a red lamp", `head` "lamp". */
export const noun = z.object({
  ...origin,
  the: words,
  a: words,
  head: words,
  they: pronoun.default('it'),
  plural: z.boolean().default(false),
  type: nounType.default('thing'),
  size: nounSize.default('small'),
  /** Whether it can speak. */
  talks: z.boolean().default(false),
  kit: nounKit.partial().optional(),
});
export type Noun = z.infer<typeof noun>;

const clause = z.object({ ...origin, text: words });

/** What an idea says beside its plot: a clause ("the ice closes"), or what it only names ("the ostriches"). */
export const besides = z.object({ is: z.enum(['clause', 'named', 'doer', 'end']), text: words });
export type Besides = z.infer<typeof besides>;

/** The plot of a season: what was read out of its idea, and what fills the rest. A slot that an arc has no use for is left out. */
export const frame = z.object({
  kind: arcKind,
  /** With the object as a pronoun in its place: "bring it back", "brought it back". */
  verb: z.object({ ...origin, to: words, did: words }),
  /** What the season is about. */
  x: noun,
  /** The other side. `one` is the nearest of them, or the one who speaks; `known` when the idea names it; `sign` what it leaves behind, or "". */
  foe: noun.extend({ known: z.boolean(), sign: words, one: z.object({ the: words, they: pronoun }) }),
  /** Where it has to be done; `in` is the place with its preposition: "in the middle of the pond". */
  den: noun.extend({
    in: words,
    /** Where den is the thing in which x is stuck, and is foe as well; `limb` is what of x is in it, where that is not all of x. */
    stuck: z.enum(stuckKinds).optional(),
    limb: words.optional(),
  }),
  /** The idea's second noun, and what it is good for. */
  tool: noun.extend({ use: z.enum(['ride', 'lure', 'wear', 'light', 'reach', 'write', 'food', 'make', 'any']) }),
  /** What of theirs does not work. */
  weak: noun.optional(),
  /** What the foe has up its sleeve. */
  trick: noun.optional(),
  event: noun.optional(),
  /** Whom or what a performance is about: "the pirates". */
  about: clause.optional(),
  prize: noun.extend({ count: z.enum(['one', 'mass', 'none']) }).optional(),
  /** How a contest is fought; `did` is what was done in it, in the past tense: "cooked". */
  act: contestAct.optional(),
  did: clause.optional(),
  /** What is to be found out, as one says it: "who painted the doors". */
  ask: clause.optional(),
  /** How x is to be closed by somebody with a paper, where it is; `became` is then what is to come there. */
  closing: z.enum(closingKinds).optional(),
  /** What x has turned into. */
  became: noun.optional(),
  /** Who has changed something with x, and what; or whom x loves. */
  other: noun.extend({ swap: z.enum(swapKinds).optional() }).optional(),
  /** What is between x and other, where x loves them. */
  love: z.object({ ...origin, is: z.enum(loveKinds) }).optional(),
  /** What is taught or learnt: `text` "swim", `ing` "swimming". */
  /** `tune`: whoever can do it is heard doing it; `learns`: what kind of thing it is. */
  lesson: clause
    .extend({ ing: words, tune: z.boolean().optional(), learns: z.enum(lessonClasses).default('other') })
    .optional(),
  /** What x was made to do: `text` "do homework", `does` "does homework", `doing` "doing homework"; `is` what sort of thing that is, `prints` where x has somewhere to say so. */
  deed: clause
    .extend({ does: words, doing: words, is: z.enum(deedClasses), prints: z.boolean().default(false) })
    .optional(),
  /** What everybody in x does all at once: `text` "speak backwards", `does` "speaks backwards", `doing`, `did`; the cries are heard of them. */
  spell: clause
    .extend({ does: words, doing: words, did: words, is: z.enum(spellKinds), cry: words, cry2: words, cry3: words })
    .optional(),
  /**
   * What nobody may do, or what x does that can't be: `text` "get heavier", `does` agrees with x; `cause` "tell a lie" with its own forms,
   * "" where there is none; `at` when or where nobody may, with a blank before it: " on Mondays". Of what is the matter `text` is "pair of boots",
   * "Tuesday", "glitter" or "sixty-one years", `does` "pairs of boots", `cause` who has noticed, `at` where, or that people have it.
   */
  odd: clause
    .extend({
      is: z.enum(oddKinds),
      does: words,
      doing: words,
      did: words,
      cause: words,
      causes: words,
      caused: words,
      at: words,
    })
    .optional(),
  /** What must not be done: `text` "light the lamp", `it` "light it"; `lasts` "until morning" and `because` "the turtles are hatching", "" where nobody says it. */
  ban: clause
    .extend({
      is: z.enum(banKinds),
      ing: words,
      did: words,
      it: words,
      it_ing: words,
      it_did: words,
      lasts: words,
      because: words,
    })
    .optional(),
  /** What the two are against each other in; `loath` where neither wants to win. */
  rivalry: z.object({ ...origin, is: z.enum(rivalryKinds), loath: z.boolean() }).optional(),
  /** The part that falls to x, which `lesson` names, and what is the matter with x: `say` "is afraid of the ball", "" where x is called so. */
  chosen: z.object({ ...origin, part: z.enum(partKinds), flaw: z.enum(flawKinds), say: words }).optional(),
  /** What x stands for in an election: "mayor". */
  office: clause.optional(),
  /** What nobody wants to be the first at: `text` "be first out"; `must` "give a speech", what whoever is has to do, "" for nothing. */
  shirked: clause.extend({ does: words, did: words, must: words, wakes: z.boolean() }).optional(),
  /** `text` "lonely", `noun` "loneliness". */
  feel: clause
    .extend({ noun: words, as: z.enum(['lonely', 'grief', 'fear', 'jealous', 'homesick', 'sibling', 'angry', 'shy']) })
    .optional(),
  /** Who feels it, where that is neither lead: an animal, a thing, somebody of the show. */
  feeler: noun.optional(),
  /** What stands between the two leads; `payer` did it, where one of them did. */
  rift: z.object({ ...origin, is: z.enum(riftKinds) }).optional(),
  /** A clause in the third person, present: "Without it {text}"; `fixed` is the same put right: "the lamp stays lit". */
  stake: clause.extend({ fixed: words }),
  /** `text` "the late news", `by` "before the late news". */
  till: clause.extend({ by: words }).optional(),
  /** What the idea says beside its plot, in its order. */
  besides: z.array(besides).max(6).default([]),
  /** To whom it matters: the name of a person who is no lead. */
  owner: clause.optional(),
  /** Who has to be what: `lead` 0 or 1, `text` "brave". */
  must: clause.extend({ lead: z.literal([0, 1]) }).optional(),
  /**
   * What one of the two is, has or does beside the plot, who is then the payer: `of` "flour" or "swim", `ing` "swimming", `done`
   * "flown a kite", "" where a kind has none; `say` "is allergic to flour".
   */
  trait: z
    .object({
      ...origin,
      lead: z.literal([0, 1]),
      is: z.enum(traitKinds),
      of: words,
      ing: words,
      done: words,
      say: words,
    })
    .optional(),
  why: z.object({
    ...origin,
    is: z.enum(['nest', 'owed', 'lonely', 'need', 'name', 'fear', 'promise', 'bored', 'allowed']),
  }),
  /** Small things that need care, where `why` is nest: "six eggs". */
  young: clause.optional(),
  /** How long the season takes: all its words for time follow from it. */
  span: z.enum(['days', 'night']),
  /** Which lead (0 or 1) does what, bound for the season. */
  roles: z.object({
    doer: z.literal([0, 1]),
    maker: z.literal([0, 1]),
    payer: z.literal([0, 1]),
    bold: z.literal([0, 1]),
    careful: z.literal([0, 1]),
  }),
  /** Names of two of the show's people who are no leads. */
  helpers: z.tuple([words, words]),
});
export type Frame = z.infer<typeof frame>;
export type FrameSlot = Exclude<keyof Frame, 'kind' | 'span' | 'roles' | 'helpers' | 'besides' | 'closing'>;

const usual: Record<string, unknown> = { they: 'it', plural: false, type: 'thing', size: 'small', talks: false };

/** A frame as it is kept: without what is usual for a noun, which reading it puts back. */
export function compactFrame(whole: Frame): z.input<typeof frame> {
  const slots = Object.entries(whole).map(([key, slot]) => {
    if (typeof slot !== 'object' || Array.isArray(slot) || !('head' in slot)) return [key, slot];
    return [key, Object.fromEntries(Object.entries(slot).filter(([name, value]) => usual[name] !== value))];
  });
  return Object.fromEntries(slots) as z.input<typeof frame>;
}
