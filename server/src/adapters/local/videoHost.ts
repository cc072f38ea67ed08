import { createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FileStore } from '../../ports/files.ts';
import type { CaptionSource, MediaFile, ManifestClaims, VideoHost } from '../../ports/videoHost.ts';
import { captionMap, captionPlaylist, offerCaptions } from './videoHost/captionPlaylists.ts';
import { signPlaylist } from './videoHost/signPlaylist.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.ts': 'video/mp2t',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

/** A video's key, then folders and a file; no segment may begin with a dot, so none leads to a parent folder. */
const mediaPath = /^([\w-]+)((?:\/[\w-][\w.-]*)+)$/;

/** What is shown before anybody may play it; the pictures of a storyboard show as much as the film. */
const posterFile = /^[\w-]+\/poster\.webp$/;
const masterFile = /^[\w-]+\/master\.m3u8$/;
const captionFile = /^[\w-]+\/captions\/(?<language>[A-Za-z\d-]+)\.(?<type>m3u8|vtt)$/;

const posterSeconds = 86_400;

/**
 * Serves HLS files from `media/` of the store, with one folder for each key, starting at `master.m3u8`. An address
 * contains its member, video and expiry, signed with `secret`; playlists pass the signature on to the addresses they
 * name. Posters need none. The captions of a video's document stand in place of those in the folder (MED-03).
 */
export function localVideoHost(options: { files: FileStore; secret: string }): VideoHost {
  const sign = (claims: ManifestClaims): string =>
    createHmac('sha256', options.secret)
      .update(JSON.stringify(['media', claims.memberId, claims.videoId, claims.externalKey, claims.expiresAt]))
      .digest('base64url');

  return {
    manifestUrl: (claims) => {
      const query = new URLSearchParams({
        m: claims.memberId,
        v: claims.videoId,
        e: String(claims.expiresAt),
        s: sign(claims),
      });
      return `/media/${encodeURIComponent(claims.externalKey)}/master.m3u8?${query.toString()}`;
    },
    open: async (file, query, now, captions) => {
      const [, externalKey = ''] = mediaPath.exec(file) ?? [];
      const contentType = contentTypes[path.extname(file)];
      if (externalKey === '' || contentType === undefined) return 'missing';
      const isPoster = posterFile.test(file);
      const claims = isPoster ? null : readClaims(query, externalKey);
      if (!isPoster && (claims === null || claims.expiresAt <= now || !isEqual(query.get('s'), sign(claims)))) {
        return 'forbidden';
      }
      const cacheSeconds = claims === null ? posterSeconds : Math.floor((claims.expiresAt - now) / 1000);
      const isPlaylist = contentType === contentTypes['.m3u8'];
      const asked = claims === null ? null : captionFile.exec(file);
      if (claims !== null && asked !== null) {
        const written = await writeCaptionFile(captions, claims.videoId, asked);
        if (written !== null && isPlaylist) return textFile(contentType, signPlaylist(written, query.toString()), 0);
        if (written !== null) return textFile(contentType, written, cacheSeconds);
      }
      const found = await options.files.open(`media/${file}`);
      if (found === null) return 'missing';
      if (isPlaylist) {
        const playlist = await text(found.bytes(0, found.size));
        const offered = masterFile.test(file) && claims !== null ? await captions.list(claims.videoId) : null;
        const whole = offered === null ? playlist : offerCaptions(playlist, offered.languages);
        return textFile(contentType, signPlaylist(whole, query.toString()), 0);
      }
      return fileOf(contentType, found.size, cacheSeconds, found.bytes);
    },
  };
}

/** A file of captions that the document has; null for one that is read from the files. */
async function writeCaptionFile(
  captions: CaptionSource,
  videoId: string,
  { groups }: RegExpExecArray,
): Promise<string | null> {
  const language = groups?.['language'] ?? '';
  if (groups?.['type'] === 'vtt') return captions.read(videoId, language, captionMap);
  const offered = await captions.list(videoId);
  return offered?.languages.includes(language) === true ? captionPlaylist(language, offered.duration) : null;
}

function textFile(contentType: string, written: string, cacheSeconds: number): MediaFile {
  const bytes = Buffer.from(written);
  return fileOf(contentType, bytes.length, cacheSeconds, (start, end) => Readable.from([bytes.subarray(start, end)]));
}

function readClaims(query: URLSearchParams, externalKey: string): ManifestClaims | null {
  const expiresAt = Number(query.get('e') ?? Number.NaN);
  if (!Number.isSafeInteger(expiresAt)) return null;
  return { memberId: query.get('m') ?? '', videoId: query.get('v') ?? '', externalKey, expiresAt };
}

function isEqual(given: string | null, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function fileOf(contentType: string, size: number, cacheSeconds: number, bytes: MediaFile['bytes']): MediaFile {
  return { contentType, size, cacheSeconds, bytes };
}
