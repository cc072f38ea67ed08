/** For whom, what and how long a manifest is signed. `expiresAt` in epoch milliseconds. */
export interface MediaTicket {
  readonly memberId: string;
  readonly videoId: string;
  readonly externalKey: string;
  readonly expiresAt: number;
}

/** One file of a video, ready to be sent; `bytes` reads a half-open range of it. */
export interface MediaFile {
  readonly contentType: string;
  readonly size: number;
  readonly cacheSeconds: number;
  readonly bytes: (start: number, end: number) => NodeJS.ReadableStream;
}

/** Where videos lie. Whoever holds a signed manifest address may play that one video until it expires (D7, VID-12). */
export interface VideoHost {
  /** The address of the HLS manifest; everything below it is reached through what it says. */
  readonly manifestUrl: (ticket: MediaTicket) => string;
  /**
   * Null where another host serves the files. Else opens `/media/{path}` for this query at `now`:
   * 'forbidden' without a signature that holds, 'missing' when there is no such file.
   */
  readonly open:
    ((path: string, query: URLSearchParams, now: number) => Promise<MediaFile | 'forbidden' | 'missing'>) | null;
}
