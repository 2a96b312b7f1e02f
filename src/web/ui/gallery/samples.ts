// Made-up shows and seasons for the gallery alone.
import type { TimedLine } from '#shared/story/script.ts';
import type { PosterShow } from '../cards/poster.tsx';

export type GalleryPictures = { posters: readonly string[]; squares: readonly string[]; portraits: readonly string[] };
export const noPictures: GalleryPictures = { posters: [], squares: [], portraits: [] };

const shows = [
  ['The Cloud Couriers', 'Adventure', 'all_ages', '#0c2230'],
  ['The Last Library', 'Mystery', '8+', '#120b07'],
  ['The Lantern Keepers', 'Fantasy', 'all_ages', '#081a21'],
  ['Night Train to Nowhere', 'Mystery', '10+', '#170a0e'],
  ['Grandma Keeps a Dragon', 'Comedy', '4+', '#071611'],
  ['Trouble on the Airwaves', 'Mystery', '10+', '#0a1322'],
  ['Orbit Nine', 'Space', '8+', '#10101a'],
] as const;

export function sampleShows(pictures: GalleryPictures) {
  return shows.map(([name, genre, audience_rating, ink], at) => ({
    name,
    genre,
    audience_rating,
    ink,
    image_url: pictures.posters[at % (pictures.posters.length || 1)] ?? null,
    description: 'Channel 9 reads tomorrow’s news tonight. Detective Omar Reyes is in it, and not in a good way.',
    total_seasons: at * 3,
  })) satisfies PosterShow[];
}

export function sampleSeason(pictures: GalleryPictures, at = 0) {
  return {
    title: ['The Carriage Without a Number', 'Salt in the Lamp Oil', 'Signal from the Ninth Ring'][at % 3]!,
    show_name: 'Night Train to Nowhere',
    creator_username: 'h.okafor',
    featured_image_url: pictures.squares[at % (pictures.squares.length || 1)] ?? null,
    is_remixed: at === 0,
    episode_count: 8 - at,
    total_likes: 402,
  };
}

export const sampleEpisodes = [
  'Nobody had touched the switch. Mira knew that, because Mira was sitting on it. Out past the bar, something blinked back: two short, one long, and then nothing at all.',
  'Tobias keeps the oil book in pencil so that mistakes can be mended. The entry for the ninth of March is in ink, and it is not his handwriting, and it is dated tomorrow.',
  'Mira counts the steps down instead of up. At the bottom there is one more than there was this morning, and it is wet. “Don’t stand on it,” says Tobias, from above.',
  'There are three hooks in the boathouse and four boats. Nobody at Gull Point will say which one is new. The rope on the fourth has been cut and re-tied.',
];
export const sampleTitles = [
  'The Lamp That Blinked First',
  'A Ledger in the Wrong Hand',
  'The Keeper Who Stayed',
  'What the Boat Was For',
];

export const sampleChoices = [
  'Row out to the second light before the tide turns',
  'Wake the harbour master and show her the ledger',
  'Put the lamp out, and wait to see who comes to relight it',
].map((choice_text, at) => ({ id: String(at), choice_text }));

const spoken = [
  ['lead_a', 'Mira', 'There’s one more step than this morning.'],
  ['lead_b', 'Tobias', 'Don’t stand on it.'],
  ['lead_a', 'Mira', 'Why is it wet? Nothing else is wet.'],
  [
    'narrator',
    'Narrator',
    'Somewhere above them the lens turned, and the stairwell went from grey to gold and back to grey.',
  ],
  [
    'lead_b',
    'Tobias',
    'Because it has only just come up. Give it a minute. It’ll want to see who’s here before it lets us by.',
  ],
  ['lead_a', 'Mira', 'You’ve done this before.'],
  ['lead_b', 'Tobias', 'Once. In ’81. I was told it wouldn’t remember me.'],
  ['narrator', 'Narrator', 'Under the iron, quite politely, something knocked. Two short. One long.'],
  ['lead_a', 'Mira', 'Tobias. It remembers you.'],
  ['lead_b', 'Tobias', 'Then I had better say good evening.'],
] as const;
export const sampleLines: readonly TimedLine[] = spoken.map(([role, speaker, text], at) => ({
  role,
  speaker,
  text,
  start_ms: at * 3000,
  end_ms: at * 3000 + 2800,
  words: [],
}));
