import type { Facts, Need, Way } from '../arcs/way.ts';
import { placeKinds } from '#shared/story/show-story.ts';
import { denKinds, type Frame } from '../frame.ts';
import { isByMistake } from '../reading/slots/became/by-mistake.ts';
import { table, wordSet } from '../reading/words/tables.ts';
import { nounGuessed, nounNamed } from '../reading/words/nouns.ts';
import { quarrelsWithin } from '../reading/slots/shared-in.ts';
import { hasCome } from './came.ts';
import { cargoOf } from './cargo.ts';
import { feastOf } from './feast.ts';
import type { Stage } from '../stage/make-stage.ts';
import { guestOf, stagedAs, troubleOf, troupeOf } from './staged.ts';

/** What was there before, and has stopped, is no new thing. */
const mending = /^(?:mend|fix|repair|restore|rebuild|patch|save)\b/;

/** What is cooked, sewn, written or grown is not put up as a house is. */
const isBrewed = ({ x, verb }: Frame): boolean =>
  isCooked({ x, verb }) ||
  wordSet('brewed').has(x.head.toLowerCase()) ||
  wordSet('brews').has(verb.to.split(' ')[0] ?? '');

/** What one tastes to know if it is right. */
const isCooked = ({ x, verb }: Pick<Frame, 'x' | 'verb'>): boolean =>
  wordSet('cooked').has(x.head.toLowerCase()) || wordSet('cooks').has(verb.to.split(' ')[0] ?? '');

/** What sort of thing x does of itself that was made for it: somebody, or a thing that is neither cooked nor sewn, nor was there before. */
const doesOf = (frame: Frame): string | undefined =>
  frame.kind === 'build' &&
  ['thing', 'person', 'creature'].includes(frame.x.type) &&
  !isBrewed(frame) &&
  !mending.test(frame.verb.to)
    ? frame.deed?.is
    : undefined;

/**
 * "who keeps eating the sandwiches" asks who did it, and what was done is that something was eaten. Where the question names no
 * deed, x says it if it is a sound; another thing that nobody can explain has come from somewhere. Why a thing sings asks who is heard.
 */
function askedOf(ask: string, x: Frame['x']): string | undefined {
  const [first = '', ...words] = ask.toLowerCase().split(' ');
  if (first === 'where') return words.includes('from') ? undefined : 'gone';
  if (words.some((word) => wordSet('asked_haunts').has(word))) return 'haunts';
  // "why the bread sings at night": a thing that can be heard, where it has not left off.
  const isHeard = x.type === 'thing' && words.some((word) => wordSet('asked_heard').has(word));
  if (first === 'why' && isHeard && !words.some((word) => wordSet('left_off').has(word))) return 'heard';
  if (!['who', 'what', 'whose'].includes(first)) return undefined;
  const done = ['taken', 'eaten', 'drawn', 'heard', 'spoiled', 'broken', 'left'].find((one) =>
    words.some((word) => wordSet(`asked_${one}`).has(word)),
  );
  if (done) return done;
  if (words.some((word) => wordSet('asked_sounds').has(word))) return 'heard';
  return x.type === 'thing' && ask === `what is behind ${x.the}` ? 'come' : undefined;
}

/** "the seal is stuck in a net": whoever is to be rescued did not only go for a walk. */
const isFast = ({ x, besides }: Frame): boolean =>
  besides.some(({ text }) => {
    const words = text.toLowerCase().split(' ');
    return text.toLowerCase().includes(x.head.toLowerCase()) && words.some((word) => wordSet('held_fast').has(word));
  });

/** What nobody does with x, or what x is weary of, knows or does to what is said, by what an idea says beside its plot: "the ghost nobody is scared of", "the driver nobody thanks". */
const shunnedAs = {
  unfeared: /^(?:nobody|no one|none) (?:is|was) (?:scared|afraid|frightened)\b|^nobody (?:fears|minds)\b/,
  unthanked: /^nobody (?:ever )?(?:thanks|thanked|praises)\b/,
  untalked: /^(?:nobody|no one|none)\b.* (?:talks?|speaks?|plays?|is seen|sits?) (?:to|with|beside)\b/,
  weary: /\b(?:wants?|wishes|longs|asks|begs|decides|tries|plans) to (?:quit|resign|retire)\b/,
  // Heard before it is said, which is more than to know what somebody has in mind.
  foreknows:
    /\bcan (?:hear|see|read|tell|know|feel|sense) (?:what|who|which)\b.* (?:will|about to|going to)\b|\bcan (?:hear|see|read|tell|know|feel|sense) (?:what|everything)\b.* before\b/,
  knows: /\bcan (?:hear|see|read|tell|know|feel|smell|taste|sense) (?:what|when|how|who|which|whether)\b/,
  amends:
    /\b(?:improv|correct|mend|tidy|polish|rewrit|edit|finish)\w+ (?:what|everything|all)\b.*\b(?:says?|said|speaks?|tells?)\b/,
};

