import { createHash } from 'node:crypto';
import type { Gender, Personality } from '#shared/story/characters.ts';
import type { SpeakerRole } from '#shared/story/script.ts';
import type { VoiceId } from '../providers/speech/speech-provider.ts';
import { ageBands, findVoice, voices, type AgeBand, type Register, type Voice } from '../providers/speech/voices.ts';

/** Whom to cast. What is null is read from the name, else drawn from the seed. */
export type CastingCall = {
  name?: string;
  gender: Gender | null;
  age: number | null;
  personality: Personality | null;
  /** Stable for a character, or for a walk-on within a season; the same call gets the same voice. */
  seed: string;
};

/** Voices closer than this are hard to tell apart by pitch alone. */
const distinctSemitones = 4;

/**
 * A voice for somebody, given those already heard in the season (narrator included): right in gender, near in age, apart in
 * pitch from the others. No taken voice is given again while one of the right gender is left; one that is only `heard` (a
 * stranger met before) is, rather than a voice of quite another age. Keep the answer: it is the character's for good.
 */
export function castVoice(call: CastingCall, taken: VoiceId[], heard: VoiceId[] = []): VoiceId {
  const who = imagine(call);
  const free = voices.filter((voice) => !taken.includes(voice.id) && voice.gender === who.gender);
  const suited = free.filter((voice) => voice.kind === who.kind && !voice.narrates);
  const candidates = [suited, free.filter((voice) => !voice.kind), free].find(({ length }) => length > 0);
  // Everybody is taken: the next best voice is heard twice.
  const from = candidates ?? voices.filter((voice) => voice.gender === who.gender && !voice.kind && !voice.narrates);
  const others = [...taken, ...heard].map(findVoice);
  const cost = (voice: Voice) => misfit(voice, who) + closeness(voice, others) + 3 * draw(`${call.seed}/${voice.id}`);
  const best = from.map((voice) => ({ id: voice.id, cost: cost(voice) })).sort((a, b) => a.cost - b.cost)[0];
  return best?.id ?? narratorVoice(call.seed);
}

/** So many voices are offered to choose from. */
const mostOffered = 8;

/** Voices for somebody, best first, each apart from the taken ones and from each other; none that is taken. */
export function suitedVoices(call: CastingCall, taken: VoiceId[]): VoiceId[] {
  const offered: VoiceId[] = [];
  while (offered.length < mostOffered) {
    const voice = castVoice(call, [...taken, ...offered]);
    if (taken.includes(voice) || offered.includes(voice) || findVoice(voice).narrates) break;
    offered.push(voice);
  }
  return offered;
}

/** Whether a voice of the cast list may be given to somebody of this gender: narrators tell. */
export function isCastableFor(id: VoiceId, gender: Gender | null): boolean {
  const voice = voices.find((each) => each.id === id);
  return voice !== undefined && !voice.narrates && (gender === null || voice.gender === gender);
}

/** Who tells the seasons of a show: always the same, by the show's seed. */
export function narratorVoice(showSeed: string): VoiceId {
  const narrators = voices.filter(({ narrates }) => narrates);
  return (narrators[Math.floor(draw(showSeed) * narrators.length)] as Voice).id;
}

/** The voices heard most in a season, which must not be taken for each other: narrator and leads. */
export function mainVoices(voiceOf: (line: { role: SpeakerRole; speaker: string }) => VoiceId): VoiceId[] {
  return (['narrator', 'lead_a', 'lead_b'] as const).map((role) => voiceOf({ role, speaker: '' }));
}

type Imagined = { gender: Gender; ageBand: AgeBand; register: Register | null; kind: Voice['kind'] };

const feminine =
  /\b(woman|girl|lady|queen|princess|mother|mum|mom|grandmother|grandma|granny|gran|nana|aunt|auntie|sister|wife|widow|witch|mrs|ms|miss|madam|dame|duchess|countess|priestess|nun|maid|heroine|hostess|waitress|daughter|bride|empress|goddess|mermaid|nanny|niece|lass|girlfriend|\w*woman|\w+girl|\w+maid|\w+mistress|actress|sorceress|enchantress|stewardess|seamstress|governess|abbess|baroness|lioness|giantess)\b/i;
const masculine =
  /\b(man|boy|lord|king|prince|father|dad|grandfather|grandpa|grandad|uncle|brother|husband|widower|wizard|mr|sir|duke|count|baron|priest|monk|butler|son|groom|emperor|god|monster|troll|ogre|giant|blacksmith|lad|guard|nephew|godfather|sultan|tsar|pope|friar|abbot|knight|boyfriend|sorcerer|(?!human|shaman|roman|german|talisman)\w+man|\w+boy|\w+master)\b/i;
