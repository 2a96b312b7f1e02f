import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import type { Context } from '../../context.ts';

/** Pages that stand in for the outside world while embedded parts are in use: the mails that were sent. */
export function devRoutes(ctx: Context): Hono {
  const app = new Hono();
  const { outbox } = ctx.mail;
  if (outbox) {
    app.get('/outbox', async (c) => {
      const mails = await outbox.list();
      const items = mails.map(
        (mail) =>
          html`<li>
            <article>
              <h2>${mail.subject}</h2>
              <p>To ${mail.to}, <time datetime="${mail.date.toISOString()}">${mail.date.toISOString()}</time></p>
              ${mail.links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
              <pre>${mail.text}</pre>
            </article>
          </li>`,
      );
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <link rel="icon" href="/favicon.ico" />
              <title>Outbox - ${brand.name}</title>
              <style>
                body {
                  font: 16px/1.5 system-ui;
                  max-width: 46rem;
                  margin: 2rem auto;
                  padding: 0 1rem;
                  background: #0c1519;
                  color: #f6eedf;
                }
                a {
                  color: #f6bb4f;
                  overflow-wrap: anywhere;
                }
                pre {
                  white-space: pre-wrap;
                  overflow-wrap: anywhere;
                  color: #c9c8bc;
                }
                ol {
                  list-style: none;
                  padding: 0;
                }
                li {
                  border-top: 1px solid #2b3f48;
                  padding: 1rem 0;
                }
              </style>
            </head>
            <body>
              <main>
                <h1>Outbox</h1>
                <p>Mails as they would have been sent, newest first. Nothing leaves this machine.</p>
                <ol>
                  ${items.length > 0 ? items : html`<li>No mail yet.</li>`}
                </ol>
              </main>
            </body>
          </html>`,
      );
    });
  }
  return app;
}
