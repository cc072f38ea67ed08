import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '#lib/clock.ts';
import type { VideoPlace } from '#lib/links.ts';
import { preloadPlayer } from '#parts/Player.tsx';
import type { PlayerHandle, PlayerSignal, PlayerSource } from '#parts/Player/player.types.ts';
import { openVideo } from './openVideo.ts';
import { forgetIntent, isMeantToPlay } from './playIntent.ts';
import { renewingSource } from './renewingSource.ts';
import { seekParam } from './seekParam.ts';
import { useCountdown, type Countdown } from './useCountdown.ts';
import { useViewing } from './useViewing.ts';
import { videoQuery, type VideoPageData } from './videoQuery.ts';

export interface StageProps {
  place: VideoPlace;
  page: VideoPageData;
  /** ?seek as it stands in the address. */
  seek: string | undefined;
  hrefTo: (place: VideoPlace) => string;
}

/** The state of a video page's player, and its commands. */
export interface Stage {
  readonly source: PlayerSource | null;
  readonly startAt: number;
  readonly playNow: boolean;
  readonly failure: string | null;
  readonly refusedBy: string | null;
  /** The playhead in whole seconds. */
  readonly second: number;
  /** The farthest playhead of this page, seconds. */
  readonly watched: number;
  readonly countdown: Countdown;
  readonly handle: React.RefObject<PlayerHandle | null>;
  readonly onSignal: (signal: PlayerSignal) => void;
  readonly wantPlay: () => void;
  readonly retry: () => void;
  /** Jumps to a position and plays. */
  readonly jumpTo: (seconds: number) => void;
}

/** Runs the player: opens the stream, tracks and saves the playhead, and counts down to the next video. */
export function useStage({ place, page, seek, hrefTo }: StageProps): Stage {
  const { video, progress, metering } = page;
  const handle = useRef<PlayerHandle>(null);
  const sought = seekParam(seek, video.duration);
  const [startAt, setStartAt] = useState(sought ?? progress.continueAtTime);
  const [playNow, setPlayNow] = useState(() => isMeantToPlay(place.videoContentId));
  const [opened, setOpened] = useState(nothing);
  const [second, setSecond] = useState(Math.floor(startAt));
  const [watched, setWatched] = useState(progress.farthestWatchedTime);
  const report = useViewing(page);
  const countdown = useCountdown({ page, hrefTo });
  const queryClient = useQueryClient();

  // a press while the stream is being opened must not open it again: the player would restart and stop
  const opening = useRef(false);
  const open = (): void => {
    if (opening.current) return;
    opening.current = true;
    void openStream(place).then((stream) => {
      opening.current = false;
      setOpened(stream);
      // on a metered account the transcript opens with the stream (D16); if fetching it fails, the video plays without
      // it
      if (metering !== null && stream.source !== null && video.transcript.length === 0) {
        queryClient.query({ ...videoQuery(place), staleTime: 0 }).catch(() => undefined);
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
    source: opened.source,
    startAt,
    playNow,
    failure: opened.failure,
    refusedBy: opened.code,
    second,
    watched,
    countdown,
    handle,
    onSignal: (signal) => {
      report(signal);
      setSecond(Math.floor(signal.position));
      if (signal.type === 'time') setWatched((before) => Math.max(before, signal.position));
      if (signal.type === 'ended') countdown.begin();
      if (signal.type === 'play') countdown.stop();
    },
    wantPlay: () => {
      setPlayNow(true);
      if (opened.source === null) open();
      else handle.current?.play();
    },
    retry: () => {
      setStartAt(second);
      setOpened(nothing);
      open();
    },
    jumpTo: (seconds) => {
      countdown.stop();
      if (opened.source !== null && handle.current !== null) {
        handle.current.seekTo(seconds, true);
        return;
      }
      setStartAt(seconds);
      setPlayNow(true);
      open();
    },
  };
}

interface Stream {
  readonly source: PlayerSource | null;
  readonly failure: string | null;
  readonly code: string | null;
}

const nothing: Stream = { source: null, failure: null, code: null };

async function openStream(place: VideoPlace): Promise<Stream> {
  const answer = await openVideo(place);
  if (answer.kind === 'failed') return { source: null, failure: answer.message, code: answer.code };
  const renew = async () => {
    const again = await openVideo(place);
    return again.kind === 'open' ? again.ticket : null;
  };
  return { source: renewingSource(answer.ticket, renew, now), failure: null, code: null };
}
