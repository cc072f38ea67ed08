import type { HlsConfig } from 'hls.js';
import type { PlayerSource } from './player.types.ts';

/** Fetched ahead before the first play, seconds: enough to begin at once, little for a page that is only looked at. */
const aheadBeforePlay = 8;
/** Fetched ahead while it plays, seconds: enough to bridge a tunnel. */
export const aheadWhilePlaying = 60;

/**
 * How hls.js loads: every address is asked for as it is good now, so that playing outlives the signature it began
 * with; and no more is fetched ahead than is said above, however small the stream is.
 */
export function hlsConfig(source: PlayerSource, startAt: number): Partial<HlsConfig> {
  const { addressOf } = source;
  return {
    startPosition: startAt > 0 ? startAt : -1,
    maxBufferLength: aheadBeforePlay,
    // a size in bytes would let a small stream be fetched whole
    maxBufferSize: 0,
    enableWorker: false,
    ...(addressOf && {
      xhrSetup: async (xhr: XMLHttpRequest, address: string) => {
        xhr.open('GET', await addressOf(address), true);
      },
    }),
  };
}
