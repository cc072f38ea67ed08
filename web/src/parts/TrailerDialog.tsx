import { useRef, useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { Player } from './Player.tsx';
import type { PlayerHandle } from './Player/player.types.ts';

export interface TrailerDialogProps {
  trailer: {
    readonly title: string;
    readonly thumbnailUrl: string;
    /** Seconds. */
    readonly duration: number;
    readonly isSilent: boolean;
    readonly manifestUrl: string;
  };
  onClose: () => void;
  /** Fetches the trailer again: its signed address expires. */
  onRetry: () => void;
}

/** Plays the trailer at once, in a dialog. */
export const TrailerDialog = ({ trailer, onClose, onRetry }: TrailerDialogProps) => {
  const handle = useRef<PlayerHandle>(null);
  const [failed, setFailed] = useState(false);
  return (
    <Dialog opened onClose={onClose} title={trailer.title} size="l">
      <Player
        title={trailer.title}
        posterUrl={trailer.thumbnailUrl}
        duration={trailer.duration}
        silent={trailer.isSilent}
        chapters={[]}
        source={failed ? null : { manifestUrl: trailer.manifestUrl }}
        startAt={0}
        playNow
        onPlayWanted={() => {
          setFailed(false);
        }}
        failure={failed ? 'The trailer could not be played.' : null}
        onRetry={() => {
          setFailed(false);
          onRetry();
        }}
        onSignal={({ type }) => {
          if (type === 'error') setFailed(true);
        }}
        handle={handle}
      />
    </Dialog>
  );
};
