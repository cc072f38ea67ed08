import { ActDialog } from '../ActDialog.tsx';
import { cancelMeetingAct, cancelSessionAct } from './dateActs.ts';
import { MailWords, useMailWords } from './MailWords.tsx';

export interface CancelDatesDialogProps {
  sessionId: string;
  /** Null: the whole session. */
  meetingNumber: number | null;
  /** Of the class or the session, as people know it. */
  title: string;
  onClose: () => void;
}

/** Cancels a class or a whole session, with what will happen, and the time to take it back (D96). */
export const CancelDatesDialog = ({ sessionId, meetingNumber, title, onClose }: CancelDatesDialogProps) => {
  const mail = useMailWords();
  const shared = {
    isTyping: mail.isTyping,
    wanting: mail.fault,
    takesAway: true,
    title: `Cancel ${title}?`,
    onClose,
    children: <MailWords mail={mail} />,
  };
  const isRight = mail.fault === undefined;
  const input = { sessionId, words: mail.settled };
  return meetingNumber === null ? (
    <ActDialog
      {...shared}
      act={cancelSessionAct}
      input={isRight ? input : null}
      confirm="Cancel the session"
      dismiss="Keep the session"
    />
  ) : (
    <ActDialog
      {...shared}
      act={cancelMeetingAct}
      input={isRight ? { ...input, meetingNumber } : null}
      confirm="Cancel the class"
      dismiss="Keep the class"
    />
  );
};
