import type { DataStore } from '@tus/server';

/**
 * Films on their way to be streams: what arrives in parts, and what is encoded of it (MED-01, MED-02). Throws when the
 * storage is away.
 */
export interface FilmStore {
  /** The largest film that may be uploaded, in bytes. */
  readonly maxBytes: number;
  /** Where the parts of uploads arrive, by the id of the film. */
  readonly arrivals: () => Promise<DataStore>;
  /** The bytes that are free there; null when nobody knows. */
  readonly findRoom: () => Promise<number | null>;
  /** The bytes that are free where a film is while it is encoded, with its streams. */
  readonly findWorkRoom: () => Promise<number>;
  /**
   * Calls `work` with the film that has arrived, as a file of this machine, and with an empty folder that is removed
   * afterwards. Null when none has arrived.
   */
  readonly withArrived: <T>(filmId: string, work: (file: string, folder: string) => Promise<T>) => Promise<T | null>;
  /**
   * Publishes the files of a folder, which may be taken away, as `media/<filmId>`: all of them or, for who asks
   * meanwhile, none. `master.m3u8` is there at last.
   */
  readonly publish: (filmId: string, folder: string) => Promise<void>;
  /** Removes what has arrived; nothing when there is none. */
  readonly removeArrived: (filmId: string) => Promise<void>;
}

declare module './ports.ts' {
  interface Ports {
    readonly films: FilmStore;
  }
}
