import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError } from './feed.ts';
import { readFeed } from './read-feed.ts';

const base = 'https://pod.example/feeds/show.xml';
const rss = (items: string, channel = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="x"><channel><title>Show</title>${channel}${items}</channel></rss>`;
const episodes = (items: string) => readFeed(rss(items), base).episodes;
const enclosure = '<enclosure url="https://cdn.example/1.mp3" type="audio/mpeg" length="1"/>';

describe('reading a feed', () => {
  it('reads a whole episode', () => {
    const item = `<item><title>The &amp; Storm</title><guid isPermaLink="false">abc-1</guid>
      <description><![CDATA[<p>A <b>storm</b> &amp; a boat.</p>]]></description>
      <enclosure url="https://cdn.example/1.mp3?a=1&amp;b=2" type="audio/mpeg"/>
      <itunes:duration>31:05</itunes:duration><pubDate>Tue, 05 Mar 2024 10:00:00 GMT</pubDate></item>`;
    const channel = '<description>About &lt;i&gt;it&lt;/i&gt;</description><itunes:image href="/cover.jpg"/>';
    expect(readFeed(rss(item, channel), base)).toEqual({
      title: 'Show',
      description: 'About it',
      imageUrl: 'https://pod.example/cover.jpg',
      episodes: [
        {
          id: 'abc-1',
          title: 'The & Storm',
          description: 'A storm & a boat.',
          audioUrl: 'https://cdn.example/1.mp3?a=1&b=2',
          duration: '31:05',
          publishDate: '2024-03-05T10:00:00.000Z',
        },
      ],
      leftOut: [],
      author: '',
      language: null,
      guid: null,
      ownerEmail: null,
      newFeedUrl: null,
      hubUrl: null,
      selfUrl: null,
      isExplicit: false,
      isBlocked: false,
      ownWords: 'About it',
      newestVideoUrl: null,
    });
  });

  it('says which items it leaves out, and why', () => {
    const read = readFeed(
      rss(`<item><title>Hear</title>${enclosure}</item>
        <item><title>Soon</title><itunes:episodeType>Trailer</itunes:episodeType>${enclosure}</item>
        <item><title>Rude</title><itunes:explicit>yes</itunes:explicit>${enclosure}</item>
        <item><title>Seen</title><enclosure url="https://cdn.example/1.mp4" type="video/mp4"/></item>
        <item><title>Thanks</title><link>https://pod.example/thanks</link></item>
        <item><title>Odd</title><enclosure url="https://cdn.example/1.ogg" type="x/ogg"/></item>`),
      base,
    );
    expect(read.episodes.map(({ title }) => title)).toEqual(['Hear']);
    expect(read.leftOut.map(({ title, reason }) => `${title}: ${reason}`)).toEqual([
      'Soon: trailer',
      'Rude: explicit',
      'Seen: video',
      'Thanks: no_sound',
      'Odd: unknown_sound',
    ]);
  });

  it('reads what YouTube gives: videos, none of which can be heard', () => {
    const entry = `<entry><id>yt:video:abc12345678</id><yt:videoId>abc12345678</yt:videoId><title>One</title>
      <link rel="alternate" href="https://www.youtube.com/watch?v=abc12345678"/>
      <media:group><media:description>Ours: canto-7q4k-fern</media:description></media:group></entry>`;
    const read = readFeed(`<feed><title>Halfway</title>${entry}</feed>`, base);
    expect(read).toMatchObject({
      episodes: [],
      leftOut: [{ title: 'One', reason: 'video' }],
      newestVideoUrl: 'https://www.youtube.com/watch?v=abc12345678',
    });
    expect(read.ownWords).toContain('canto-7q4k-fern');
  });

  it('reads who a podcast belongs to, what it is called for good, and where it goes', () => {
    const channel = `<language>en-GB</language><itunes:author>Dana</itunes:author>
      <itunes:owner><itunes:name>D</itunes:name><itunes:email>Dana@Halfway.example</itunes:email></itunes:owner>
      <podcast:guid>917393E3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid><itunes:explicit>true</itunes:explicit>
      <itunes:block>Yes</itunes:block><itunes:new-feed-url>https://new.example/rss</itunes:new-feed-url>
      <atom:link rel="hub" href="https://hub.example/"/><atom:link rel="self" href="https://pod.example/rss"/>`;
    expect(readFeed(rss('', channel), base)).toMatchObject({
      author: 'Dana',
      language: 'en-gb',
      guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
      ownerEmail: 'dana@halfway.example',
      newFeedUrl: 'https://new.example/rss',
      hubUrl: 'https://hub.example/',
      selfUrl: 'https://pod.example/rss',
      isExplicit: true,
      isBlocked: true,
    });
  });

  it('reads RSS 1.0 whose namespace has a prefix', () => {
    const feed = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rss="http://purl.org/rss/1.0/">
      <rss:channel><rss:title>Show</rss:title></rss:channel>
      <rss:item><rss:title>One</rss:title><rss:enclosure url="https://cdn.example/1.mp3"/></rss:item></rdf:RDF>`;
    const { title, episodes: found } = readFeed(feed, base);
    expect([title, found.map((one) => one.title)]).toEqual(['Show', ['One']]);
  });

  it('takes a document type inside text for text', () => {
    const description = '<description><![CDATA[<!DOCTYPE html><p>Notes [1]</p>]]></description>';
    expect(episodes(`<item>${description}${enclosure}</item>`)[0]!.description).toBe('Notes [1]');
    expect(
      readFeed(`<?xml version="1.0"?><!-- a --><!DOCTYPE rss [<!ENTITY a "b">]>${rss('').slice(21)}`, base).title,
    ).toBe('Show');
  });

  it('gives 20,000 items of one name a name each, in no time', () => {
    const began = performance.now();
    const found = episodes(`<item><guid>one</guid>${enclosure}</item>`.repeat(20_000));
    expect(new Set(found.map(({ id }) => id)).size).toBe(20_000);
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(['one', 'one#2', 'one#3']);
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('fills what is missing', () => {
    const [first, second] = episodes(
      `<item>${enclosure}</item><item><title> </title><enclosure url="https://x.example/2.wav"/></item>`,
    );
    expect(first).toEqual({
      id: 'https://cdn.example/1.mp3',
      title: 'Episode 1',
      description: '',
      audioUrl: 'https://cdn.example/1.mp3',
      duration: '00:00',
      publishDate: null,
    });
    expect(second!.title).toBe('Episode 2');
  });

  it.each([
    ['an mp3', '<enclosure url="https://x.example/a.mp3?t=1"/>', 'https://x.example/a.mp3?t=1'],
    ['a wav', '<enclosure url="https://x.example/a.wav"/>', 'https://x.example/a.wav'],
    ['the word audio', '<enclosure url="https://x.example/audio/7"/>', 'https://x.example/audio/7'],
    ['the guid where there is no enclosure', '<guid>https://x.example/a.mp3</guid>', 'https://x.example/a.mp3'],
    [
      'the guid where the enclosure is empty',
      '<enclosure url=""/><guid>https://x.example/a.mp3</guid>',
      'https://x.example/a.mp3',
    ],
    [
      'the enclosure before the guid',
      `${enclosure}<guid>https://x.example/guid.mp3</guid>`,
      'https://cdn.example/1.mp3',
    ],
    ['the audio one of two', `<enclosure url="https://x.example/a.jpg"/>${enclosure}`, 'https://cdn.example/1.mp3'],
    ['a relative link', '<enclosure url="../a.mp3"/>', 'https://pod.example/a.mp3'],
    ['bare ampersands', '<enclosure url="https://x.example/a.mp3?a=1&b=2"/>', 'https://x.example/a.mp3?a=1&b=2'],
  ])('keeps an item with %s', (_name, inner, url) => {
    expect(episodes(`<item>${inner}</item>`).map((episode) => episode.audioUrl)).toEqual([url]);
  });

  it.each([
    ['a video', '<enclosure url="https://x.example/a.mp4"/>'],
    ['no link at all', '<title>Text only</title>'],
    ['a video and an audio guid', '<enclosure url="https://x.example/a.mp4"/><guid>https://x.example/a.mp3</guid>'],
    ['a guid that is no link', '<guid>audio-7</guid>'],
    ['a script', '<enclosure url="javascript:alert(\'audio\')"/>'],
    ['a data address', '<enclosure url="data:audio/mpeg;base64,AAAA"/>'],
    ['a file', '<enclosure url="file:///a.mp3"/>'],
  ])('leaves out an item with %s', (_name, inner) => {
    expect(episodes(`<item><title>x</title>${inner}</item>`)).toEqual([]);
  });

  it.each([
    ['a tag', '<title><![CDATA[<b>Bold</b> & true]]></title>', 'Bold & true'],
    ['an escaped script', '<title>Tea &lt;script&gt;alert(1)&lt;/script&gt; time</title>', 'Tea time'],
    ['one escaped twice', '<title>Tea &amp;lt;img src=x onerror=alert(1)&amp;gt; time</title>', 'Tea time'],
    ['lines and controls', '<title> Tea&#10;&#0;\u0007 time\t</title>', 'Tea time'],
    ['less than', '<title>3 &lt; 4 and R&amp;B</title>', '3 < 4 and R&B'],
  ])('reads a title with %s as plain words', (_name, title, expected) => {
    expect(readFeed(rss(`<item>${title}${enclosure}</item>`), base).episodes[0]!.title).toBe(expected);
  });

  it('counts Episode N by the place in the feed, and makes ids unique', () => {
    const items = `<item><title>Text</title></item><item><guid>g</guid>${enclosure}</item><item><guid>g</guid>${enclosure}</item>`;
    expect(episodes(items).map(({ id, title }) => [id, title])).toEqual([
      ['g', 'Episode 2'],
      ['g#2', 'Episode 3'],
    ]);
  });

  it('reads Atom and RSS 1.0', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><subtitle>S</subtitle><entry><id>e1</id><title type="html">&lt;b&gt;T&lt;/b&gt;</title>
      <link rel="alternate" href="https://x.example"/><link rel="enclosure" href="https://x.example/a.mp3"/><published>2024-03-05T10:00:00Z</published>
      <content type="xhtml"><div>Hi <em>there</em></div></content></entry></feed>`;
    expect(readFeed(atom, base)).toMatchObject({
      title: 'A',
      description: 'S',
      episodes: [{ id: 'e1', title: 'T', publishDate: '2024-03-05T10:00:00.000Z' }],
    });
    expect(readFeed(atom, base).episodes[0]!.description).toContain('there');
    const rdf = `<rdf:RDF xmlns:rdf="r"><channel><title>R</title></channel><item><title>I</title>${enclosure}</item></rdf:RDF>`;
    expect(readFeed(rdf, base)).toMatchObject({ title: 'R', episodes: [{ title: 'I' }] });
  });

  it('reads a feed without items', () => {
    expect(readFeed(rss(''), base).episodes).toEqual([]);
    expect(readFeed('<rss><channel/></rss>', base)).toMatchObject({ title: '', episodes: [] });
  });
});

describe('nasty feeds', () => {
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

  it('expands no declared entity: laughs, files, networks', () => {
    const feeds = [
      `<!DOCTYPE rss [<!ENTITY l0 "lol">${laughs}]>${rss(`<item><title>&l9;</title>${enclosure}</item>`).slice(21)}`,
      `<!DOCTYPE rss [<!ENTITY l0 SYSTEM "file:///etc/passwd">]>${rss(`<item><title>&l9;</title>${enclosure}</item>`).slice(21)}`,
      `<!DOCTYPE rss SYSTEM "http://127.0.0.1/x.dtd" [<!ENTITY % p SYSTEM "http://127.0.0.1/y"> %p;]>${rss(`<item><title>&l9;</title>${enclosure}</item>`).slice(21)}`,
    ];
    for (const feed of feeds) expect(readFeed(feed, base).episodes[0]!.title).toBe('&l9;');
  });

  it.each([
    ['truncated', rss(`<item>${enclosure}</item>`).slice(0, -30), 'broken_xml'],
    ['cut inside a tag', '<rss><channel><item><encl', 'broken_xml'],
    ['crossed tags', '<rss><channel><a><b></a></b></channel></rss>', 'broken_xml'],
    ['an unfinished CDATA', '<rss><channel><title><![CDATA[x</title></channel></rss>', 'broken_xml'],
    ['an unfinished document type', '<!DOCTYPE rss [', 'broken_xml'],
    ['very deep', `<rss><channel>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</channel></rss>`, 'broken_xml'],
    ['polluting', '<rss><channel><__proto__><polluted>1</polluted></__proto__></channel></rss>', 'broken_xml'],
    ['a web page', '<!doctype html><html><head><title>x</title></head><body><p>hi</p></body></html>', 'not_a_feed'],
    ['another kind of XML', '<svg xmlns="x"/>', 'not_a_feed'],
    ['an rss without channel', '<rss/>', 'not_a_feed'],
    ['JSON', '{"items":[]}', 'broken_xml'],
    ['nothing', '', 'broken_xml'],
  ])('says why it can not read what is %s', (_name, xml, reason) => {
    expect(() => readFeed(xml, base)).toThrow(expect.objectContaining({ name: 'FeedError', reason }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('lets no name of a property through as a value', () => {
    const items = `<item><toString>y</toString><hasOwnProperty>z</hasOwnProperty>${enclosure}</item>`;
    expect(episodes(items)).toHaveLength(1);
  });

  it('answers a feed or a FeedError for any damage', () => {
    const sample = rss(
      `<item><title>T&amp;x</title><guid>g</guid><description><![CDATA[<p>x</p>]]></description>${enclosure}</item>`.repeat(
        3,
      ),
    );
    const damage = fc.array(
      fc.tuple(
        fc.nat(sample.length),
        fc.nat(12),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom(
            '<',
            '>',
            '&',
            ']]>',
            '<![CDATA[',
            '"',
            '</',
            '<!--',
            '<!DOCTYPE',
            '<?',
            '__proto__',
            '&#x0;',
          ),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(damage, (cuts) => {
        const xml = cuts.reduce(
          (text, [at, length, insert]) => text.slice(0, at) + insert + text.slice(at + length),
          sample,
        );
        try {
          for (const episode of readFeed(xml, base).episodes) expect(episode.audioUrl).toMatch(/^https?:\/\//);
        } catch (error) {
          expect(error).toBeInstanceOf(FeedError);
        }
      }),
      { numRuns: 600 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
