import { escapeAttribute, escapeText } from '#shared/text/escape-markup.ts';
import { AppError } from '#shared/errors.ts';
import { brand } from '#shared/brand.ts';
import type { Context } from '../../context.ts';
import { openWithMusic } from '../feeds/open-with-music.ts';
import type { TakenEpisode, TakenSeason } from './taken-season.ts';

export type BookFile = { name: string; input: string | Uint8Array | NodeJS.ReadableStream; lastModified: Date };

const xml = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A season as the files of an EPUB 3.3 with media overlays: each line of an episode is lit while it is spoken. The first
 * file must be stored uncompressed and first. `cover` is a JPEG. Throws AppError: `internal` where a sound goes meanwhile.
 */
export async function* writeBook(
  ctx: Context,
  season: TakenSeason,
  { cover, page }: { cover: Uint8Array | null; page: string },
): AsyncGenerator<BookFile> {
  const lastModified = season.changed;
  const file = (name: string, input: BookFile['input']): BookFile => ({ name, input, lastModified });
  yield file('mimetype', 'application/epub+zip');
  yield file('META-INF/container.xml', container);
  yield file('book/package.opf', writePackage(season, { hasCover: cover !== null, page }));
  yield file('book/contents.xhtml', writeContents(season));
  yield file('book/style.css', style);
  if (cover) yield file('book/cover.jpg', cover);
  for (const episode of season.episodes) {
    yield file(`book/episode-${episode.number}.xhtml`, writeEpisode(episode));
    yield file(`book/episode-${episode.number}.smil`, writeOverlay(episode));
    const key = season.hasMusic ? await openWithMusic(ctx, episode.audioKey) : null;
    const sound = await ctx.storage.read(key ?? episode.audioKey);
    if (!sound) throw new AppError('internal', `${episode.audioKey} went while it was sent`);
    try {
      yield file(`book/episode-${episode.number}.mp3`, sound);
    } finally {
      // Whoever hangs up leaves it half read.
      sound.destroy();
    }
  }
}

const container = `${xml}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const style = `body { font-family: serif; line-height: 1.5; }
.who { font-size: 0.8em; font-weight: bold; display: block; }
.now { background: #f6bb4f; color: #0c1519; }
`;

function writePackage(season: TakenSeason, { hasCover, page }: { hasCover: boolean; page: string }): string {
  const { episodes } = season;
  const total = episodes.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const modified = season.changed.toISOString().replace(/\.\d+Z$/, 'Z');
  const manifest = episodes.flatMap(({ number: n }) => [
    `<item id="episode-${n}" href="episode-${n}.xhtml" media-type="application/xhtml+xml" media-overlay="overlay-${n}"/>`,
    `<item id="overlay-${n}" href="episode-${n}.smil" media-type="application/smil+xml"/>`,
    `<item id="sound-${n}" href="episode-${n}.mp3" media-type="audio/mpeg"/>`,
  ]);
  const durations = episodes.map(
    ({ number: n, durationMs }) =>
      `<meta property="media:duration" refines="#overlay-${n}">${clock(durationMs)}</meta>`,
  );
  return `${xml}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">${escapeText(page)}</dc:identifier>
    <dc:title>${words(season.title)}</dc:title>
    <dc:language>en</dc:language>
    <dc:creator>${words(season.author)}</dc:creator>
    <dc:publisher>${words(brand.name)}</dc:publisher>
    <dc:source>${escapeText(page)}</dc:source>
    ${season.description ? `<dc:description>${words(season.description)}</dc:description>` : ''}
    <meta property="dcterms:modified">${modified}</meta>
    ${durations.join('\n    ')}
    <meta property="media:duration">${clock(total)}</meta>
    <meta property="media:active-class">now</meta>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessMode">auditory</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessModeSufficient">auditory</meta>
    <meta property="schema:accessibilityFeature">synchronizedAudioText</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityHazard">none</meta>
  </metadata>
  <manifest>
    <item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    ${hasCover ? '<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>' : ''}
    ${manifest.join('\n    ')}
  </manifest>
  <spine>${episodes.map(({ number: n }) => `<itemref idref="episode-${n}"/>`).join('')}</spine>
</package>
`;
}

function writeContents({ title, episodes }: TakenSeason): string {
  const entries = episodes.map((each) => `<li><a href="episode-${each.number}.xhtml">${words(each.title)}</a></li>`);
  return document(
    title,
    `<nav epub:type="toc" id="toc"><h1>${words(title)}</h1><ol>${entries.join('')}</ol></nav>`,
    ' xmlns:epub="http://www.idpf.org/2007/ops"',
  );
}

function writeEpisode({ title, lines }: TakenEpisode): string {
  const spoken = lines.map(({ speaker, role, text }, at) => {
    const changes = role !== 'narrator' && lines[at - 1]?.speaker !== speaker;
    const who = changes ? `<span class="who">${words(speaker)}</span>` : '';
    return `<p>${who}<span id="l${at}">${words(text)}</span></p>`;
  });
  return document(title, `<h1>${words(title)}</h1>\n${spoken.join('\n')}`);
}

/** A line that is no longer than nothing can't be played. */
function writeOverlay({ number, lines }: TakenEpisode): string {
  const pairs = lines.flatMap(({ start_ms: start, end_ms: end }, at) =>
    end > start
      ? [
          `<par id="p${at}"><text src="episode-${number}.xhtml#l${at}"/><audio src="episode-${number}.mp3" clipBegin="${clock(start)}" clipEnd="${clock(end)}"/></par>`,
        ]
      : [],
  );
  return `${xml}
<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0">
<body>
${pairs.join('\n')}
</body>
</smil>
`;
}

function document(title: string, body: string, namespaces = ''): string {
  return `${xml}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${namespaces} lang="en" xml:lang="en">
<head><title>${words(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

/** A SMIL clock value in seconds, to the millisecond. */
const clock = (ms: number) => `${(ms / 1000).toFixed(3)}s`;

/** Without the characters that XML cannot hold, however they are escaped. */
const words = (text: string) =>
  escapeAttribute(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').trim() || ' ');
