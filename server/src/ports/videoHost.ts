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

/** Stores and serves videos. A signed manifest address plays that one video until it expires (D7, VID-12). */
export interface VideoHost {
  /** The address of the HLS manifest, through which all other files are reached. */
  readonly manifestUrl: (claims: ManifestClaims) => string;
  /**
   * Null when another host serves the files. Otherwise opens `/media/{path}` for this query at `now`: 'forbidden'
   * without a valid signature, 'missing' when there is no such file.
   */
  readonly open:
    | ((path: string, query: URLSearchParams, now: number) => Promise<MediaFile | 'forbidden' | 'missing'>)
    | null;
}

declare module './ports.ts' {
  interface Ports {
    readonly videoHost: VideoHost;
  }
}
