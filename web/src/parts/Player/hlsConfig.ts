import type { HlsConfig } from 'hls.js';
import type { PlayerSource } from './player.types.ts';

/** Seconds buffered before playback starts: enough to start at once, little for a page that is only looked at. */
const aheadBeforePlay = 8;
/** Seconds buffered while playing: enough for a tunnel. */
export const aheadWhilePlaying = 60;

/**
 * The configuration of hls.js: every address is requested with its current signature, so that playback outlasts the
 * first one; the buffer is limited by seconds only, however small the stream is.
 */
export function hlsConfig(source: PlayerSource, startAt: number): Partial<HlsConfig> {
  const { addressOf } = source;
  return {
    startPosition: startAt > 0 ? startAt : -1,
    maxBufferLength: aheadBeforePlay,
    // a size limit in bytes would allow a small stream to be loaded completely
    maxBufferSize: 0,
    enableWorker: false,
    ...(addressOf && {
      xhrSetup: async (xhr: XMLHttpRequest, address: string) => {
        xhr.open('GET', await addressOf(address), true);
      },
    }),
  };
}
