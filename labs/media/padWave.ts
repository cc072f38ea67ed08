const RATE = 24_000;
const CHORD = 7.5;

/** Four quiet chords around a root note, in semitones; the lowest note first. */
const CHORDS = [
  [-24, -5, 2, 4, 11],
  [-27, -5, 0, 4, 7],
  [-19, -7, 0, 4, 9],
  [-17, -5, 2, 7, 9],
] as const;

const pitch = (home: number, semitones: number): number => home * 2 ** (semitones / 12);

/** The loudness of a chord t seconds after its start: it fades in, sustains and fades out under the next one. */
function swell(t: number): number {
  const rise = Math.min(1, Math.max(0, t / 2.6));
  const fall = Math.min(1, Math.max(0, (CHORD + 2.6 - t) / 2.6));
  return Math.sin((rise * Math.PI) / 2) ** 2 * Math.sin((fall * Math.PI) / 2) ** 2;
}

function chordAt(samples: Float64Array, begin: number, chord: readonly number[], home: number): void {
  const length = Math.floor((CHORD + 2.6) * RATE);
  chord.forEach((semitones, voice) => {
    const f = pitch(home, semitones);
    const loud = voice === 0 ? 0.34 : 0.2;
    for (let i = 0; i < length; i++) {
      const at = begin + i;
      if (at >= samples.length) break;
      const t = i / RATE;
      const tone =
        Math.sin(2 * Math.PI * f * t) +
        0.5 * Math.sin(2 * Math.PI * f * 1.0025 * t + voice) +
        0.16 * Math.sin(4 * Math.PI * f * t);
      samples[at] = (samples[at] ?? 0) + tone * swell(t) * loud;
    }
  });
}

function bellAt(samples: Float64Array, begin: number, f: number): void {
  for (let i = 0; i < RATE * 3 && begin + i < samples.length; i++) {
    const t = i / RATE;
    const tone =
      Math.sin(2 * Math.PI * f * t) * Math.exp(-t * 1.6) + 0.25 * Math.sin(4 * Math.PI * f * t) * Math.exp(-t * 3.2);
    samples[begin + i] = (samples[begin + i] ?? 0) + tone * 0.2 * Math.min(1, t / 0.012);
  }
}

/**
 * A quiet background sound of the given length as a mono 16-bit WAV; `turn` changes key and order, so that clips sound
 * different.
 */
export function padWave(seconds: number, turn: number): Buffer {
  const samples = new Float64Array(Math.ceil(seconds * RATE));
  const home = pitch(261.63, [0, -2, 3, -4, 2][turn % 5] ?? 0);
  for (let k = 0; k * CHORD < seconds; k++) {
    const chord = CHORDS[(k + turn) % CHORDS.length] ?? CHORDS[0];
    chordAt(samples, Math.floor(k * CHORD * RATE), chord, home);
    bellAt(samples, Math.floor((k * CHORD + 3) * RATE), pitch(home, (chord[2 + ((k + turn) % 3)] ?? 0) + 12));
  }
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) => {
    const edge = Math.min(1, i / RATE / 1.5, (samples.length - i) / RATE / 2.5);
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * 0.085 * edge)) * 32767), 44 + i * 2);
  });
  return data;
}
