import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const fetched = (xml: string | Uint8Array, contentType: string | null = 'application/rss+xml') => ({
  body: typeof xml === 'string' ? new TextEncoder().encode(xml) : xml,
  contentType,
  url: 'https://pod.example/feed.xml',
});
const item = (n: number) =>
  `<item><title>Episode ${n} &amp; more</title><guid>g${n}</guid><description><![CDATA[<p>Hello <b>world</b> ${'x'.repeat(180)}</p>]]></description>` +
  `<enclosure url="https://cdn.example/${n}.mp3?a=1&amp;b=2" type="audio/mpeg"/><pubDate>Tue, 05 Mar 2024 10:00:00 GMT</pubDate></item>`;
const feed = (count: number) =>
  `<rss><channel><title>Big</title>${Array.from({ length: count }, (_, n) => item(n)).join('')}</channel></rss>`;

describe('parsing a feed', () => {
  it('reads 5,000 items without holding up anything else', async () => {
    const xml = fetched(feed(5000));
    await parseFeed(fetched(feed(1)));
    const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
    const { episodes } = await parseFeed(xml);
    const cpu = ({ user, system }: NodeJS.CpuUsage) => user + system;
    const [spentHere, spentInAll] = [cpu(process.threadCpuUsage(here)), cpu(process.cpuUsage(everywhere))];
    expect(episodes).toHaveLength(5000);
    expect(episodes[4999]).toMatchObject({ id: 'g4999', audioUrl: 'https://cdn.example/4999.mp3?a=1&b=2' });
    expect(spentHere / spentInAll).toBeLessThan(0.4);
  });

  it('reads foreign charsets', async () => {
    const xml =
      '<?xml version="1.0" encoding="windows-1252"?><rss><channel><title>Caf\xe9 \x93x\x94</title></channel></rss>';
    const { title } = await parseFeed(fetched(new Uint8Array(Buffer.from(xml, 'latin1')), 'text/xml'));
    expect(title).toBe('Café “x”');
  });

  it('tells why it failed, and reads the next feed all the same', async () => {
    const outcomes = await Promise.allSettled([
      parseFeed(fetched('<rss>')),
      parseFeed(fetched('<svg/>')),
      parseFeed(fetched(feed(1))),
    ]);
    expect(
      outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.reason : outcome.value.title)),
    ).toEqual(['broken_xml', 'not_a_feed', 'Big']);
  });

  it('counts what a feed takes of a processor, not how long a busy machine makes it wait', async () => {
    const idle = vi.spyOn(Worker.prototype, 'cpuUsage').mockResolvedValue({ user: 0, system: 0 });
    const { episodes } = await parseFeed(fetched(feed(5000)), { timeLimitMs: 20 });
    expect(episodes).toHaveLength(5000);
    expect(idle.mock.calls.length, 'it took longer than that').toBeGreaterThan(1);
    idle.mockRestore();
  });

  it('ends a parse that takes too long, and reads the next feed all the same', async () => {
    await expect(parseFeed(fetched(feed(20_000)), { timeLimitMs: 20 })).rejects.toMatchObject({
      name: 'FeedError',
      reason: 'too_slow',
    });
    expect((await parseFeed(fetched(feed(2)))).episodes).toHaveLength(2);
  });

  it.each([
    ['millions of elements', `<rss><channel>${'<item><a/><a/><a/></item>'.repeat(300_000)}</channel></rss>`],
    ['one endless text', `<rss><channel><title>${'a '.repeat(3_000_000)}</title></channel></rss>`],
    ['one endless attribute', `<rss><channel a="${'x'.repeat(3_000_000)}"/></rss>`],
    ['one endless tag', `<rss><channel ${' '.repeat(3_000_000)}/></rss>`],
    ['millions of attributes', `<rss><channel ${'a="" '.repeat(500_000)}/></rss>`],
  ])('refuses %s before they cost anything', async (_name, xml) => {
    const start = process.cpuUsage();
    await expect(parseFeed(fetched(xml))).rejects.toMatchObject({ reason: 'too_large' });
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  it('cuts an endless CDATA, and reads on', async () => {
    const xml = `<rss><channel><title>T</title><description><![CDATA[${'<'.repeat(5_000_000)}]]></description>${item(1)}</channel></rss>`;
    expect((await parseFeed(fetched(xml))).episodes).toHaveLength(1);
  });
});