function shunnedIn({ kind, besides }: Frame): string | undefined {
  const says = (pattern: RegExp) => besides.some(({ is, text }) => is === 'clause' && pattern.test(text));
  if (kind === 'befriend' && besides.some(({ is, text }) => is === 'clause' && isByMistake(text))) return 'raised';
  return kind === 'befriend' ? Object.entries(shunnedAs).find(([, pattern]) => says(pattern))?.[0] : undefined;
}

const timid =
  /\b(?:shy|timid|bashful|shyest|nervous|skittish)\b|\b(?:hides?|hiding|afraid of (?:people|everybody|everyone|us)|scared of (?:people|everybody|everyone|us))\b/;

/** What two know of a letter is whose name is in it, and not that it is held on with jam. */
const isWritten = ({ kind, x }: Frame): boolean =>
  kind === 'two-of-us' &&
  x.type === 'thing' &&
  wordSet('written_things').has(x.head.toLowerCase().split(' ').at(-1) ?? '');

/** Who is said to be shy, or to hide, follows nobody home and sits on nobody. */
const isTimid = ({ kind, x, besides }: Frame): boolean =>
  kind === 'befriend' &&
  [
    x.the,
    ...besides.filter(({ text }) => text.toLowerCase().includes(x.head.toLowerCase())).map(({ text }) => text),
  ].some((text) => timid.test(text.toLowerCase()));

/** "the grumpy widow at number nine", "the cat is always cross": who is cross with everybody hides from nobody. */
const isGruff = ({ kind, x, besides }: Frame): boolean =>
  kind === 'befriend' &&
  ['creature', 'person', 'group'].includes(x.type) &&
  [
    x.the,
    ...besides.filter(({ text }) => text.toLowerCase().includes(`${x.head.toLowerCase()} is `)).map(({ text }) => text),
  ].some((text) => text.toLowerCase().split(/[^\p{L}-]+/u).some((word) => wordSet('gruff').has(word))); // prettier-ignore

/** What somebody wants is to be found out: a troll, who then guards the place that the idea names. */
const asksWish = ({ kind, verb }: Frame): boolean => kind === 'befriend' && verb.to.startsWith('find out what ');

/** What two have swapped who can both say so: two persons or creatures, each of them one. */
function swapIn({ x, other }: Frame): string | undefined {
  const isOne = ({ type, plural }: Frame['x']) => !plural && (type === 'person' || type === 'creature');
  return other && isOne(x) && isOne(other) ? other.swap : undefined;
}

/** "the bad king locked us in": they did not come in by themselves. */
const locks =
  /\b(?:locked|shut|imprisoned|jailed|trapped|threw|thrown) us\b|\b(?:has|have) (?:locked|shut|imprisoned|trapped) us\b/;

/** What can be said of it is that nobody has been seen there: no house in which somebody lives, and no place where the show plays. */
function isNobodysHome({ x, foe }: Frame, { showId, place }: Stage): boolean {
  const head = x.head.toLowerCase();
  const own = `${showId} ${place.name}`.toLowerCase().split(/[^\p{L}]+/u);
  return foe.talks && !wordSet('lived_in').has(head) && !(x.type === 'place' && own.includes(head));
}
/** What x is by itself: the sea that is taught to whisper is no creature, though it is a pupil. */
const bornAs = ({ kind, x }: Frame) => (kind === 'teach' ? (nounNamed(x.head)?.of.is ?? x.type) : x.type);

/** What one can get into, or on to, and go somewhere: a boat, a rocket. */
const isRidden = (head: string) => (nounNamed(head) ?? nounGuessed(head))?.of.use === 'ride';

/** "nobody knows their lines": what those who perform have not learnt. */
const forgets = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .some((word) => wordSet('stage_lines').has(word));