const childish =
  /\b(child|kid|boy|girl|little|littlest|small(est)?|young(est)?|tin(y|iest)|baby|toddler|infant|cub|kitten|puppy|lad|lass|pupil|schoolboy|schoolgirl|urchin|apprentice)\b/i;
const elderly =
  /\b(old|elder|elderly|ancient|aged|grand\w+|granny|gran|nana|oldest|eldest|elders|hermit|sage|crone|widow|widower|veteran|retired)\b/i;
const mechanical = /\b(robot|android|machine|computer|automaton|drone|golem|ship'?s computer|unit|droid|ai)\b/i;
const gigantic = /\b(giant|troll|ogre|dragon|monster|beast|bear|mountain|whale|colossus)\b/i;
/** Men's names with the ending of a woman's. */
const masculineNames =
  /^(andrea|andy|anthony|attila|barney|barry|benny|billy|bobby|charlie|danny|dmitri|donny|eddie|elia|ezra|freddie|gary|geoffrey|gerry|gregory|harry|henry|ira|jamie|jeffrey|jeremy|jerry|jimmy|joey|johnny|jonny|joshua|kenny|larry|lenny|luca|luka|micky|mikey|murphy|nikita|ollie|percy|perry|ricky|robbie|ronnie|rory|rudy|sasha|sidney|stanley|teddy|terry|timothy|toby|tommy|tony|wally|willie|zachary)$/i;
const feminineEnding = /(a|ia|ette|elle|lyn|lynn|een|ine|ie|y)$/i;

const registers: Record<Personality, Register> = {
  Explorer: 'middle',
  Planner: 'low',
  Wildcard: 'high',
  Helper: 'middle',
};

function imagine({ name = '', gender, age, personality, seed }: CastingCall): Imagined {
  const kind = mechanical.test(name) ? 'machine' : gigantic.test(name) && gender !== 'female' ? 'giant' : undefined;
  const imagined: Gender = gender ?? (kind === 'giant' ? 'male' : genderOf(name, seed));
  return {
    gender: imagined,
    ageBand: ageBandOf(age, name, seed),
    register: personality && registers[personality],
    kind,
  };
}

function genderOf(name: string, seed: string): Gender {
  if (feminine.test(name)) return 'female';
  if (masculine.test(name)) return 'male';
  // A bare first name is guessed by its ending; a title or a trade ("the baker") is anybody's.
  const first = /^\p{Lu}\p{L}+$/u.exec(name.trim().split(' ')[0] ?? '')?.[0] ?? '';
  if (first && !/^the$/i.test(first) && feminineEnding.test(first))
    return masculineNames.test(first) ? 'male' : 'female';
  return draw(`${seed}/gender`) < 0.5 ? 'female' : 'male';
}

function ageBandOf(age: number | null, name: string, seed: string): AgeBand {
  if (age === null) {
    if (elderly.test(name)) return 'old';
    if (childish.test(name)) return 'child';
    return draw(`${seed}/age`) < 0.4 ? 'young' : 'adult';
  }
  return age < 13 ? 'child' : age < 18 ? 'teen' : age < 32 ? 'young' : age < 60 ? 'adult' : 'old';
}

function misfit(voice: Voice, who: Imagined): number {
  const ageGap = Math.abs(ageBands.indexOf(voice.ageBand) - ageBands.indexOf(who.ageBand));
  const registerGap = who.register && voice.register !== who.register ? 1.5 : 0;
  return 8 * ageGap ** 2 + registerGap;
}

/** Grows as the voice comes near in pitch to one that is already heard; most where it would be taken for it. */
function closeness(voice: Voice, others: Voice[]): number {
  let cost = 0;
  for (const other of others) {
    const near = Math.max(0, 1 - semitones(voice, other) / distinctSemitones);
    cost += 60 * near + (toldApart(voice, other) ? 0 : 60);
  }
  return cost;
}

const semitones = ({ embedded: a }: Voice, { embedded: b }: Voice) => Math.abs(12 * Math.log2(a.pitchHz / b.pitchHz));

/**
 * Whether two voices are told apart by ear: three semitones, another speaker behind the voice, formants a semitone (6 %)
 * apart, or the trembling of age.
 */
function toldApart(one: Voice, other: Voice): boolean {
  const [a, b] = [one.embedded, other.embedded];
  return (
    semitones(one, other) >= 3 ||
    a.base !== b.base ||
    Math.abs(Math.log(a.tract / b.tract)) >= 0.06 ||
    (one.ageBand === 'old') !== (other.ageBand === 'old')
  );
}

/** A number in 0..1 that only depends on the text. */
function draw(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
