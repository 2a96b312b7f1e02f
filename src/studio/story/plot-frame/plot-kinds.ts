import type { NounPhrase } from './noun-phrase.ts';

export const plotKinds = [
  'rescue',
  'contest',
  'heist',
  'escape',
  'journey',
  'mystery',
  'recover',
  'defend',
  'quest',
  'build',
  'friend',
] as const;
export type PlotKind = (typeof plotKinds)[number];
export const topicTypes = ['person', 'creature', 'thing', 'place', 'event'] as const;
export type TopicType = (typeof topicTypes)[number];

/** In this order: the first that a plot idea's words suit decides. */
const kindWords: [PlotKind, RegExp][] = [
  ['rescue', /\b(?:rescue|save|free|kidnap\w*|captur\w*|captive|prisoner|hostage|bring (?:\w+ ){1,3}home)\b/i],
  [
    'contest',
    /\b(?:contest|race|tournament|competition|compete|championship|match|game show|bake[- ]off|talent show|duel)\b/i,
  ],
  ['heist', /\b(?:heist|rob|break into|sneak into|vault|swap)\b/i],
  ['escape', /\b(?:escape|trapped|locked in|stuck|flee|get out|wakes? up (?:on|in|inside))\b/i],
  ['journey', /\b(?:deliver|escort|carry|cross|travel|journey|voyage|reach|guide)\b/i],
  [
    'mystery',
    /\b(?:missing|mystery|murder|vanish\w*|disappear\w*|detective|clue|secret|who (?:stole|did)|haunted|ghost|strange|investigat\w*)\b/i,
  ],
  ['recover', /\b(?:steal|steals|stole|stolen|thief|thieves|get (?:\w+ ){1,3}back|recover|retrieve|lost|loses?)\b/i],
  ['defend', /\b(?:stop|defeat|fight|battle|war|defend|protect|invasion|invade|attack|army|destroy|threat\w*)\b/i],
  ['quest', /\b(?:find|search|seek|quest|treasure|map|hunt|discover|lost city|legend)\b/i],
  ['build', /\b(?:build|invent|repair|fix|mend|plant|grow|open a)\b/i],
  ['friend', /\b(?:befriend|friend|help|heal|teach|learn|make peace|apologi[sz]e)\b/i],
];

export function plotKindOf(text: string): PlotKind | null {
  return kindWords.find(([, words]) => words.test(text))?.[0] ?? null;
}

const creatures = /^(?:dragon|unicorn|cat|dog|fox|wolf|bear|owl|bird|goose|duck|hen|chicken|horse|pony|cow|goat|sheep|llama|pig|mouse|rat|whale|fish|shark|octopus|squid|turtle|frog|toad|snake|spider|bee|bug|insect|dinosaur|monster|beast|creature|parrot|penguin|rabbit|hamster|kraken|yeti|bigfoot|phoenix|animal|puppy|kitten|lion|tiger|elephant|monkey|crab|worm|snail|moth|butterfly|egg|griffin|troll)s?$/; // prettier-ignore
const persons = /^(?:man|woman|men|women|boy|girl|child|children|people|person|friend|sister|brother|mother|father|grandmother|grandfather|grandma|grandpa|aunt|uncle|king|queen|prince|princess|knight|pirate|thief|thieve|witch|wizard|ghost|robot|alien|keeper|baker|chef|teacher|captain|sailor|mayor|detective|scientist|inventor|giant|fairy|elf|elve|goblin|dwarf|dwarve|mermaid|vampire|zombie|clown|stranger|villain|hero|emperor|librarian|gardener|painter|singer|clockmaker|twin|villager|guard|crew|family|team|ninja|snowman|scarecrow|santa)s?$/; // prettier-ignore
const places = /^(?:island|city|town|village|castle|palace|tower|library|school|house|mansion|hotel|forest|wood|mountain|volcano|cave|cavern|temple|planet|world|kingdom|land|valley|river|sea|ocean|lake|desert|station|ship|spaceship|boat|submarine|train|museum|theatre|theater|factory|laboratory|lab|garden|farm|market|bakery|shop|tunnel|maze|dungeon|room|bridge|street|park|zoo|circus|lighthouse|moonbase|base|harbour|harbor|attic|cellar)s?$/; // prettier-ignore
const events = /^(?:contest|race|tournament|competition|match|game|party|festival|wedding|show|play|concert|parade|war|battle|storm|eclipse|night|day|birthday|summer|winter|christmas|halloween|fair|feast|election|trial|duel|bake-off|dance|ball|heist|journey|voyage|quest|adventure|mission)s?$/; // prettier-ignore

export function topicTypeOf(topic: NounPhrase): TopicType {
  if (creatures.test(topic.head)) return 'creature';
  if (topic.actor || persons.test(topic.head)) return 'person';
  if (places.test(topic.head)) return 'place';
  return events.test(topic.head) ? 'event' : 'thing';
}
