import type { Cue } from '@atrium/content/films/timelineOf.ts';

const clock = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

/** Breaks a caption into two lines of similar length when it is too wide for one. */
function lines(text: string): string {
  if (text.length <= 46) return text;
  const spaces = [...text.matchAll(/ /g)].map((m) => m.index);
  const middle = text.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  return `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}

/**
 * The WebVTT file of a clip. The timestamp map maps its zero to `begins`, the first timestamp of the media, as HLS
 * requires.
 */
export function captionsVtt(cues: readonly Cue[], begins: number): string {
  const body = cues.map((cue) => `${clock(cue.startSeconds)} --> ${clock(cue.endSeconds)}\n${lines(cue.text)}\n`);
  return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${String(Math.round(begins * 90_000))},LOCAL:00:00:00.000\n\n${body.join('\n')}`;
}

/** The media playlist of the captions: one segment as long as the clip. */
export function captionsPlaylist(seconds: number): string {
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${String(Math.ceil(seconds))}\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds.toFixed(3)},\nen.vtt\n#EXT-X-ENDLIST\n`;
}
