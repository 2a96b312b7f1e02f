import type { ScriptLine } from '#shared/story/script.ts';

/** Twenty lines with everything a script may hold; for tests and measurements. */
export const sampleDialogue: ScriptLine[] = [
  {
    role: 'narrator',
    speaker: 'Narrator',
    text: 'The old lighthouse had not shone for forty years, and yet tonight, as the tide drew back from the rocks, there was a light. It burned low and green, and it was moving.',
  },
  { role: 'lead_a', speaker: 'Mara', text: 'Tell me you see that too.', delivery: 'hushed' },
  { role: 'lead_b', speaker: 'Theo', text: 'I see it. I was rather hoping that I did not.', delivery: 'dry' },
  {
    role: 'lead_a',
    speaker: 'Mara',
    text: 'Somebody has found the way in! Come on, before the water is back.',
    delivery: 'excited',
  },
  {
    role: 'narrator',
    speaker: 'Narrator',
    text: 'They ran along the spit, shoes full of sand, while behind them the first thin tongue of the sea came feeling its way between the stones.',
  },
  { role: 'lead_b', speaker: 'Theo', text: 'Wait. Wait! Listen — there is music.', delivery: 'out of breath' },
  {
    role: 'lead_a',
    speaker: 'Mara',
    text: 'That is no music, that is the bell. The one at the bottom of the bay.',
    delivery: 'slow',
  },
  {
    role: 'walk_on',
    speaker: 'Old Captain Brack',
    text: 'Aye, and she only rings for those who can hear her. Which of you two is it?',
    delivery: 'gruff',
  },
  { role: 'lead_b', speaker: 'Theo', text: 'Who is there?', delivery: 'afraid' },
  {
    role: 'walk_on',
    speaker: 'Old Captain Brack',
    text: 'A friend, if you have brought the key. A stone on the sea bed, if you have not.',
    delivery: 'low',
  },
  {
    role: 'narrator',
    speaker: 'Narrator',
    text: 'He stepped into the green light: a tall man in a coat of oilskin, with a beard like frayed rope, and no lantern in his hand at all.',
  },
  {
    role: 'lead_a',
    speaker: 'Mara',
    text: 'My grandmother gave me this one. She said that it opens nothing.',
    delivery: 'fond',
  },
  {
    role: 'walk_on',
    speaker: 'Old Captain Brack',
    text: 'Nothing is exactly what it opens, child. That is the trouble with it.',
  },
  { role: 'lead_b', speaker: 'Theo', text: 'Mara, the water! It is past the last marker!', delivery: 'shouting' },
  {
    role: 'narrator',
    speaker: 'Narrator',
    text: 'And so it was. Where the path had been, there was only foam, and the long black backs of the waves.',
  },
  {
    role: 'lead_a',
    speaker: 'Mara',
    text: 'Then there is no way but up. Captain, will you show us the stair?',
    delivery: 'firm',
  },
  {
    role: 'walk_on',
    speaker: 'Old Captain Brack',
    text: 'I will show you three hundred and twelve steps, and you shall count them, for she moves them about.',
  },
  { role: 'lead_b', speaker: 'Theo', text: 'She?', delivery: 'whispered' },
  { role: 'lead_a', speaker: 'Mara', text: 'Do not ask. Just count.', delivery: 'quick' },
  {
    role: 'narrator',
    speaker: 'Narrator',
    text: 'One, said the stairs, in a voice like a kettle. Two, said Theo, who had always been polite. And at the top of the tower, something that had slept for forty years opened one green eye.',
  },
];
