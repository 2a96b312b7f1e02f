import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { stripMarkdown, type Season } from '#shared/seasons.ts';
import type { Context } from '../../context.ts';
import { audioUrl } from '../../seasons/present-season.ts';
import { findFirstAudio, getLastEpisode, listChoices, type FirstAudio } from '../../seasons/queries.ts';
import { readSeason } from '../../seasons/read-season.ts';

type Html = ReturnType<typeof html>;

/** `doors`: what may happen next, in the words of the choices; empty while nothing can be chosen. */
type Embedded = { season: Season; episode: FirstAudio | null; doors: readonly string[]; baseUrl: string };

/**
 * A season as a small player on somebody else's page: cover, titles, the browser's own audio controls, and the doors. Each
 * leads to the season's page, where it is lit and its price is said: nothing is chosen or charged from elsewhere.
 */
export function seasonEmbedPage({ season, episode, doors, baseUrl }: Embedded): Html {
  const page = `${baseUrl}/seasons/${encodeURIComponent(season.id)}`;
  // Twice the size it is shown at; a picture that lies elsewhere comes as it is.
  const cover = season.featured_image_url?.replace(/^(\/media\/pictures\/.+\/)\d+\.webp$/, '$1320.webp');
  const title = episode && (stripMarkdown(episode.title).trim() || `Episode ${episode.episodeNumber}`);
  return frame(
    season.title,
    page,
    html`<main>
      ${cover ? html`<a class="cover" href="${page}" target="_blank" rel="noopener" tabindex="-1" aria-hidden="true"><img src="${cover}" alt="" width="148" height="148" /></a>` : ''}
      <div class="words">
        <h1><a href="${page}" target="_blank" rel="noopener">${season.title}</a></h1>
        <p>${season.show_name}${title ? html` · Episode ${episode.episodeNumber}: ${title}` : ''}</p>
        ${
          episode?.audioKey
            ? html`<audio
                controls
                preload="none"
                src="${audioUrl(episode.audioKey)}"
                aria-label="${title ?? season.title}"
              ></audio>`
            : html`<p>The first episode is still being made.</p>`
        }
        ${
          doors.length > 0
            ? html`<h2>What happens next?</h2>
                <ol>
                  ${doors.map((words, at) => html`<li><a href="${page}?door=${at + 1}#what-happens-next" target="_blank" rel="noopener">${words}</a></li>`)}
                </ol>`
            : html`<a class="go" href="${page}" target="_blank" rel="noopener"
                >Choose what happens next on ${brand.name}</a
              >`
        }
      </div>
    </main>`,
  );
}

export function missingEmbedPage(baseUrl: string): Html {
  return frame(
    'Season not found',
    baseUrl,
    html`<main>
      <div class="words">
        <h1>Season not found</h1>
        <a class="go" href="${baseUrl}/browse" target="_blank" rel="noopener">Browse shows on ${brand.name}</a>
      </div>
    </main>`,
  );
}

function frame(title: string, canonical: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <link rel="canonical" href="${canonical}" />
        <title>${title} - ${brand.name}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

// The design's "Evening" tokens, by value: an embedded page loads nothing but its cover and its sound.
const style = `
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; color: #f6eedf; font: 15px/1.4 Figtree, system-ui, sans-serif;
    background: radial-gradient(30rem 16rem at 20% -4rem, rgba(246,187,79,.16), transparent 70%) #0c1519; }
  main { display: flex; gap: 16px; align-items: center; min-height: 100vh; padding: 16px; }
  .words { display: grid; gap: 8px; flex: 1; min-width: 0; }
  .cover { flex: none; }
  .cover img { display: block; width: min(148px, 28vw); height: auto; aspect-ratio: 1; object-fit: cover; border-radius: 5px; }
  h1 { font: 800 20px/1.15 Besley, Rockwell, Georgia, serif; letter-spacing: -.01em; }
  h1, p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  h1 a { color: inherit; text-decoration: none; }
  h1 a:hover { text-decoration: underline; text-underline-offset: 4px; }
  p { color: #c9c8bc; -webkit-line-clamp: 1; }
  audio { display: block; width: 100%; height: 40px; }
  h2 { font-size: 14px; }
  ol { display: grid; gap: 6px; padding: 0; list-style: none; counter-reset: door; }
  li a { display: block; padding: 8px 12px; border: 1px solid rgba(246,187,79,.45); border-radius: 8px 8px 2px 2px;
    color: #f6eedf; text-decoration: none; counter-increment: door; }
  li a::before { content: counter(door); margin-right: 8px; color: #f6bb4f; font-weight: 700; }
  li a:hover { border-color: #f6bb4f; background: rgba(246,187,79,.1); }
  .go { color: #f6bb4f; font-weight: 600; font-size: 14px; }
  :focus-visible { outline: none; border-radius: 4px; box-shadow: 0 0 0 2px #0c1519, 0 0 0 4px #ffd98f; }
`;

/** Players for other sites' pages, under /embed: `GET /embed/seasons/{seasonId}`, without script, header or cookies. */
export function embedRoutes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/seasons/:id', async (c) => {
    const id = c.req.param('id');
    try {
      const season = await readSeason({ ctx, viewer: null }, id);
      const [episode, doors] = await Promise.all([findFirstAudio(ctx, id), listDoors(ctx, id)]);
      const page = seasonEmbedPage({ season, episode, doors, baseUrl: ctx.config.baseUrl });
      return await c.html(page, 200, { 'cache-control': 'public, max-age=60' });
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        return c.html(missingEmbedPage(ctx.config.baseUrl), 404);
      throw error;
    }
  });
  return app;
}

/** The words of the choices out of a season's last episode; none while it is being made. */
async function listDoors(ctx: Context, seasonId: string): Promise<string[]> {
  const last = await getLastEpisode(ctx, seasonId);
  if (last?.stage !== 'ready') return [];
  return (await listChoices(ctx, last.id)).map(({ choiceText }) => choiceText);
}
