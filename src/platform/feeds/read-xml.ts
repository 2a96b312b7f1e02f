// XML to a tree of plain nodes, without ever expanding what a document type declares.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FeedError } from './feed.ts';
import { decodeEntities } from './plain-text.ts';

/** A parsed element: its attributes under `@name`, its children under their names, its text under two keys. */
export type XmlNode = { [key: string]: XmlValue };
type XmlValue = XmlNode | string | XmlValue[];

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  processEntities: false,
  parseTagValue: false,
  jPath: false,
  maxNestedTags: 100,
};
const parser = new XMLParser(options);

/** RSS 1.0 is a namespace, which may have a prefix; its names are read without. */
function parserFor(text: string): XMLParser {
  const prefix = /\sxmlns:([\w.-]{1,40})\s*=\s*["']http:\/\/purl\.org\/rss\/1\.0\/["']/.exec(
    text.slice(0, prologLength),
  )?.[1];
  if (!prefix) return parser;
  const own = `${prefix}:`;
  return new XMLParser({
    ...options,
    transformTagName: (name) => (name.startsWith(own) ? name.slice(own.length) : name),
  });
}
/** Namespaces and a document type stand at the beginning. */
const prologLength = 4096;

/** FeedError `broken_xml` where it is not well-formed, `too_large` where it is too heavy to parse. Bare `&` signs, which half the world writes, are forgiven. */
export function readXml(source: string): XmlNode {
  const text = withoutDoctype(source.trimStart());
  checkWeight(text);
  let wellFormed = text;
  let verdict = XMLValidator.validate(text);
  if (verdict !== true) {
    wellFormed = escapeBareAmpersands(text);
    verdict = XMLValidator.validate(wellFormed);
  }
  if (verdict !== true) throw new FeedError('broken_xml', `The feed is not well-formed (line ${verdict.err.line}).`);
  try {
    return parserFor(wellFormed).parse(wellFormed);
  } catch (error) {
    throw new FeedError('broken_xml', 'The feed can not be parsed.', { cause: error });
  }
}

/** A feed needs none, and entities declared in one are only ever used to do harm. */
function withoutDoctype(text: string): string {
  const prolog = text.slice(0, prologLength);
  // Before it stand declarations and comments alone; what looks like one further on is text.
  const start = /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->)*/.exec(prolog)![0].length;
  if (!/^<!DOCTYPE\s/i.test(prolog.slice(start))) return text;
  let inside = false;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '[') inside = true;
    else if (text[at] === ']') inside = false;
    else if (text[at] === '>' && !inside) return text.slice(0, start) + text.slice(at + 1);
  }
  throw new FeedError('broken_xml', 'The feed is not well-formed (an unfinished document type).');
}

/** In CDATA an ampersand is itself, so those parts stay as they are. */
function escapeBareAmpersands(text: string): string {
  let escaped = '';
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('<![CDATA[', at);
    const plainEnd = open === -1 ? text.length : open;
    escaped += text.slice(at, plainEnd).replaceAll(/&(?!#\d|#x[0-9a-f]|[a-z][a-z0-9]{0,31};)/gi, '&amp;');
    const close = open === -1 ? -1 : text.indexOf(']]>', open);
    at = close === -1 ? text.length : close + 3;
    escaped += text.slice(plainEnd, at);
  }
  return escaped;
}

/** The children of that name, none, one or many. */
export function children(node: XmlNode, name: string): XmlNode[] {
  const value = Object.hasOwn(node, name) ? node[name] : undefined;
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(asNode);
}

export function child(node: XmlNode, name: string): XmlNode | undefined {
  return children(node, name)[0];
}

/** An attribute, its entities read; '' where there is none. */
export function attribute(node: XmlNode | undefined, name: string): string {
  const value = node && Object.hasOwn(node, `@${name}`) ? node[`@${name}`] : '';
  return typeof value === 'string' ? decodeEntities(value).trim() : '';
}

/** No text of a feed is worth more; cut before anything looks at every letter of it. */
const longestText = 100_000;

/** All text inside, entities read (but not in CDATA), nested elements included. */
export function textOf(node: XmlNode | undefined): string {
  if (!node) return '';
  const parts = Object.entries(node).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    return (Array.isArray(value) ? value : [value]).map((one) => {
      if (typeof one !== 'string') return textOf(asNode(one));
      const text = one.slice(0, longestText);
      return key === '#cdata' ? text : decodeEntities(text);
    });
  });
  return parts.join(' ').slice(0, longestText).trim();
}

/** The text of the first child of one of these names that has any. */
export function firstText(node: XmlNode, ...names: string[]): string {
  for (const name of names) {
    const text = textOf(child(node, name));
    if (text !== '') return text;
  }
  return '';
}

function asNode(value: XmlValue): XmlNode {
  if (typeof value === 'string') return { '#text': value };
  return Array.isArray(value) ? { '#text': value } : value;
}

/** Characters between two angle brackets, CDATA apart; whole show notes fit many times over. */
const longestRun = 300_000;
/** PrerenderedBranch and closing tags together; 20,000 rich episodes fit. */
const mostTags = 1_000_000;

/**
 * Refuses what would cost the XML parser far more memory than it has bytes: it builds text and tags letter by letter,
 * some 40 bytes each, and a worker that runs out of memory inside one string operation takes the whole process with it.
 * One pass, no copies.
 */
function checkWeight(xml: string): void {
  let tags = 0;
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at);
    checkRun(at, open === -1 ? xml.length : open);
    if (open === -1) return;
    if (++tags > mostTags) throw new FeedError('too_large', 'The feed has too many elements.');
    const end = closingOf(xml, open);
    if (!xml.startsWith('<![CDATA[', open)) checkRun(open, end);
    at = end;
  }
}

function closingOf(xml: string, open: number): number {
  const mark = xml.startsWith('<![CDATA[', open) ? ']]>' : xml.startsWith('<!--', open) ? '-->' : '>';
  const close = xml.indexOf(mark, open);
  // Never closed: the parser finds out by itself, and looking for it again and again would take for ever.
  return close === -1 ? xml.length : close + mark.length;
}

function checkRun(from: number, to: number): void {
  if (to - from > longestRun) throw new FeedError('too_large', 'The feed holds a piece of text that is far too long.');
}
