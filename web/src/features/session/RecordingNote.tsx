import { recordingNumberIn, recordingOf } from '@atrium/domain/session/recording.ts';
import { formatWeekday } from '#lib/dates.ts';
import { Link } from '#ui/Link.tsx';

interface RecordingNoteProps {
  readonly meeting: { readonly endAt: number; readonly recordingUrl: string | null };
  readonly now: number;
  readonly zone: string;
}

/** The recording of a class that is over: the link, until when it comes, or that there is none (D85). */
export const RecordingNote = ({ meeting, now, zone }: RecordingNoteProps) => {
  const recording = recordingOf(meeting, now);
  switch (recording?.state) {
    case undefined:
      return null;
    case 'READY':
      return <RecordingLink url={recording.url} />;
    case 'IN_PREPARATION':
      return <>Recording by {formatWeekday(recording.by, zone)}</>;
    case 'NOT_RECORDED':
      return <>Not recorded</>;
  }
};

/** A film of ours plays on this page, wherever the viewer has it; anything else opens beside it. */
const RecordingLink = ({ url }: { url: string }) => {
  const number = recordingNumberIn(url);
  const words = 'Watch the recording';
  if (number !== null) return <Link href={`${window.location.pathname}?recording=${String(number)}`}>{words}</Link>;
  return (
    <Link href={url} target="_blank" rel="noopener">
      {words}
    </Link>
  );
};
