import { showQuestions, type WorldKey } from '#shared/story/show-questions.ts';
import { wordsToSeed } from '#shared/seeded-random.ts';

/** Stems that speak for a preset, in the order of `showQuestions`; a preset's own words always count. */
const stems: Record<WorldKey, readonly [string, string, string, string, string]> = {
  era: [
    'today present city school phone car street contempor now 20 21st suburb',
    'knight king wizard sword castle feudal middle viking dragon kingdom',
    'future space star robot cyber galact planet alien tech sci 30th 25th',
    'steam gaslight london industr clockwork edward 19 1800 brass western',
    'rome roman greek egypt pharao myth bronze stone prehist dinosaur antiq biblic',
  ],
  geography: [
    'island beach tropic coral ocean palm lagoon archipel coast jungle sea',
    'snow ice mountain alp arctic glacier winter frozen tundra cold peak polar',
    'desert sand dune dry canyon savan wasteland oasis arid mesa prairie steppe city plain',
    'forest wood tree jungle grove swamp meadow garden farm countr green rain',
    'underwater submarine deep reef abyss mermaid sunken ocean floor sea bed atlantis',
  ],
  features: [
    'float fly hover sky isle airborne gravity',
    'crystal cave gem cavern glow mineral tunnel geode underground',
    'volcan lava fire magma ash geyser hot erupt',
    'river waterfall stream lake water spring flow rain canal',
    'valley canyon gorge hidden cliff ravine pass hill dell fjord',
  ],
  inhabitants: [
    'explor advent human people pirate travel sailor kid child crew astronaut detective nomad hero villager',
    'creature dragon elf fair unicorn mermaid monster magic goblin dwarf troll witch wizard spirit ghost',
    'robot android machine ai cyborg automat droid mech clockwork',
    'guardian giant golem titan god ancient knight sentinel statue stone monk elder',
    'animal fox dog cat bear wolf rabbit mouse bird owl dinosaur friendly beast horse',
  ],
  power: [
    'tech machine computer laser engine gadget science electr steam robot invent nano',
    'element fire water earth air wind magic spell storm weather ice',
    'time clock past future century portal loop',
    'telepath mind dream psychic thought emotion memor music song voice',
    'enchant object artifact ring book key wand amulet mirror relic toy potion charm',
  ],
  architecture: [
    'castle fort tower wall stone keep stronghold citadel brick concrete',
    'tree house wood cabin hut treetop nest cottage log bamboo',
    'crystal glass palace ice diamond marble gem sky scraper mirror',
    'underground cave tunnel burrow cellar bunker dome mine dug',
    'cloud sky float air balloon fly high',
  ],
  lore: [
    'prophec chosen fate oracle star foretold destiny omen',
    'lost civil ruin ancient vanish empire forgotten sunken buried',
    'war battle peace army rebel conflict treaty soldier fall invasion',
    'awaken magic return spark born rise wake curse spell',
    'discover journey voyage expedition found settle map explor migrat travel trade',
  ],
  mood: [
    'adventur excit thrill brave bold action fast',
    'myster magic secret strange eerie spooky dark gothic dream whimsical wonder',
    'peace calm gentle harmon cozy cosy quiet warm hopeful soft tender',
    'drama epic intense grand tense tragic heroic grim scary',
    'fun play silly humor comic joy bright light happy absurd quirky',
  ],
  landmark: [
    'library book archive school academy museum university scroll',
    'laborator lab workshop observator station factory engine secret base tower',
    'temple shrine church monaster pagoda pyramid altar sanctuary tomb',
    'treasure cave mine hoard gold vault grotto well lake tree',
    'palace royal castle throne court king queen market town hall',
  ],
  purpose: [
    'train learn hero school practice arena apprentice',
    'power source energy magic heart core',
    'secret ancient hidden mystery clue home truth',
    'battle good evil fight war against enemy',
    'growth personal grow friend home change belong family heal self',
  ],
};

/** The preset (0..4 of its question) that an answer is, or whose words it comes nearest to; the seed of its words decides a draw. */
export function nearestPreset(key: WorldKey, answer: string | undefined): number {
  const presets: readonly string[] = showQuestions.find((question) => question.key === key)?.presets ?? [];
  const words = (answer ?? '').toLowerCase();
  const exact = presets.findIndex((preset) => preset.toLowerCase() === words.trim());
  if (exact >= 0) return exact;
  const scores = stems[key].map((list, i) => {
    const all = [...list.split(' '), ...(presets[i] ?? '').toLowerCase().split(/[^a-z]+/)];
    return new Set(all.filter((stem) => stem.length > 1 && startsWord(words, stem))).size;
  });
  const best = Math.max(...scores);
  const candidates = scores.flatMap((score, i) => (score === best ? [i] : []));
  return candidates[wordsToSeed(words) % candidates.length] ?? 0;
}

const ignored = new Set(['of', 'for', 'to', 'vs', 'the', 'and']);

function startsWord(text: string, stem: string): boolean {
  return !ignored.has(stem) && new RegExp(`\\b${stem}`).test(text);
}
