/** A WAV as Flite writes it: 44 bytes that say what follows, then the samples. */
const headerBytes = 44;
const riffSizeAt = 4;
const dataSizeAt = 40;

/** Several WAVs of the same voice as one. */
export function joinWavs(wavs: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const samples = wavs.map((wav) => wav.subarray(headerBytes));
  const size = samples.reduce((sum, { length }) => sum + length, 0);
  const joined = new Uint8Array(headerBytes + size);
  joined.set(wavs[0]?.subarray(0, headerBytes) ?? []);
  let at = headerBytes;
  for (const part of samples) {
    joined.set(part, at);
    at += part.length;
  }
  const header = new DataView(joined.buffer);
  header.setUint32(riffSizeAt, joined.length - 8, true);
  header.setUint32(dataSizeAt, size, true);
  return joined;
}
