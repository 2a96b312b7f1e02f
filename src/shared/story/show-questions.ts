// Apart from the shows, so that pages which only show them do not carry the wizard's words.

/** The ten questions of the show wizard; presets exactly as the specification lists them. */
export const showQuestions = [
  {
    key: 'era',
    title: 'era',
    presets: ['Modern Day', 'Medieval Fantasy', 'Futuristic Sci-Fi', 'Victorian Era', 'Ancient Times'],
  },
  {
    key: 'geography',
    title: 'geography and climate',
    presets: ['Tropical Islands', 'Snowy Mountains', 'Desert Wasteland', 'Enchanted Forest', 'Underwater Kingdom'],
  },
  {
    key: 'features',
    title: 'natural features',
    presets: ['Floating Islands', 'Crystal Caves', 'Volcanic Landscapes', 'Magical Rivers', 'Hidden Valleys'],
  },
  {
    key: 'inhabitants',
    title: 'inhabitants and culture',
    presets: ['Brave Explorers', 'Magical Creatures', 'Robot Companions', 'Ancient Guardians', 'Friendly Animals'],
  },
  {
    key: 'power',
    title: 'technology or magic',
    presets: ['Advanced Technology', 'Elemental Magic', 'Time Travel', 'Telepathic Powers', 'Enchanted Objects'],
  },
  {
    key: 'architecture',
    title: 'architecture',
    presets: ['Castle Fortresses', 'Tree Houses', 'Crystal Palaces', 'Underground Cities', 'Cloud Cities'],
  },
  {
    key: 'lore',
    title: 'history or lore',
    presets: ['Ancient Prophecy', 'Lost Civilization', 'Great War Legacy', 'Magical Awakening', 'Discovery Journey'],
  },
  {
    key: 'mood',
    title: 'mood',
    presets: [
      'Adventurous & Exciting',
      'Mysterious & Magical',
      'Peaceful & Harmonious',
      'Dramatic & Epic',
      'Fun & Playful',
    ],
  },
  {
    key: 'landmark',
    title: 'landmarks',
    presets: ['Grand Library', 'Secret Laboratory', 'Mystical Temple', 'Hidden Treasure Cave', 'Royal Palace'],
  },
  {
    key: 'purpose',
    title: 'connection to the main story',
    presets: [
      'Training Ground for Heroes',
      'Source of Great Power',
      'Home to Ancient Secrets',
      'Battleground for Good vs Evil',
      'Place of Personal Growth',
    ],
  },
] as const;
export type WorldKey = (typeof showQuestions)[number]['key'];
/** One answer (preset or the user's own words) for each of the ten questions. */
export type World = Record<WorldKey, string>;
