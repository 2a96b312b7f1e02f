import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  responses?: unknown;
  parameters?: unknown;
};
export type OpenApiDocument = { paths?: Record<string, Record<string, Operation>> };

/** The API's description for people, made from the same document as for programs, with nothing loaded from elsewhere. */
export function apiDocsPage(document: OpenApiDocument) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>API - ${brand.name}</title>
        <style>
          body {
            font: 16px/1.5 system-ui;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            background: #0c1519;
            color: #f6eedf;
          }
          a {
            color: #f6bb4f;
          }
          code,
          pre {
            font:
              14px/1.5 ui-monospace,
              monospace;
            color: #c9c8bc;
          }
          pre {
            overflow: auto;
            background: #081014;
            padding: 1rem;
            border-radius: 10px;
          }
          summary {
            cursor: pointer;
            padding: 0.4rem 0;
          }
          b {
            display: inline-block;
            min-width: 4.5rem;
            color: #f6bb4f;
          }
        </style>
      </head>
      <body>
        <h1>${brand.name} API</h1>
        <p>
          JSON in, JSON out. Errors are <code>application/problem+json</code>. What costs something takes an
          <code>Idempotency-Key</code> header. For programs: <a href="/api/openapi.json">openapi.json</a>.
        </p>
        ${[...groups].map(
          ([tag, list]) =>
            html`<h2>${tag}</h2>
              ${list.map(
                ({ path, method, operation }) =>
                  html`<details id="${operation.operationId ?? path}">
                    <summary><b>${method}</b> <code>/api${path}</code> ${operation.summary ?? ''}</summary>
                    <pre>
${JSON.stringify({ parameters: operation.parameters, requestBody: operation.requestBody, responses: operation.responses }, null, 2)}</pre>
                  </details>`,
              )}`,
        )}
      </body>
    </html>`;
}
