import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';

export type FeedServer = Awaited<ReturnType<typeof serveFeeds>>;
type Answer = string | { status?: number; headers?: Record<string, string>; body?: string | Buffer };

/** A server of feeds on this machine. `put` says what is at a path from now on; `asked` has every request since. */
export async function serveFeeds() {
  const answers = new Map<string, Answer>();
  const asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => void answerTo(request, response));
  async function answerTo(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) return response.writeHead(404).end();
    const { status = 200, headers = {}, body: sent = '' } = typeof answer === 'string' ? { body: answer } : answer;
    const isKnown = headers.etag !== undefined && headers.etag === request.headers['if-none-match'];
    return response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : sent);
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    put: (path: string, answer: Answer) => answers.set(path, answer),
    remove: (path: string) => answers.delete(path),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** A square cover as a JPEG. */
export const drawCover = (colour: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

export type FeedItem = { title: string; notes?: string; date?: string; sound?: string; inside?: string };

/** A podcast's feed. `channel` is put in as it is. */
export function writePodcast(
  { title = 'Snowed in at Halfway House', notes = 'Stories told on the slow road.', channel = '' } = {},
  items: FeedItem[] = halfway,
): string {
  const written = items.map(({ title: name, notes: text = '', date, sound, inside = '' }, at) => {
    const enclosure =
      sound === '' ? '' : `<enclosure url="${sound ?? `https://cdn.example/${at + 1}.mp3`}" type="audio/mpeg"/>`;
    const published = new Date(date ?? Date.now() - (items.length - at) * 24 * 60 * 60 * 1000).toUTCString();
    return `<item><title>${name}</title><guid>ep-${name}</guid><description><![CDATA[${text}]]></description>${enclosure}
      <itunes:duration>31:05</itunes:duration><pubDate>${published}</pubDate>${inside}</item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="i" xmlns:podcast="p" xmlns:atom="a"><channel>
    <title>${title}</title><description>${notes}</description><language>en</language><itunes:author>Dana</itunes:author>
    ${channel}${written.join('\n')}</channel></rss>`;
}

const halfway: FeedItem[] = [
  {
    title: 'What the Plow Found',
    notes: 'Marta and Fern find an old bell in the snow near Halfway House. She rings it.',
  },
  { title: 'Thirteen for Breakfast', notes: 'The guests at Halfway House count one too many. Marta hides the spoons.' },
  {
    title: 'The Bus That Came Anyway',
    notes: 'Fern waits at Gull Point for the night bus. Follow us at https://halfway.example or @halfway.',
  },
  { title: 'Trailer: Season Two', inside: '<itunes:episodeType>trailer</itunes:episodeType>' },
  { title: 'Thank You, All of You', sound: '' },
];
