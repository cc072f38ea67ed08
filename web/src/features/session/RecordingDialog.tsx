import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { Player } from '#parts/Player.tsx';
import type { PlayerHandle } from '#parts/Player/player.types.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { openRecordingSpec } from './openRecording.ts';

export interface RecordingDialogProps {
  sessionId: string;
  meetingNumber: number;
  onClose: () => void;
}

/** Plays the recording of a class that is a film of ours (D85). */
export const RecordingDialog = ({ sessionId, meetingNumber, onClose }: RecordingDialogProps) => {
  const handle = useRef<PlayerHandle>(null);
  const [failed, setFailed] = useState(false);
  const { fault, result, save } = useSave(openRecordingSpec);
  const begin = useEffectEvent(() => {
    save({ sessionId, meetingNumber });
  });
  useEffect(() => {
    begin();
  }, [sessionId, meetingNumber]);
  const again = () => {
    setFailed(false);
    save({ sessionId, meetingNumber });
  };
  const failure = fault?.message ?? (failed ? "The recording couldn't be played." : null);
  return (
    <Dialog opened onClose={onClose} title={result?.title ?? 'Recording'} size="l">
      <Player
        key={result === undefined ? 'waiting' : 'opened'}
        title={result?.title ?? 'Recording'}
        posterUrl={result?.posterUrl ?? ''}
        duration={result?.duration ?? 0}
        silent={false}
        chapters={[]}
        source={failure === null ? (result?.source ?? null) : null}
        startAt={0}
        playNow
        onPlayWanted={again}
        failure={failure}
        onRetry={again}
        onSignal={({ type }) => {
          if (type === 'error') setFailed(true);
        }}
        handle={handle}
      />
    </Dialog>
  );
};
