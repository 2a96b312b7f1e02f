import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';

type Html = ReturnType<typeof html>;

/** A page of the test checkout in Canto's look: one lit ticket in a dark room. Plain HTML, no script, no build. */
export function devPage(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <title>${title} - ${brand.name}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

// The design's "Evening" tokens, by value: these pages stand outside the application's build.
const style = `
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; color: #f6eedf; font: 16px/1.55 Figtree, system-ui, sans-serif;
    background: radial-gradient(60rem 32rem at 50% -6rem, rgba(246,187,79,.16), transparent 70%) #0c1519; }
  main { width: min(460px, 100%); display: grid; gap: 20px; }
  h1 { font: 800 28px/1.1 Besley, Rockwell, Georgia, serif; letter-spacing: -.01em; }
  a { color: #f6bb4f; }
  .note { color: #c9c8bc; }
  .ticket { border-radius: 18px; overflow: hidden; background: #19282e;
    mask: radial-gradient(circle 12px at 0 112px, transparent 98%, #000) 0 0/51% 100% no-repeat, radial-gradient(circle 12px at 100% 112px, transparent 98%, #000) 100% 0/51% 100% no-repeat; }
  .lit { height: 112px; padding: 20px 26px; background: radial-gradient(120% 120% at 0 0, rgba(255,255,255,.25), transparent 60%), #f6bb4f; color: #1d1405; font-weight: 600; }
  .lit b { display: block; margin-top: 2px; font: 800 32px/1.1 Besley, Rockwell, Georgia, serif; }
  .stub { border-top: 2px dashed rgba(29,20,5,.55); padding: 18px 26px 24px; display: grid; gap: 14px; }
  .row { display: flex; justify-content: space-between; gap: 16px; }
  .row b { font-weight: 650; text-align: right; }
  .row span { color: #c9c8bc; }
  .acts { display: grid; gap: 10px; }
  button, .btn { display: block; width: 100%; min-height: 48px; padding: 11px 20px; border: 0; border-radius: 10px; font: 650 16px/1.5 Figtree, system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; }
  .go { background: #f6bb4f; color: #1d1405; box-shadow: inset 0 1px 0 rgba(255,255,255,.35); }
  .go:hover { background: #ffd98f; }
  .out { background: none; color: #f6eedf; border: 1.5px solid #6b828b; }
  .out:hover { border-color: #f6eedf; }
  .stop { background: none; color: #ff8f70; border: 1.5px solid #ff8f70; }
  :focus-visible { outline: none; box-shadow: 0 0 0 2px #0c1519, 0 0 0 4px #ffd98f; }
`;
