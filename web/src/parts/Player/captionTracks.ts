import { isTrackCaptionKind, useMediaState, type TextTrack } from '@vidstack/react';
import { usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';

/** The captions of a video in each of its languages, the one that is spoken first. */
export function useCaptionTracks(): readonly TextTrack[] {
  return useMediaState('textTracks').filter((track) => isTrackCaptionKind(track));
}

/** The captions in the language that this person reads; else in the one that is spoken. */
export function useChosenCaptions(): TextTrack | undefined {
  const tracks = useCaptionTracks();
  const { captionLanguage } = usePlayerPreferences();
  return tracks.find(({ language }) => language === captionLanguage) ?? tracks[0];
}
