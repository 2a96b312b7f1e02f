// What a model might answer, whole and spoilt.
const speakers = ['Narrator', 'Mara', 'Finn', 'Narrator', 'Finn', 'Oda'];
export const written = {
  season: {
    title: 'The String of the Moon',
    question: 'Who is pulling the moon down, and what for?',
    episodes: 4,
    midpoint: 'The moon turns out to be coming down by itself.',
    ending: 'The moon is let down to rest for one night, and goes up again.',
  },
  cast: [
    { name: 'Mara', talks: 'In short sentences, and never says sorry.', wants: 'To be the first to touch the moon.' },
    { name: 'Finn', talks: 'Counts things while he thinks.', wants: 'To be home before dawn.' },
  ],
  between: 'Finn once told on Mara, and she has not said a word about it.',
  beats: [
    'Mara and Finn saw that the moon had sunk as far as the chimneys.',
    'Oda at the gate would not let them pass without an answer.',
    'They tied the clothes line of the baker to the weathercock.',
  ],
  cliff: 'The clothes line went tight, and something on the other end began to pull.',
  title: 'The moon on a string',
  lines: Array.from({ length: 24 }, (_, index) => ({
    speaker: speakers[index % 6],
    text: `This is line number ${index + 1}, and over Hollowmere the moon had sunk a bit. Cup ${index + 1} stood on the sill, full of its light.`,
    delivery: index % 3 ? 'calm' : '',
    turns: index === 15,
  })),
  choices: [
    {
      text: 'Climb the tall tower',
      kind: 'face',
      cost: 'the way back',
      leadsTo: 'They climb it and find the moon asleep.',
    },
    {
      text: 'Follow the silver thread',
      kind: 'trust',
      cost: 'their only lamp',
      leadsTo: 'It leads to a spinning wheel.',
    },
    { text: 'Ask the old owl', kind: 'ask', cost: 'a secret of Mara', leadsTo: 'The owl knows, and wants paying.' },
  ],
  memory: {
    summary: 'The moon is stolen; the leads are on its track.',
    add: [{ kind: 'people', name: 'Oda', text: 'Oda keeps the gate.', is: '' }],
    retire: [],
    openThreads: ['Who pulls the string?'],
  },
};
export const show = (name: string, genre: string) => ({
  name, genre, tone: 'Playful', audienceRating: 'all_ages',
  description: 'A short text.', show_overview: 'A longer text.', core_conflict: 'A conflict.', history_lore: 'Some lore.',
  characters: ['Ines', 'Teo', 'Bea'].map((given) => ({ name: given, gender: 'female', race: 'Asian', hairColor: 'black', age: 12, personality: 'Helper', description: 'Kind.' })),
  locations: ['Quay', 'Tower', 'Market'].map((place) => ({ name: place, description: 'A place.', mood: 'calm', ambience: 'sea' })),
}); // prettier-ignore

export const recapSentences = [
  'Previously, on Hollow Lights, the moon went out over Hollowmere as though somebody had blown on it.',
  'Mara and Finn had made up their minds to bring it back before dawn, and they had told nobody.',
  'Oda, who keeps the gate, let them through, and warned them not to look at the water behind them.',
  'At the end of the lane the road divided, and there a silver thread hung down out of the dark.',
  'They had followed the silver thread, because it was the only thing that night which seemed to want to be found.',
  'It led them to a spinning wheel, and the wheel was turning, though nobody sat beside it.',
  'What it spun was light, and the light it spun was going somewhere.',
  'Then the door behind them closed, and somebody on the other side began to count.',
];
/** Another ending than `written`: what the model writes when it is asked to go on in another way. */
export const rest = {
  ...written,
  lines: Array.from({ length: 14 }, (_, index) => ({
    speaker: speakers[index % 6],
    text: `So they did it in way number ${index + 1}, and all of Hollowmere saw it from far off, and said so. Lamp ${index + 1} went out in the street below.`,
    delivery: '',
    turns: index === 4,
  })),
};
export const ending = { ...rest, lines: rest.lines.slice(0, 1) };
export const more = Array.from({ length: 30 }, (_, index) => ({
  speaker: speakers[index % 6],
  text: `And there was more of it in room number ${index + 1}. They looked into box ${index + 1}, and there was dust in it.`,
  delivery: '',
  turns: false,
}));
export const markless = written.lines.map(({ turns: _turns, ...line }) => line);
/** The same with somebody who is afraid of dogs. */
export const restWithDogs = {
  ...rest,
  lines: rest.lines.map((line, index) =>
    index === 3 ? { ...line, speaker: 'Narrator', text: 'Mara had seen the dogs, and she was afraid of them.' } : line,
  ),
};
/** How the next episode begins behind each door. */
export const openings = {
  openings: ['climbed the tall tower', 'followed the silver thread', 'asked the old owl'].map((done, at) => ({
    choice: at + 1,
    lines: [
      { speaker: 'Narrator', text: `So Mara and Finn ${done}, and it cost them what it had to.`, delivery: '' },
      { speaker: 'Mara', text: `I knew it would be number ${at + 1}.`, delivery: 'calm' },
      { speaker: 'Finn', text: `You said number ${3 - at}, and you said it twice.`, delivery: '' },
      { speaker: 'Narrator', text: `Over there somebody put out lamp number ${at + 1}.`, delivery: '' },
    ],
  })),
};
export const withLine = (at: number, text: string) =>
  JSON.stringify({ ...written, lines: written.lines.map((line, index) => (index === at ? { ...line, text } : line)) });
