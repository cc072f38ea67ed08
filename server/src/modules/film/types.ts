import type { FilmFault, FilmShape, FilmState } from '@atrium/domain/film/film.ts';

/** A film that somebody of the team has begun to upload. */
export interface FilmRow {
  /** The key by which a video names it, once it is a stream. */
  readonly filmId: string;
  /** Null when they have left. */
  readonly addedBy: string | null;
  readonly fileName: string;
  readonly bytes: number;
  readonly state: FilmState;
  /** Of its encoding, in percent. */
  readonly progress: number;
  readonly tries: number;
  readonly fault: FilmFault | null;
  /** Of what was encoded; null before. */
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A film in the API. */
export interface Film extends Omit<FilmRow, 'addedBy' | 'tries'> {
  /** Whether the caller has begun it, and may go on with it. */
  readonly isOwn: boolean;
  /** Why it was refused or could not be encoded, in a sentence; null otherwise. */
  readonly message: string | null;
  /** Where its picture is served; null before it is ready, and for a film that plays as it came. */
  readonly posterUrl: string | null;
  /** Where it is played for some minutes; null before it is ready. */
  readonly manifestUrl: string | null;
}

/** What can be uploaded here. */
export interface FilmTerms {
  readonly maxBytes: number;
  /** Whether films are encoded by this installation at the moment. */
  readonly canEncode: boolean;
  /** Whether films that need no encoding are taken at the moment. */
  readonly canRepackage: boolean;
}

/** What was made of a film. */
export interface MadeFilm extends FilmShape {
  readonly filmId: string;
  /** Whether there is a picture beside its streams; none where it plays as it came. */
  readonly hasPicture: boolean;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Makes streams of a film that has arrived. */
    'film.encode': { readonly filmId: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    FILM_ADDED: 'film';
    FILM_STOPPED: 'film';
  }
}
