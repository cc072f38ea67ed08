import { autoplay, countdownTickMs, startAutoplay, type Autoplay } from '@atrium/domain/video/autoplay.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer } from 'react';
import type { VideoAddress } from '#lib/links.ts';
import { savePreferences, usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { intendToPlay } from './playIntent.ts';
import type { VideoPageData } from './videoQuery.ts';

/** The ten-second countdown after a video (VID-06). */
export interface Countdown {
  readonly state: Autoplay;
  readonly preferred: boolean;
  readonly begin: () => void;
  /** Playback continues: returns to the state before the end. */
  readonly stop: () => void;
  /** Cancels this countdown only; the autoplay preference stays. */
  readonly cancel: () => void;
  readonly goOn: () => void;
  readonly prefer: (on: boolean) => void;
}

export interface CountdownProps {
  page: VideoPageData;
  hrefTo: (address: VideoAddress) => string;
}

/** Counts down after the end of a video and then opens the next one. */
export function useCountdown({ page, hrefTo }: CountdownProps): Countdown {
  const navigate = useNavigate();
  const { autoplay: preferred } = usePlayerPreferences();
  const { next } = page;
  const [state, dispatch] = useReducer(autoplay, startAutoplay(preferred, next !== null));

  const goOn = (): void => {
    if (next === null) return;
    intendToPlay(next.videoContentId);
    void navigate({ href: hrefTo(next) });
  };
  const runs = state.phase === 'counting' && state.enabled && state.hasNext;
  useEffect(() => {
    if (!runs) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const at = performance.now();
      dispatch({ type: 'tick', elapsedMs: at - before });
      before = at;
    }, countdownTickMs);
    return () => {
      clearInterval(timer);
    };
  }, [runs]);
  const finish = useEffectEvent(goOn);
  useEffect(() => {
    if (state.phase === 'finished') finish();
  }, [state.phase]);

  return {
    state,
    preferred,
    begin: () => {
      dispatch({ type: 'ended' });
    },
    stop: () => {
      dispatch({ type: 'restarted' });
      dispatch({ type: 'enabled', enabled: preferred });
    },
    cancel: () => {
      dispatch({ type: 'enabled', enabled: false });
    },
    goOn,
    prefer: (on) => {
      savePreferences({ autoplay: on });
      dispatch({ type: 'enabled', enabled: on });
    },
  };
}
