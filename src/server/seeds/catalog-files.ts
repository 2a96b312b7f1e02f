// What a file of `catalog/` may hold.
import { z } from 'zod';
import { showStory } from '#shared/story/show-story.ts';
import { genders, hairColors, personalities, races } from '#shared/story/characters.ts';
import { plotIdeaLimit } from '#shared/seasons.ts';
import { plotPicks } from '#shared/story/plot-reading.ts';
import { showQuestions, type World } from '#shared/story/show-questions.ts';
import { audienceRatings, genres, showKinds } from '#shared/shows.ts';
import { gels, type GelName } from '#engines/artwork/inks.ts';
import { ambiences, moods } from '#studio/providers/music/music-provider.ts';

const words = (most: number) => z.string().trim().min(1).max(most);
const username = z
  .string()
  .regex(/^[a-z0-9._-]{2,30}$/, 'A user name is 2 to 30 small letters, digits, dots, hyphens or underscores.');

const character = z.strictObject({
  name: words(40),
  gender: z.enum(genders),
  race: z.enum(races),
  hair: z.enum(hairColors),
  age: z.number().int().min(1).max(100),
  personality: z.enum(personalities),
  /** One line, as on the cast's cards. */
  line: words(160),
});

const place = z.strictObject({
  name: words(80),
  description: words(600),
  mood: z.enum(moods),
  ambience: z.enum(ambiences),
});

const choice = z.number().int().min(0).max(2);
const season = z.strictObject({
  title: words(120),
  /** Listener who made it. */
  by: username,
  leads: z.tuple([z.string(), z.string()]),
  location: z.string(),
  idea: words(plotIdeaLimit),
  /** What its maker mended in the line "We will tell". */
  picks: plotPicks.default({}),
  /** Keeps the episodes of another season of the show up to one of them, and goes on from there. */
  remix: z.strictObject({ of: z.string(), after: z.number().int().min(1) }).optional(),
  /** Which of the three choices, from 0, leads to each further episode: `[1, 0]` makes two more. */
  path: z.array(choice).max(4),
  liked_by: z.array(username).default([]),
  saved_by: z.array(username).default([]),
});

/** Answers of the show wizard, presets only. */
const world = z.strictObject(
  Object.fromEntries(showQuestions.map(({ key, presets }) => [key, z.enum(presets as readonly [string, ...string[]])])),
) as unknown as z.ZodType<World>;

const picture = z.strictObject({
  /** A scene of the art kit, or `world` for a landscape of the ten answers; the name calls for one when absent. */
  scene: z.string().optional(),
  gel: z.enum(Object.keys(gels) as [GelName, ...GelName[]]).optional(),
  mirror: z.boolean().optional(),
});

export const showFile = z
  .strictObject({
    name: words(80),
    kind: z.enum(showKinds),
    genre: z.enum(genres),
    rating: z.enum(audienceRatings),
    tone: words(80),
    /** Place among the featured shows, from 1. */
    featured: z.number().int().min(1).optional(),
    /** The very dark colour of its poster. */
    ink: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    picture: picture.default({}),
    release_year: z.number().int().min(1900).max(2100).optional(),
    /** Who makes a podcast. */
    creator: words(120).optional(),
    /** Listener who owns it. */
    owner: username.optional(),
    /** The server makes a feed of its seasons' episodes. */
    own_feed: z.boolean().default(false),
    youtube_url: z.url().optional(),
    featured_episode_link: z.url().optional(),
    description: words(600),
    overview: words(2000),
    conflict: words(2000),
    lore: words(2000),
    world,
    /** What the show brings to every season of it. */
    story: showStory.optional(),
    characters: z.array(character).min(4).max(10),
    locations: z.array(place).min(3).max(6),
    seasons: z.array(season).max(5),
  })
  .superRefine((show, context) => {
    const complain = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const names = (list: { name: string }[], field: string) => {
      for (const [i, { name }] of list.entries()) {
        if (list.findIndex((other) => other.name === name) < i)
          complain([field, i, 'name'], `There are two called "${name}".`);
      }
    };
    names(show.characters, 'characters');
    names(show.locations, 'locations');
    names(
      show.seasons.map(({ title }) => ({ name: title })),
      'seasons',
    );
    if (show.own_feed && show.youtube_url) complain(['own_feed'], 'A show has a feed or a video channel, not both.');
    if ((show.own_feed || show.youtube_url) && show.kind !== 'podcast')
      complain(['kind'], 'Only a podcast has a feed or a video channel.');
    if (show.kind === 'podcast' && !show.creator) complain(['creator'], 'A podcast names who makes it.');
    for (const [i, { leads, location, remix }] of show.seasons.entries()) {
      for (const [n, lead] of leads.entries()) {
        if (!show.characters.some(({ name }) => name === lead))
          complain(['seasons', i, 'leads', n], `Nobody in the cast is called "${lead}".`);
      }
      if (leads[0] === leads[1]) complain(['seasons', i, 'leads'], 'A season has two different leads.');
      if (!show.locations.some(({ name }) => name === location))
        complain(['seasons', i, 'location'], `No place is called "${location}".`);
      if (!remix) continue;
      const source = show.seasons.find(({ title }) => title === remix.of);
      if (!source || source.remix)
        complain(['seasons', i, 'remix', 'of'], `No season of its own is called "${remix.of}".`);
      else if (remix.after > source.path.length + 1)
        complain(['seasons', i, 'remix', 'after'], `"${remix.of}" has fewer episodes.`);
      if (show.seasons[i]!.path.length === 0) complain(['seasons', i, 'path'], 'A remix takes another path.');
    }
  });
export type ShowFile = z.infer<typeof showFile>;

const listener = z.strictObject({ username });
export const listenersFile = z.strictObject({
  /** Where their mail would go; a domain that belongs to nobody. */
  mail_domain: z.string().regex(/^[a-z0-9.-]+\.example$/, 'A domain under .example receives no mail.'),
  /** The account for a first look around. */
  demo: z.strictObject({ email: z.email(), password: z.string().min(12) }),
  listeners: z.array(listener).min(1),
});
export type ListenersFile = z.infer<typeof listenersFile>;
