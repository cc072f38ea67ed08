import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import { now } from '#lib/clock.ts';
import type { ReportAnswer, ViewingOf } from '#lib/viewing/viewing.types.ts';
import { viewings } from '#lib/viewing/viewings.ts';
import type { PlayerSignal } from '#parts/Player/player.types.ts';
import { toast } from '#ui/toast.ts';
import { patchProgress } from './patchProgress.ts';
import type { VideoPageData } from './videoQuery.ts';
import { notWatching, watch, type WatchSignal } from './watching.ts';

const tickMs = 5_000;

/**
 * Saves what is watched of the page's video, until the page switches to another one (VID-07, VID-08), and puts what
 * the server has stored into the cached pages. Returns the handler for the player's signals.
 */
export function useViewing(page: VideoPageData): (signal: PlayerSignal) => void {
  const queryClient = useQueryClient();
  const watching = useRef(notWatching);
  const key = useRef('');
  const last = useRef({ playhead: 0, duration: page.video.duration });

  const onAnswer = (answer: ReportAnswer): void => {
    patchProgress(queryClient, page, answer);
    const { sessionId, title } = page.session;
    // pages that show this progress fetch it again when they are opened
    void invalidateTags(queryClient, answer.autoEnrolled ? ['progress', 'enrollment'] : ['progress'], { later: true });
    if (!answer.autoEnrolled) return;
    toast({ id: `enrolled-${sessionId}`, message: `You're enrolled in ${title}.` });
  };
  const hear = (signal: WatchSignal, leaving: boolean): void => {
    const { state, send } = watch(watching.current, signal, now());
    watching.current = state;
    for (const command of send) {
      if (command.kind === 'create') key.current = viewings.begin(viewingOf(page), onAnswer);
      else void viewings.report(key.current, command.report, leaving);
    }
  };
  const pageSays = useEffectEvent((type: 'hidden' | 'videoChanged' | 'tick') => {
    hear({ type, ...last.current }, type === 'hidden');
  });

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') pageSays('hidden');
    };
    const leave = (): void => {
      pageSays('hidden');
    };
    const timer = setInterval(() => {
      pageSays('tick');
    }, tickMs);
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      pageSays('videoChanged');
    };
  }, []);

  return (signal) => {
    const { playhead, duration } = signal;
    hear(signal, false);
    last.current = { playhead, duration };
  };
}

function viewingOf({ video, session, sourceType }: VideoPageData): ViewingOf {
  return {
    videoId: video.videoId,
    courseId: session.courseId,
    sessionId: session.sessionId,
    courseContentId: video.courseContentId,
    userClientUri: location.pathname,
    type: sourceType,
    videoDurationAtPlaytime: video.duration,
  };
}
