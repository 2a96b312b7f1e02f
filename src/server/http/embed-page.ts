import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import { stripMarkdown, type Season } from '#shared/seasons.ts';
import type { FirstAudio } from '../seasons/find-first-audio.ts';
import { audioUrl } from '../seasons/present-season.ts';

type Html = ReturnType<typeof html>;

/** A season as a small player on somebody else's page: cover, titles, the browser's own audio controls, and the way to its page. */
export function seasonEmbedPage(season: Season, episode: FirstAudio | null, baseUrl: string): Html {
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
        <a class="go" href="${page}" target="_blank" rel="noopener">Choose what happens next on ${brand.name}</a>
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
  .go { color: #f6bb4f; font-weight: 600; font-size: 14px; }
  :focus-visible { outline: none; border-radius: 4px; box-shadow: 0 0 0 2px #0c1519, 0 0 0 4px #ffd98f; }
`;
