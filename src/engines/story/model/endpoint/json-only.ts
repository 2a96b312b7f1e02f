import type { LanguageModelMiddleware } from 'ai';

/** Passes on the first JSON object of a text that arrives in pieces: no fence, no "Here you are:", nothing after it. */
export function jsonCutter(): (piece: string) => string {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let state: 'before' | 'inside' | 'after' = 'before';
  const step = (letter: string): void => {
    if (escaped) escaped = false;
    else if (inString && letter === '\\') escaped = true;
    else if (letter === '"') inString = !inString;
    else if (!inString && letter === '{') depth++;
    else if (!inString && letter === '}' && --depth === 0) state = 'after';
  };
  return (piece) => {
    const start = state === 'before' ? piece.indexOf('{') : 0;
    if (start < 0 || state === 'after') return '';
    state = 'inside';
    for (let at = start; at < piece.length; at++) {
      step(piece.charAt(at));
      if ((state as string) === 'after') return piece.slice(start, at + 1);
    }
    return piece.slice(start);
  };
}

/**
 * Many endpoints wrap JSON in a fence or a greeting. The library's own `extractJsonMiddleware` only takes off a fence
 * that is the very first thing, so this one cuts the object out. A text without an object is passed on as nothing.
 */
export const jsonOnly: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    return {
      ...result,
      content: result.content.map((part) => (part.type === 'text' ? { ...part, text: jsonCutter()(part.text) } : part)),
    };
  },
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const cutters = new Map<string, (piece: string) => string>();
    const cut = new TransformStream({
      transform(chunk, controller) {
        if (chunk.type !== 'text-delta') return controller.enqueue(chunk);
        const cutter = cutters.get(chunk.id) ?? jsonCutter();
        cutters.set(chunk.id, cutter);
        const delta = cutter(chunk.delta);
        if (delta !== '') controller.enqueue({ ...chunk, delta });
      },
    });
    return { stream: stream.pipeThrough(cut), ...rest };
  },
};
