import {
  isHLSProvider,
  type MediaContext,
  type MediaPlayerInstance,
  type MediaProviderAdapter,
  type MediaProviderLoader,
} from '@vidstack/react';
import { aheadWhilePlaying } from './hlsConfig.ts';

// Workarounds for Vidstack.

/**
 * Beside hls.js, Vidstack puts the stream into a <source> for remote playback. Browsers with native HLS start to play
 * that one, lose it when hls.js takes over, and stop.
 */
export const leaveStreamToHls = (provider: object): void => {
  Object.assign(provider, { appendSource: () => undefined });
};

/**
 * A provider whose element was removed while its code loaded finds no element to listen to, so nothing must wait for
 * it.
 */
export const forgetWhenGone = (loader: MediaProviderLoader | null): void => {
  if (loader === null) return;
  const load = loader.load.bind(loader);
  Object.assign(loader, {
    load: (context: MediaContext) =>
      load(context).catch((error: unknown) => {
        if (loader.target === null) return new Promise<never>(() => undefined);
        throw error;
      }),
  });
};

/** The buffer grows once playback starts. */
export const fetchAhead = (provider: MediaProviderAdapter | null): void => {
  if (isHLSProvider(provider) && provider.instance) provider.instance.config.maxBufferLength = aheadWhilePlaying;
};

/**
 * Whether playback waits for data now. Vidstack says so 300 ms after it began, sometimes when the video has just gone
 * on, and then does not say again that it plays: what is watched from there on would not count.
 */
export const isWaiting = (player: MediaPlayerInstance | null): boolean =>
  (player?.el?.querySelector('video')?.readyState ?? 0) < HTMLMediaElement.HAVE_FUTURE_DATA;
