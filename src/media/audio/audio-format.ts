/** All audio inside Canto until it is encoded: mono, 24 kHz, floats in -1..1. */
export const studioSampleRate = 24_000;

/**
 * The format of everything spoken: MPEG-2 layer III, 24 kHz mono at a constant 64 kbit/s, so that every frame is 576
 * samples, 24 ms and exactly 192 bytes, and byte = time.
 */
export const frameSamples = 576;
export const frameBytes = 192;
export const frameMs = 24;
export const voiceBitrate = 64;

/** Silence an encoder puts in front (LAME), and what a decoder adds; a player that reads the Info frame drops both. */
export const encoderDelay = 576;
export const codecDelay = encoderDelay + 529;

/**
 * Loudness that a spoken sentence is brought to, in LUFS (mono). With the soft lines and the pauses around them an episode
 * comes out at -19. Measured.
 */
export const takeLufs = -18;
/** Stereo. */
export const musicLufs = -16;
/**
 * What limiters keep true peaks under, in dB. MP3 adds up to a dB of its own, and the decoded sound is to stay under -1.
 */
export const peakCeilingDb = -2.5;

export const decibels = (gain: number): number => 20 * Math.log10(gain);
export const gainOf = (db: number): number => 10 ** (db / 20);
