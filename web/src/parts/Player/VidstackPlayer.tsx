import { isHLSProvider, MediaPlayer, MediaProvider, type MediaPlayerInstance } from '@vidstack/react';
import Hls from 'hls.js';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { savePreferences, usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { BigPlay } from './BigPlay.tsx';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import { hlsConfig } from './hlsConfig.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { fetchAhead, forgetWhenGone, isWaiting, leaveStreamToHls } from './mendVidstack.ts';
import { PictureArea } from './PictureArea.tsx';
import type { PlayerProps, PlayerSignal, PlayerSource } from './player.types.ts';
import { Trouble } from './Trouble.tsx';
import { usePlayerKeys } from './usePlayerKeys.ts';
import styles from './Player.module.css';

type EngineProps = PlayerProps & { readonly source: PlayerSource };

/** The player: Vidstack with our own copy of hls.js and our own control bar. */
const VidstackPlayer = (props: EngineProps) => {
  const { source, title, silent, startAt, playNow, onSignal, onPlayWanted, failure, onRetry, handle } = props;
  const player = useRef<MediaPlayerInstance>(null);
  /** Where a press leads that came before the stream could be played. */
  const wanted = useRef<{ readonly seconds: number; readonly thenPlay: boolean } | null>(null);
  const preferences = usePlayerPreferences();
  const [broken, setBroken] = useState(false);
  const [started, setStarted] = useState(false);
  const [help, setHelp] = useState(false);
  const [mounted, setMounted] = useState(false);
  const [silentStart] = useState({ rate: preferences.rate, volume: preferences.volume, muted: preferences.muted });

  const signal = (type: PlayerSignal['type']): void => {
    // while a stream is loading, the player may report only the duration loaded so far
    const { currentTime, duration } = player.current?.state ?? { currentTime: 0, duration: 0 };
    onSignal({ type, playhead: currentTime, duration: props.duration > 0 ? props.duration : duration });
  };
  const play = (): void => {
    // the browser blocked autoplay: the play button stays
    player.current?.play().catch(() => undefined);
  };
  const seekTo = (seconds: number, thenPlay: boolean): void => {
    if (!player.current?.state.canPlay) {
      wanted.current = { seconds, thenPlay };
      return;
    }
    player.current.currentTime = Math.min(Math.max(0, seconds), Math.max(0, player.current.state.duration - 0.1));
    if (thenPlay) play();
  };
  const mend = (): void => {
    setBroken(false);
    const provider = player.current?.provider ?? null;
    if (isHLSProvider(provider) && provider.instance?.levels.length) provider.instance.startLoad(-1);
    else onRetry();
  };
  useImperativeHandle(handle, () => ({
    seekTo: (seconds, thenPlay) => {
      seekTo(seconds, thenPlay);
      // a sentence of the transcript was chosen below it, on a phone
      if (thenPlay) player.current?.el?.scrollIntoView({ block: 'nearest' });
    },
    play,
    pause: () => void player.current?.pause().catch(() => undefined),
  }));
  usePlayerKeys(player, { preferences, silent, onNote: props.onNote }, () => {
    setHelp(true);
  });

  const playIfWanted = useEffectEvent(() => {
    if (playNow && player.current?.state.canPlay) play();
  });
  useEffect(() => {
    playIfWanted();
  }, [playNow]);
  const mendWhenBack = useEffectEvent(() => {
    if (broken) mend();
  });
  useEffect(() => {
    const back = (): void => {
      mendWhenBack();
    };
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
    };
  }, []);

  return (
    <MediaPlayer
      ref={player}
      className={styles.player}
      // its first rendering, meant for a server's, has a <source>, which a browser with native HLS starts to load too
      src={mounted ? { src: new URL(source.manifestUrl, location.href).href, type: 'application/x-mpegurl' } : ''}
      title={title}
      viewType="video"
      streamType="on-demand"
      playsInline
      load="eager"
      keyDisabled
      volume={silentStart.volume}
      muted={silent || silentStart.muted}
      playbackRate={silentStart.rate}
      onMediaPlayerConnect={() => {
        setMounted(true);
      }}
      onProviderLoaderChange={forgetWhenGone}
      onProviderChange={(provider) => {
        if (!isHLSProvider(provider)) return;
        // must be imported statically: a library that loads after its player was unmounted finds no element to attach
        // to
        provider.library = Hls;
        provider.config = hlsConfig(source, startAt);
        leaveStreamToHls(provider);
      }}
      onCanPlay={() => {
        const asked = wanted.current;
        wanted.current = null;
        const from = asked?.seconds ?? startAt;
        if ((asked !== null || startAt > 0) && player.current) player.current.currentTime = from;
        onSignal({ type: 'ready', playhead: from, duration: props.duration });
        if (playNow || asked?.thenPlay) play();
      }}
      onPlaying={() => {
        fetchAhead(player.current?.provider ?? null);
        setStarted(true);
        setBroken(false);
        signal('play');
      }}
      onTimeUpdate={() => {
        signal('time');
      }}
      onWaiting={() => {
        if (isWaiting(player.current)) signal('pause');
      }}
      onPause={() => {
        signal('pause');
      }}
      onSeeked={() => {
        signal('seeked');
      }}
      onEnded={() => {
        signal('ended');
      }}
      onError={() => {
        setBroken(true);
      }}
      onVolumeChange={({ volume, muted }) => {
        if (silent) return;
        if (volume !== preferences.volume || muted !== preferences.muted) savePreferences({ volume, muted });
      }}
    >
      <div className={styles.picture}>
        <MediaProvider className={styles.provider} />
        {started || props.posterUrl === '' ? null : <img className={styles.poster} src={props.posterUrl} alt="" />}
        <PictureArea />
        {props.cover ??
          (started || broken || failure !== null ? null : (
            <BigPlay
              busy={playNow}
              onPress={() => {
                onPlayWanted();
                play();
              }}
            />
          ))}
        <Trouble
          broken={broken}
          failure={failure}
          onStand={() => {
            signal('error');
          }}
          onRetry={mend}
        />
        <Controls
          chapters={props.chapters}
          duration={props.duration}
          silent={silent}
          watched={props.watched ?? []}
          source={source}
          status={props.status}
          marks={props.marks ?? []}
          onNote={props.onNote}
          onStartOver={props.onStartOver}
          onHelp={() => {
            setHelp(true);
          }}
        />
      </div>
      <Captions />
      <KeyHelp
        opened={help}
        silent={silent}
        notes={props.onNote !== undefined}
        onClose={() => {
          setHelp(false);
        }}
      />
    </MediaPlayer>
  );
};

export default VidstackPlayer;
