/** How a delivery changes a voice's usual way of speaking. Factors; 1 and 0 dB leave it alone. */
export type Manner = {
  pace: number;
  pitch: number;
  melody: number;
  levelDb: number;
  brightDb: number;
  whispered: boolean;
};

type Change = { words: RegExp } & Partial<Manner>;

/**
 * Stems a storyteller may use in a delivery, and what each does. Several may be named at once ("low and slow"); they
 * add up.
 */
const changes: Change[] = [
  { words: /whisper|under (his|her|their) breath|breath(y|ed)\b|mouthed/, whispered: true, pace: 0.92, levelDb: -6.2 },
  {
    words: /hush|quiet|soft|murmur|low voice|faint|mutter|mumbl/,
    pace: 0.95,
    pitch: 0.94,
    melody: 0.75,
    levelDb: -1.5,
    brightDb: -2,
  },
  {
    words: /shout|yell|scream|bellow|roar|cr(y|ies|ied)ing out/,
    pace: 1.05,
    pitch: 1.22,
    melody: 1.5,
    levelDb: 4.4,
    brightDb: 6.5,
  },
  {
    words: /call(s|ed|ing)?\b|(?<!not )loud/,
    pace: 1.03,
    pitch: 1.16,
    melody: 1.4,
    levelDb: 1.6,
    brightDb: 3,
  },
  { words: /breathless|out of breath|pant|gasp|winded/, pace: 1.14, pitch: 1.1, melody: 1.15, levelDb: -0.2 },
  { words: /quick|fast|hurr|rush|rapid|brisk|urgent|hast/, pace: 1.18, pitch: 1.04, melody: 1.05 },
  { words: /slow|careful|measured|deliberate|hesita|halting|ponder|thoughtful|dream/, pace: 0.84, melody: 0.95 },
  {
    words: /\blow\b|deep|grave|solemn|dark|ominous|growl|gruff|grim|menac|sinister|cold/,
    pace: 0.92,
    pitch: 0.88,
    melody: 0.75,
  },
  {
    words: /\bdry|flat|dead-?pan|wry|bored|droll|monoton|tired|weary|sleepy|exhaust/,
    pace: 0.93,
    pitch: 0.95,
    melody: 0.45,
  },
  {
    words: /fond|warm|gentl|tender|kind|lov|sooth|comfort|reassur/,
    pace: 0.93,
    pitch: 0.97,
    melody: 0.9,
    levelDb: -0.4,
  },
  {
    words: /excit|thrill|delight|eager|joy|glee|happ|cheer|bright|laugh|giggl|grin|amaz|awe|wonder|triumph/,
    pace: 1.06,
    pitch: 1.12,
    melody: 1.4,
    levelDb: 0.4,
  },
  {
    words: /angr|furi|snap|sharp|fierc|harsh|bark|hiss|stern|cross/,
    pace: 1.08,
    pitch: 1.05,
    melody: 1.25,
    levelDb: 0.8,
    brightDb: 2,
  },
  {
    words: /afraid|scared|fear|frighten|terrif|nervous|anxious|trembl|shak|panic|worr|alarm/,
    pace: 1.1,
    pitch: 1.12,
    melody: 1.1,
    levelDb: -0.2,
  },
  {
    words: /sad|sorrow|sob|tear|weep|mourn|broken|wistful|regret|sorry|lonel/,
    pace: 0.86,
    pitch: 0.94,
    melody: 0.7,
    levelDb: -0.8,
  },
  { words: /sigh|resign|defeat/, pace: 0.88, pitch: 0.93, melody: 0.65, levelDb: -0.8 },
  { words: /curious|surpris|puzzl|question|teas|play|mischie|sly|sing-?song/, pace: 1.02, pitch: 1.08, melody: 1.35 },
  {
    words: /calm|steady|even|serious|firm|certain|confident|proud/,
    pace: 0.95,
    pitch: 0.97,
    melody: 0.85,
    levelDb: 0.3,
  },
];

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Reads one to three free words such as "whispered", "very low" or "out of breath"; unknown words change nothing. */
export function readDelivery(delivery: string | undefined): Manner {
  const text = (delivery ?? '').toLowerCase();
  const strength = /\b(very|so|really|extremely|too)\b/.test(text)
    ? 1.4
    : /slight|a (bit|little)|half|almost|rather/.test(text)
      ? 0.5
      : 1;
  const manner: Manner = { pace: 1, pitch: 1, melody: 1, levelDb: 0, brightDb: 0, whispered: false };
  for (const { words, pace = 1, pitch = 1, melody = 1, levelDb = 0, brightDb = 0, whispered = false } of changes) {
    if (!words.test(text)) continue;
    manner.pace *= pace ** strength;
    manner.pitch *= pitch ** strength;
    manner.melody *= melody ** strength;
    manner.levelDb += levelDb * strength;
    manner.brightDb += brightDb * strength;
    manner.whispered ||= whispered;
  }
  return {
    pace: within(manner.pace, 0.7, 1.35),
    pitch: within(manner.pitch, 0.8, 1.35),
    melody: within(manner.melody, 0.35, 1.8),
    levelDb: within(manner.levelDb, -9, 4.6),
    brightDb: within(manner.brightDb, -4, 7),
    whispered: manner.whispered,
  };
}
