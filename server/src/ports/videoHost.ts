/** The member, the video and the expiry of a signed manifest. `expiresAt` in epoch milliseconds. */
export interface ManifestClaims {
  readonly memberId: string;
  readonly videoId: string;
  readonly externalKey: string;
  readonly expiresAt: number;
}

/** One file of a video; `bytes` reads a half-open range of it. */
export interface MediaFile {
  readonly contentType: string;
  readonly size: number;
  readonly cacheSeconds: number;
  readonly bytes: (start: number, end: number) => NodeJS.ReadableStream;
}

/** The captions of a video's document, which stand in place of those that its files have. */
export interface CaptionSource {
  /** The tags of its languages, the one that is spoken first, and its length in seconds; null without captions. */
  readonly list: (
    videoId: string,
  ) => Promise<{ readonly languages: readonly string[]; readonly duration: number } | null>;
  /** As WebVTT; null for a language that it does not have. `map`: the line with which HLS places them in the stream. */
  readonly read: (videoId: string, language: string, map: string) => Promise<string | null>;
}

/** Stores and serves videos. A signed manifest address plays that one video until it expires (D7, VID-12). */
export interface VideoHost {
  /** The address of the HLS manifest, through which all other files are reached. */
  readonly manifestUrl: (claims: ManifestClaims) => string;
  /**
   * Null when another host serves the files. Otherwise opens `/media/{path}` for this query at `now`: 'forbidden'
   * without a valid signature, 'missing' when there is no such file.
   */
  readonly open:
    | ((
        path: string,
        query: URLSearchParams,
        now: number,
        captions: CaptionSource,
      ) => Promise<MediaFile | 'forbidden' | 'missing'>)
    | null;
}

declare module './ports.ts' {
  interface Ports {
    readonly videoHost: VideoHost;
  }
}
