import { fliteBuild } from './flite-build.ts';

/** A chunk of the text between spaces, with the time it sounds, in seconds; silent ones (lone punctuation) have none. */
export type FliteToken = { text: string; span: { start: number; end: number } | null };

const maxTokens = 2_000;
const itemNext = 8;
const itemPrevious = 12;
const itemDown = 20;
const valueType = { integer: 1, float: 3, string: 5 } as const;
const tokenName = [...'Token'].map((letter) => letter.charCodeAt(0));

/**
 * Reads the utterance that flite has just spoken out of its memory, while it is still there (it is freed when the
 * program ends): relation "Token" → words → syllables → segments, whose ends are the exact times of the voice. Null where the
 * memory does not look as expected, so that the caller estimates instead.
 *
 * Structures (cst_relation.h, cst_item.h, cst_features.h, cst_val.h; 4-byte pointers): relation {name, features, utterance,
 * head, tail}; item {contents, relation, next, previous, up, down}; contents {features, relations};
 * features {head}; feature {name, value, next}; value {int16 type, int16 references, payload at 4}.
 */
export function readTokens(buffer: ArrayBuffer): FliteToken[] | null {
  try {
    const memory = new FliteMemory(buffer);
    const relation = memory.findTokenRelation();
    if (relation === 0) return null;
    const tokens: FliteToken[] = [];
    for (let item = memory.pointer(relation + 12); item; item = memory.pointer(item + itemNext)) {
      if (tokens.length >= maxTokens) return null;
      tokens.push(memory.token(item));
    }
    return tokens;
  } catch (error) {
    // Reading outside the memory means that this is not the layout we know.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class FliteMemory {
  #view: DataView;
  #bytes: Uint8Array;
  #words: Uint32Array;

  constructor(buffer: ArrayBuffer) {
    this.#view = new DataView(buffer);
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Uint32Array(buffer);
  }

  pointer(address: number): number {
    return this.#view.getUint32(address, true);
  }

  /** A relation is five words on the heap whose first points to its name and whose head item points back to it. */
  findTokenRelation(): number {
    const words = this.#words;
    for (let i = fliteBuild.heapFrom >> 2; i < words.length - 5; i++) {
      const name = words[i] ?? 0;
      if (name < fliteBuild.heapFrom || !this.#isTokenName(name)) continue;
      const head = words[i + 3] ?? 0;
      if (words[(head >> 2) + 1] === i * 4) return i * 4;
    }
    return 0;
  }

  #isTokenName(address: number): boolean {
    return (
      tokenName.every((letter, i) => this.#bytes[address + i] === letter) &&
      this.#bytes[address + tokenName.length] === 0
    );
  }

  token(item: number): FliteToken {
    let span: FliteToken['span'] = null;
    for (const segment of this.#segmentsOf(item)) {
      const previous = this.pointer(segment + itemPrevious);
      span ??= { start: previous ? this.#number(previous, 'end') : 0, end: 0 };
      span.end = this.#number(segment, 'end');
    }
    const name = this.#feature(item, 'name');
    return { text: name ? this.#string(this.pointer(name + 4)) : '', span };
  }

  *#children(item: number): Generator<number> {
    for (let child = this.pointer(item + itemDown); child; child = this.pointer(child + itemNext)) yield child;
  }

  *#segmentsOf(token: number): Generator<number> {
    for (const word of this.#children(token)) {
      const structure = this.#inRelation(word, 'SylStructure');
      if (structure === 0) continue;
      for (const syllable of this.#children(structure)) {
        for (const sound of this.#children(syllable)) yield this.#inRelation(sound, 'Segment');
      }
    }
  }

  /** The same item as another relation sees it; 0 where it has no part in it. */
  #inRelation(item: number, relation: string): number {
    const value = this.#find(this.pointer(this.pointer(item) + 4), relation);
    return value ? this.pointer(value + 4) : 0;
  }

  #feature(item: number, name: string): number {
    return this.#find(this.pointer(this.pointer(item)), name);
  }

  #number(item: number, name: string): number {
    const value = this.#feature(item, name);
    if (!value || this.#view.getInt16(value, true) !== valueType.float) throw new RangeError(`no number "${name}"`);
    return this.#view.getFloat32(value + 4, true);
  }

  /** The address of the value with that name in a feature list; 0 where there is none. */
  #find(features: number, name: string): number {
    let steps = 0;
    for (let pair = this.pointer(features); pair; pair = this.pointer(pair + 8)) {
      if (this.#string(this.pointer(pair)) === name) return this.pointer(pair + 4);
      if (++steps > 200) throw new RangeError('endless feature list');
    }
    return 0;
  }

  #string(address: number): string {
    const end = this.#bytes.indexOf(0, address);
    if (end < 0 || end - address > 4_000) throw new RangeError('endless string');
    return String.fromCharCode(...this.#bytes.subarray(address, end));
  }
}
