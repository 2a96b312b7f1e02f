import { describe, expect, it } from 'vitest';
import { decodeEntities, plainLine, plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['<p>Hello <b>bold</b> world</p>', 'Hello bold world'],
    ['one<br>two<br/>three</p><p>four', 'one\ntwo\nthree\n\nfour'],
    ['a < b and c > d', 'a < b and c > d'],
    ['1 <2', '1 <2'],
    ['Tom &amp; Jerry&nbsp;&hellip; &#8217;&#x2019; caf&eacute;', 'Tom & Jerry … ’’ café'],
    ['&lt;p&gt;escaped &lt;i&gt;twice&lt;/i&gt;&lt;/p&gt;', 'escaped twice'],
    ['before<script>alert("<b>x</b>")</script>after', 'beforeafter'],
    ['<style>p{}</style>text<SCRIPT src=x>never closed', 'text'],
    ['<!-- <p>not this</p> -->this', 'this'],
    ['<img src=x onerror="alert(1)">picture', 'picture'],
    ['text <a href="x', 'text'],
    ['&unknown; &amp;amp; &#0; &#xD800; &#99999999;', '&unknown; &amp; &#99999999;'],
    ['  lots \t of\u00a0 \r\n\r\n\r\n space  ', 'lots of\n\nspace'],
    ['a\0b\u0007c', 'a b c'],
    ['', ''],
  ])('turns %j into %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('puts a title on one line', () => {
    expect(plainLine('A<br>title\n of <em>two</em> lines')).toBe('A title of two lines');
  });

  it('reads an entity once', () => {
    expect(decodeEntities('&amp;lt;')).toBe('&lt;');
  });

  // Looking from each of them to the end again would take hours, and the test its whole minute.
  it.each(['<', '<a', '<script>', '<!--', '&', '&amp', '<a <', ' ', '\n', '</p', '&#x'])(
    'comes to an end of a million times %j',
    (piece) => {
      expect(plainText(piece.repeat(1_000_000)).length).toBeLessThanOrEqual(piece.length * 1_000_000);
    },
  );
});
