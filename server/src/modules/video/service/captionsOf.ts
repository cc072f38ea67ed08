import { writeCaptions } from '@atrium/domain/video/captions.ts';
import type { Context } from '../../../base/context.ts';
import type { CaptionSource } from '../../../ports/videoHost.ts';
import { findCaptionLanguages, findCaptions } from '../store/captions.ts';

/** The captions that a video's document has, in all its languages (MED-03). */
export function captionsOf(ctx: Pick<Context, 'db' | 'pool'>): CaptionSource {
  return {
    list: async (videoId) => {
      // a film that the team looks at beside its draft, whose captions may be others
      if (videoId === '') return { languages: [], duration: 0 };
      const found = await findCaptionLanguages(ctx, videoId);
      return found === null || found.languages.length === 0 ? null : found;
    },
    read: async (videoId, language, map) => {
      const cues = await findCaptions(ctx, { videoId, language });
      return cues === null || cues.length === 0 ? null : writeCaptions(cues, map);
    },
  };
}
