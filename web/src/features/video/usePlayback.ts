import { resumeOf } from '@atrium/domain/video/resume.ts';
import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '#lib/clock.ts';
import type { VideoAddress } from '#lib/links.ts';
import type { SaveSpec } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { preloadPlayer } from '#parts/Player.tsx';
import type { PlayerHandle, PlayerSignal, PlayerSource } from '#parts/Player/player.types.ts';
import { renewingSource } from '#parts/Player/renewingSource.ts';
import { openVideo } from './openVideo.ts';
import { forgetIntent, isMeantToPlay } from './playIntent.ts';
import { seekParam } from './seekParam.ts';
import { useCountdown, type Countdown } from './useCountdown.ts';
import { useViewing } from './useViewing.ts';
import { videoQuery, type VideoPageData } from './videoQuery.ts';

export interface PlaybackProps {
  address: VideoAddress;
  page: VideoPageData;
  /** ?seek as in the address. */
  seek: string | undefined;
  hrefTo: (address: VideoAddress) => string;
}

/** Opens a stream whose addresses are signed again before they expire. */
const openVideoSpec: SaveSpec<VideoAddress, PlayerSource> = {
  send: async (address) => renewingSource(await openVideo(address), () => openVideo(address).catch(() => null), now),
};

/** The state of a video page's player, and its commands. */
export interface Playback {
  readonly source: PlayerSource | null;
  readonly startAt: number;
  readonly playNow: boolean;
  readonly failure: string | null;
  readonly refusedBy: string | null;
  /** The playhead in whole seconds. */
  readonly second: number;
  /** Whether something was played since the page was opened. */
  readonly hasPlayed: boolean;
  /** The farthest playhead of this page, seconds. */
  readonly watched: number;
  /** What the server counts as watched, over all devices, and whether that completes the video. */
  readonly saved: { readonly spans: readonly WatchedSpan[]; readonly completed: boolean };
  readonly countdown: Countdown;
  readonly handle: React.RefObject<PlayerHandle | null>;
  readonly onSignal: (signal: PlayerSignal) => void;
  readonly wantPlay: () => void;
  readonly retry: () => void;
  /** Jumps to a position and plays. */
  readonly jumpTo: (seconds: number) => void;
}

/** Runs the player: opens the stream, tracks and saves the playhead, and counts down to the next video. */
export function usePlayback({ address, page, seek, hrefTo }: PlaybackProps): Playback {
  const { video, progress, metering } = page;
  const handle = useRef<PlayerHandle>(null);
  const sought = seekParam(seek, video.duration);
  const [startAt, setStartAt] = useState(() => sought ?? resumeAt(page));
  const [playNow, setPlayNow] = useState(() => isMeantToPlay(address.videoContentId));
  const [second, setSecond] = useState(Math.floor(startAt));
  const [reached, setReached] = useState(0);
  const report = useViewing(page);
  const countdown = useCountdown({ page, hrefTo });
  const queryClient = useQueryClient();

  const stream = useSave(openVideoSpec);
  const source = stream.result ?? null;
  const open = (): void => {
    // a press while the stream is being opened does not open it again: the player would restart and stop
    stream.save(address, () => {
      // on a metered account the transcript opens with the stream (D16); if fetching it fails, the video plays without
      // it
      if (metering !== null && video.transcript.length === 0) {
        queryClient.query({ ...videoQuery(address), staleTime: 0 }).catch(() => undefined);
      }
    });
  };

  // a limited account uses a video only by pressing play; for everybody else the stream is opened at once (D16)
  const ready = useEffectEvent(() => {
    forgetIntent();
    if (metering === null || playNow) open();
    else preloadPlayer();
  });
  useEffect(() => {
    ready();
  }, []);
  const jump = useEffectEvent((seconds: number) => {
    handle.current?.seekTo(seconds, false);
  });
  useEffect(() => {
    if (sought !== null) jump(sought);
  }, [sought]);

  return {
    source,
    startAt,
    playNow,
    failure: stream.fault?.message ?? null,
    refusedBy: stream.fault?.code ?? null,
    second,
    hasPlayed: reached > 0,
    watched: Math.max(reached, progress.farthestWatchedTime),
    saved: { spans: page.watched, completed: progress.completed },
    countdown,
    handle,
    onSignal: (signal) => {
      report(signal);
      setSecond(Math.floor(signal.playhead));
      if (signal.type === 'time') setReached((before) => Math.max(before, signal.playhead));
      if (signal.type === 'ended') countdown.begin();
      if (signal.type === 'play') countdown.stop();
    },
    wantPlay: () => {
      setPlayNow(true);
      if (source === null) open();
      else handle.current?.play();
    },
    retry: () => {
      setStartAt(second);
      stream.reset();
      open();
    },
    jumpTo: (seconds) => {
      countdown.stop();
      if (source !== null && handle.current !== null) {
        handle.current.seekTo(seconds, true);
        return;
      }
      setStartAt(seconds);
      setPlayNow(true);
      open();
    },
  };
}

/** A complete video resumes where it was left; any other one goes to what was not watched (D87). */
function resumeAt({ progress, watched }: VideoPageData): number {
  return progress.completed ? progress.continueAtTime : resumeOf(progress, watched).at;
}