/** What is true before a season begins: what it is about, who is against it, where it plays. */
export function factsOf(frame: Frame, stage: Stage): Facts {
  const { place, apart, leads } = stage;
  const where = Object.fromEntries(
    placeKinds.filter((kind) => place.where.includes(kind)).map((kind) => [kind, 'yes']),
  );
  const there: Record<string, string | undefined> = {
    x: frame.x.type,
    x_size: frame.x.size,
    x_talks: frame.x.talks ? 'yes' : '',
    // The sea is taken home by nobody; a whale may come along by itself.
    vast: frame.x.size === 'huge' && ['thing', 'place'].includes(bornAs(frame)) ? 'yes' : '',
    bulky: wordSet('bulky').has(frame.x.head) ? 'yes' : '',
    shines: isVast(frame.x) && isSkyLight(frame.x) ? 'yes' : '',
    unmoved: isVast(frame.x) && !isSkyLight(frame.x) ? 'yes' : '',
    x_parts: hasParts(frame.x) ? 'yes' : '',
    x_plural: frame.x.plural ? 'yes' : '',
    // A family, a crew: one word for people who would be many underfoot.
    folk: frame.x.type === 'group' && frame.x.talks && !frame.x.plural ? 'yes' : '',
    foe: frame.foe.talks ? 'talks' : 'mute',
    den_is: denKindOf(frame.den),
    stuck: frame.kind === 'rescue' ? frame.den.stuck : '',
    limb: frame.kind === 'rescue' ? frame.den.limb : '',
    vessel: frame.kind === 'rescue' && isVessel(frame.foe) ? 'yes' : '',
    closing: isNobodysHome(frame, stage) ? frame.closing : '',
    foe_type: frame.foe.type,
    foe_plural: frame.foe.plural ? 'yes' : '',
    foe_known: frame.foe.known ? 'yes' : '',
    sign: frame.foe.sign,
    why: frame.why.is,
    tool: frame.tool.use,
    prize: frame.prize?.count ?? 'none',
    act: frame.act,
    feel: frame.feel?.as,
    feeler: frame.feeler && (frame.feeler.talks ? 'talks' : 'mute'),
    body: frame.feeler?.type,
    feeler_size: frame.feeler?.size,
    rift: frame.rift?.is ?? (frame.kind === 'two-of-us' ? 'secret' : ''),
    within: quarrelsWithin(frame) ? 'yes' : '',
    rivalry: frame.rivalry?.is,
    love: frame.love?.is,
    loath: frame.rivalry?.loath ? 'yes' : '',
    office: frame.office?.text,
    part: frame.chosen?.part,
    flaw: frame.chosen?.flaw,
    shirk: frame.shirked && (frame.shirked.wakes ? 'wake' : 'go'),
    owes: frame.shirked?.must,
    x_said: frame.x.from === 'said' || frame.x.from === 'mended' ? 'yes' : '',
    span: frame.span,
    owner: frame.owner?.text,
    must: frame.must?.text,
    trait: frame.trait?.is ?? frame.odd?.is,
    trait_by: frame.odd?.is === 'still' ? frame.odd.cause : '',
    trait_in: frame.odd?.is === 'spread' ? frame.odd.at : '',
    trait_from: frame.odd?.is === 'spread' ? frame.odd.cause : '',
    trait_met: isTraitMet(frame) ? 'yes' : '',
    ban: frame.ban?.is,
    ban_ends: frame.ban?.lasts,
    ban_because: frame.ban?.because,
    till: frame.till?.text,
    apart: apart[0]?.person.name,
    lead1: leads[0].short,
    lead2: leads[1].short,
    weak: frame.weak?.the,
    trick: frame.trick?.the,
    event: frame.event?.the,
    staged: stagedAs(frame),
    feast: feastOf(frame),
    guest: guestOf(frame),
    troupe: troupeOf(frame),
    about: frame.about?.text,
    trouble: troubleOf(frame),
    fault: forgets(troubleOf(frame)) ? 'lines' : '',
    became: frame.became?.the,
    swap: swapIn(frame),
    other: swapIn(frame) && frame.other?.type,
    other_size: swapIn(frame) && frame.other?.size,
    // Of two who have swapped ages, x is the older.
    x_old: swapIn(frame) === 'ages' && wordSet('asked_of_two').has(frame.x.head.toLowerCase()) ? 'yes' : '',
    // Somebody else than one of the two did it.
    swapper: frame.other?.swap && frame.foe.known && frame.foe.the !== frame.other.the ? 'yes' : '',
    ask: frame.ask?.text,
    asks: frame.ask?.text.split(' ')[0],
    asks_of: frame.ask && askedOf(frame.ask.text, frame.x),
    fast: frame.kind === 'rescue' && isFast(frame) ? 'yes' : '',
    lesson: frame.lesson?.text,
    learns: frame.kind === 'teach' ? (frame.lesson?.learns ?? 'other') : '',
    brewed: frame.kind === 'build' && isBrewed(frame) ? (isCooked(frame) ? 'cooked' : 'other') : '',
    mends: frame.kind === 'build' && mending.test(frame.verb.to) ? 'yes' : '',
    begun: frame.kind === 'build' && /^finish\b/.test(frame.verb.to) ? 'yes' : '',
    rides: frame.kind === 'build' && isRidden(frame.x.head) ? 'yes' : '',
    deed_is: doesOf(frame),
    spell: frame.spell?.is,
    prints: frame.deed?.prints ? 'yes' : '',
    written: isWritten(frame) ? 'yes' : '',
    tune: frame.lesson?.tune ? 'yes' : '',
    cargo: cargoOf(frame),
    came: hasCome(frame) ? 'yes' : '',
    shunned: shunnedIn(frame),
    timid: isTimid(frame) ? 'yes' : undefined,
    gruff: isGruff(frame) ? 'yes' : undefined,
    wants: asksWish(frame) ? 'yes' : undefined,
    guards: asksWish(frame) && frame.den.from === 'said' ? 'yes' : undefined,
    lulls: lulledBy(frame),
    tickles: frame.kind === 'befriend' && wordSet('tickles').has(frame.verb.to.split(' ')[0] ?? '') ? 'yes' : undefined,
    // What the two keep is nothing but that: a secret, with no word of what it is.
    secrets: frame.kind === 'two-of-us' && /^secrets?$/.test(frame.x.head) ? 'yes' : undefined,
    unlit: frame.kind === 'survive' ? unlitBy(frame.x) : undefined,
    locked: frame.kind === 'escape' && frame.besides.some(({ text }) => locks.test(text)) ? 'yes' : '',
    // What is to be put back in secret is nothing that one gets out.
    puts: frame.kind === 'heist' && /^put .*\bback\b/.test(frame.verb.to) ? 'yes' : '',
    young: frame.young?.text,
  };
  const known = Object.entries(there).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...where, ...Object.fromEntries(known) };
}

