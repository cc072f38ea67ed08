import { isHLSProvider, type MediaContext, type MediaProviderAdapter, type MediaProviderLoader } from '@vidstack/react';
import { aheadWhilePlaying } from './hlsConfig.ts';

// What the player library leaves open.

/**
 * Beside hls.js, Vidstack names the stream in a <source> for remote playback. Browsers that know HLS by themselves begin
 * to play that one, lose it when hls.js takes over, and stand still.
 */
export const leaveStreamToHls = (provider: object): void => {
  Object.assign(provider, { appendSource: () => undefined });
};

/** A provider whose element has gone while its code came finds nothing to listen to: nobody waits for it any more. */
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

/** More is fetched once it plays. */
export const fetchAhead = (provider: MediaProviderAdapter | null): void => {
  if (isHLSProvider(provider) && provider.instance) provider.instance.config.maxBufferLength = aheadWhilePlaying;
};
