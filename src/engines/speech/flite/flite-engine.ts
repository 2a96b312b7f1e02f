import { fliteBuild, voiceTableFields, voiceTables } from './flite-build.ts';
import { readTokens, type FliteToken } from './read-tokens.ts';
import { WasiHost } from './wasi-host.ts';

export type FliteVoice = 'rms' | 'slt' | 'awb' | 'kal16';

/** How one sentence is to sound. */
export type FliteSettings = {
  base: FliteVoice;
  /** Length of the vocal tract: above 1 shorter (a child), below 1 longer (a giant). Not for kal16. */
  tract: number;
  /** Mean pitch in Hz, 0 for a whisper, and how far it moves. */
  pitchHz: number;
  pitchSpreadHz: number;
  /** 1 is the voice's own pace, 1.2 takes a fifth longer. */
  stretch: number;
};
export type FliteSpeech = { samples: Int16Array; sampleRate: number; tokens: FliteToken[] | null };

const outputName = 'speech.wav';

/**
 * One flite, spoken to again and again: its memory is set back before each sentence, so that the answer depends on the
 * request alone. Not for concurrent use; a thread has its own.
 */
export class FliteEngine {
  #host: WasiHost;
  #freshVariables: Uint8Array;

  constructor(module: WebAssembly.Module) {
    this.#host = new WasiHost(module);
    this.#checkBuild();
    this.#freshVariables = new Uint8Array(this.#host.buffer).slice(fliteBuild.writableFrom, fliteBuild.stackFrom);
  }

  /** Grows with the longest sentence and never shrinks. */
  get memoryBytes(): number {
    return this.#host.buffer.byteLength;
  }

  /** `text` is ASCII, at most about 60 words (memory grows with the sentence). Throws on a crash of the engine. */
  speak(text: string, settings: FliteSettings): FliteSpeech {
    this.#reset();
    this.#shapeVoice(settings);
    let tokens: FliteToken[] | null = null;
    this.#host.onFirstOutput = () => {
      tokens = readTokens(this.#host.buffer);
    };
    this.#host.run(commandLine(text, settings));
    const file = this.#host.files.get(outputName);
    if (!file || file.length < 44) throw new Error('flite ended without audio');
    const view = new DataView(file.data.buffer);
    const samples = new Int16Array(file.data.buffer, 44, (file.length - 44) >> 1).slice();
    return { samples, sampleRate: view.getUint32(24, true), tokens };
  }

  #reset(): void {
    this.#host.files.delete(outputName);
    const bytes = new Uint8Array(this.#host.buffer);
    bytes.set(this.#freshVariables, fliteBuild.writableFrom);
    bytes.fill(0, fliteBuild.stackFrom);
  }

  /**
   * Vocal tract: alpha of the mel-cepstral synthesis filter, warped by the bilinear map (1 + a) / (1 - a). flite's
   * own is 0.42. The pitch model of rms ignores the wanted mean unless it is switched off.
   */
  #shapeVoice({ base, tract }: FliteSettings): void {
    if (base === 'kal16') return;
    const view = new DataView(this.#host.buffer);
    const warp = (1 + 0.42) / (1 - 0.42) / tract;
    view.setFloat32(voiceTables[base] + voiceTableFields.vocalTract, (warp - 1) / (warp + 1), true);
    view.setInt32(voiceTables[base] + voiceTableFields.fixedPitchModel, 0, true);
  }

  #checkBuild(): void {
    const view = new DataView(this.#host.buffer);
    for (const [name, address] of Object.entries(voiceTables)) {
      const fits =
        view.byteLength >= fliteBuild.heapFrom &&
        view.getInt32(address + voiceTableFields.sampleRate, true) === 16_000 &&
        Math.abs(view.getFloat32(address + voiceTableFields.vocalTract, true) - 0.42) < 1e-6;
      if (!fits)
        throw new Error(`Not the flite build we know (${fliteBuild.version}): voice ${name} is not where it was.`);
    }
  }
}

function commandLine(text: string, settings: FliteSettings): string[] {
  const set = (name: string, value: number) => ['--setf', `${name}=${value.toFixed(3)}`];
  return [
    'flite',
    '-voice',
    settings.base,
    ...set('duration_stretch', settings.stretch),
    ...set('int_f0_target_mean', settings.pitchHz),
    ...set('int_f0_target_stddev', settings.pitchSpreadHz),
    // Printing the phones is what keeps the utterance alive until its timings are read.
    '-psdur',
    '-t',
    text,
    '-o',
    outputName,
  ];
}