/** Somebody's head can be in it, but nobody stands on its edge: a jar. */
const isVessel = ({ the, head }: Frame['foe']) =>
  table('things').vessels.some((one) => one === head.toLowerCase() || the.toLowerCase().endsWith(` ${one}`));

/** "the night with no sun", "the dark": what has to come back, the sun or only the light. */
function unlitBy({ the }: Frame['x']): string | undefined {
  const said = the.toLowerCase();
  if (/ with no (?:sun|sunlight|daylight|sunrise)$/.test(said)) return 'sun';
  return said === 'the dark' || / with no (?:lights?|lamps?|power|electricity)$/.test(said) ? 'light' : undefined;
}

const isVast = ({ size, type }: Frame['x']) => size === 'huge' && ['thing', 'place'].includes(type);

/** The sun, the moon or the stars. */
const isSkyLight = ({ head }: Frame['x']) => wordSet('sky_lights').has(head.toLowerCase());

/** How somebody is to be put to sleep: by something that is swung, or, where they cannot sleep, by being stayed with. */
function lulledBy({ kind, verb }: Frame): string | undefined {
  if (kind !== 'befriend') return undefined;
  if (verb.to.endsWith(' to sleep')) return 'sleep';
  return wordSet('lulls').has(verb.to.split(' ')[0] ?? '') ? 'swing' : undefined;
}

/** Whether what one of the two is afraid of, or can't stand, is what the plot is about: it will be there all the time. */
function isTraitMet({ trait, x, foe, den, event, other }: Frame): boolean {
  const plain = (word: string) => word.toLowerCase().replace(/s$/, '');
  const words = trait?.of.split(' ').map(plain) ?? [];
  const heads = [x, foe, foe.one, den, event, other].map((noun) => noun?.the.split(' ').at(-1) ?? '');
  return heads.some((head) => head !== '' && words.includes(plain(head)));
}

/** What kind of place a den is, by its head, or by the last word of that: "fairy tale book"; "the end of the rainbow" is as far off as the rainbow. */
function denKindOf({ the, head }: Frame['den']): string | undefined {
  if (table('dens').unreached.includes(the.toLowerCase().split(' ').at(-1) ?? '')) return 'unreached';
  const whole = head.toLowerCase();
  const last = whole.split(' ').at(-1) ?? '';
  const dens = table('dens');
  return denKinds.find((kind) => dens[kind].includes(whole)) ?? denKinds.find((kind) => dens[kind].includes(last));
}

/** One thing, place, event or idea: a part of it can be given up, or have something behind it. Nobody does so to somebody, or to a flock. */
export const hasParts = ({ type, plural }: Frame['x']): boolean =>
  !plural && !['creature', 'person', 'group'].includes(type);

export function holds({ key, values, not }: Need, facts: Facts): boolean {
  const value = facts[key];
  const is = values.length > 0 ? value !== undefined && values.includes(value) : Boolean(value);
  return is !== not;
}

export function after(facts: Facts, way: Way): Facts {
  return { ...facts, ...way.makes };
}
