import { languageName } from '@atrium/domain/video/captions.ts';

/** The line by which HLS places captions in a stream: both begin at 0. */
export const captionMap = 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n';

/** A master playlist that offers captions in these languages, and none of those that it had. */
export function offerCaptions(playlist: string, languages: readonly string[]): string {
  const offers = languages.map(
    (language) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${languageName(language).replaceAll('"', '')}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/${language}.m3u8"`,
  );
  const lines = playlist.split('\n').filter((line) => !line.startsWith('#EXT-X-MEDIA:TYPE=SUBTITLES'));
  if (languages.length === 0) return lines.map(withoutGroup).join('\n');
  const streams = lines.map((line) =>
    line.startsWith('#EXT-X-STREAM-INF:') ? `${withoutGroup(line).trimEnd()},SUBTITLES="captions"` : line,
  );
  const first = streams.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  return [...streams.slice(0, first), ...offers, ...streams.slice(first)].join('\n');
}

const withoutGroup = (line: string): string =>
  line.startsWith('#EXT-X-STREAM-INF:') ? line.replace(/,SUBTITLES="[^"]*"/, '') : line;

/** The playlist of one language: one segment as long as the film. */
export function captionPlaylist(language: string, duration: number): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${String(Math.ceil(duration))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${duration.toFixed(3)},`,
    `${language}.vtt`,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
