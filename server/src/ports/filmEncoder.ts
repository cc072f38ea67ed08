import type { FilmFault, FilmShape } from '@atrium/domain/film/film.ts';
import type { Rung } from '@atrium/domain/film/ladder.ts';
import type { StoryboardPlan } from '@atrium/domain/film/storyboard.ts';

/** What is in a file that says it is a film. */
export interface ProbedFilm extends FilmShape {
  readonly hasSound: boolean;
  /** Pictures a second. */
  readonly rate: number;
}

/** What the encoder made, or why it refuses the film. */
export type Encoded<T> = T | { readonly fault: FilmFault };

/** How one stream is made of a film. */
export interface StreamOrder {
  /** The film. */
  readonly file: string;
  readonly film: ProbedFilm;
  readonly rung: Rung;
  /** Where `index.m3u8`, `init.mp4` and `seg-<n>.m4s` are written; it exists. */
  readonly folder: string;
  /**
   * The small pictures that are taken on the way, as `<n>.png` from 1 in a folder that exists; null for none. A film
   * that ends early has fewer.
   */
  readonly storyboard: (StoryboardPlan & { readonly folder: string }) | null;
  /** Milliseconds that it may take. */
  readonly time: number;
  /** Called with the seconds that are encoded. */
  readonly onProgress: (seconds: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads and encodes films that nobody has looked at (THR-67): in processes of their own with limits of time and memory,
 * behind everything else the machine does. Rejects when the signal is aborted, and for a fault of the machine.
 */
export interface FilmEncoder {
  /** False: it only cuts a film as it comes into one stream, whatever is asked, and takes no pictures. */
  readonly isEncoder: boolean;
  /** Whether its programs are installed. */
  readonly isThere: () => Promise<boolean>;
  readonly probe: (file: string, signal: AbortSignal) => Promise<Encoded<ProbedFilm>>;
  readonly encode: (order: StreamOrder) => Promise<Encoded<null>>;
  /** Writes the picture at a second of the film into a file, as PNG of at most 1280 pixels. */
  readonly takePicture: (from: string, second: number, to: string, signal: AbortSignal) => Promise<Encoded<null>>;
}

declare module './ports.ts' {
  interface Ports {
    readonly filmEncoder: FilmEncoder;
    /** For machines without an encoder. */
    readonly filmRepackager: FilmEncoder;
  }
}
