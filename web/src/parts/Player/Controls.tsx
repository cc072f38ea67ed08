import { formatDuration } from '@atrium/domain/video/duration.ts';
import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import {
  IconBadgeCc,
  IconKeyboard,
  IconMaximize,
  IconMinimize,
  IconNote,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconTextCaption,
} from '@tabler/icons-react';
import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react';
import type { ReactNode } from 'react';
import { savePreferences, usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { look } from '#ui/look.ts';
import { CaptionSelect } from './CaptionSelect.tsx';
import type { PlayerChapter, PlayerMark, PlayerSource } from './player.types.ts';
import { captionsName } from './playerKeys.ts';
import { SeekBar } from './SeekBar.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';
import { StartOver } from './StartOver.tsx';
import { Volume } from './Volume.tsx';
import styles from './Controls.module.css';

export interface ControlsProps {
  chapters: readonly PlayerChapter[];
  duration: number;
  silent: boolean;
  watched: readonly WatchedSpan[];
  source: PlayerSource;
  status: ReactNode;
  marks: readonly PlayerMark[];
  onNote: ((act: 'note' | 'bookmark') => void) | undefined;
  onStartOver: (() => void) | undefined;
  onHelp: () => void;
}

/** The control bar below the picture: the seek bar with its chapters, and the buttons. */
export const Controls = (props: ControlsProps) => {
  const { chapters, duration, silent, watched, source, status, marks, onNote, onStartOver, onHelp } = props;
  const player = useMediaPlayer();
  const remote = useMediaRemote();
  const paused = useMediaState('paused');
  const visible = useMediaState('controlsVisible');
  const canFullscreen = useMediaState('canFullscreen');
  const fullscreen = useMediaState('fullscreen');
  const canFloat = useMediaState('canPictureInPicture');
  const { captions } = usePlayerPreferences();
  return (
    <div className={cx(styles.controls, paused ? styles.paused : !visible && styles.away)}>
      <SeekBar chapters={chapters} duration={duration} watched={watched} marks={marks} source={source} />
      <div className={styles.row}>
        <IconButton
          label={paused ? 'Play' : 'Pause'}
          onClick={(event) => {
            if (paused) remote.play(event.nativeEvent);
            else remote.pause(event.nativeEvent);
          }}
        >
          {paused ? <IconPlayerPlayFilled aria-hidden="true" /> : <IconPlayerPauseFilled aria-hidden="true" />}
        </IconButton>
        {onStartOver ? <StartOver className={styles.startOver} onPress={onStartOver} /> : null}
        {silent ? null : <Volume />}
        <Clock duration={duration} />
        <span className={styles.status}>{status}</span>
        {silent ? <span className={cx(styles.status, styles.wide)}>Read, not spoken</span> : null}
        <span className={styles.gap} />
        {onNote ? (
          <IconButton
            className={styles.wide}
            label="Write a note"
            onClick={() => {
              onNote('note');
            }}
          >
            <IconNote aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton
          label={captionsName(silent)}
          pressed={captions}
          onClick={() => {
            savePreferences({ captions: !captions });
          }}
        >
          {silent ? <IconTextCaption aria-hidden="true" /> : <IconBadgeCc aria-hidden="true" />}
        </IconButton>
        <CaptionSelect name={captionsName(silent)} />
        <SpeedSelect />
        {canFloat ? (
          <IconButton
            className={styles.wide}
            label="Picture in picture"
            onClick={(event) => {
              remote.togglePictureInPicture(event.nativeEvent);
            }}
          >
            <IconPictureInPicture aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton className={styles.wide} label="Keyboard shortcuts" aria-haspopup="dialog" onClick={onHelp}>
          <IconKeyboard aria-hidden="true" />
        </IconButton>
        {canFullscreen ? (
          <IconButton
            label={fullscreen ? 'Exit full screen' : 'Full screen'}
            onClick={() => {
              void (fullscreen ? player?.exitFullscreen() : player?.enterFullscreen())?.catch(() => undefined);
            }}
          >
            {fullscreen ? <IconMinimize aria-hidden="true" /> : <IconMaximize aria-hidden="true" />}
          </IconButton>
        ) : null}
      </div>
    </div>
  );
};

const Clock = ({ duration }: { duration: number }) => {
  const time = useMediaState('currentTime');
  const mediaDuration = useMediaState('duration');
  return (
    <span className={cx(styles.clock, look.num)}>
      {formatDuration(time)}
      <span className={styles.length}> / {formatDuration(mediaDuration > 0 ? mediaDuration : duration)}</span>
    </span>
  );
};
