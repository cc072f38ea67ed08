import type { HlsConfig } from 'hls.js';
import type { PlayerSource } from './player.types.ts';

/**
 * How hls.js loads: every address is asked for as it is good now, so that playing outlives the signature it began
 * with; and enough is fetched ahead to bridge a tunnel.
 */
export function hlsConfig(source: PlayerSource, startAt: number): Partial<HlsConfig> {
  const { addressOf } = source;
  return {
    startPosition: startAt > 0 ? startAt : -1,
    maxBufferLength: 60,
    enableWorker: false,
    ...(addressOf && {
      xhrSetup: async (xhr: XMLHttpRequest, address: string) => {
        xhr.open('GET', await addressOf(address), true);
      },
    }),
  };
}
