import { lastClaimBeforeStart } from '@atrium/domain/session/enrollment.ts';
import { day } from '@atrium/domain/time.ts';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import type { PersonOfSession, RunSession } from './runQueries.ts';
import { holdSeatAct, letSeatGoAct, moveWaitingAct, offerSeatAct, unenrollPersonAct } from './seatActs.ts';

/** What is asked before it is done to somebody of a session. */
export type SeatQuestion =
  | { readonly what: 'enroll' }
  | { readonly what: 'announce' }
  | { readonly what: 'unenroll' | 'offer' | 'hold' | 'letGo'; readonly person: PersonOfSession }
  | { readonly what: 'move'; readonly person: PersonOfSession; readonly rank: number };

const enrollDialog = lazyPart(
  () => import('../richForms.ts'),
  (file) => file.EnrollDialog,
);

export interface SeatDialogProps {
  viewer: SignedIn;
  session: RunSession;
  asked: SeatQuestion;
  onClose: () => void;
}

/** The question before an act on the seats of a session, with what will happen. */
export const SeatDialog = ({ viewer, session, asked, onClose }: SeatDialogProps) => {
  const { sessionId } = session;
  if (asked.what === 'announce') return <AnnounceDialog sessionId={sessionId} onClose={onClose} />;
  if (asked.what === 'enroll') return <Part of={enrollDialog} with={{ sessionId, onClose }} onMissing={onClose} />;
  const { userId, displayName: name, rank } = asked.person;
  const input = { sessionId, userId };
  switch (asked.what) {
    case 'unenroll':
      return (
        <ActDialog
          act={unenrollPersonAct}
          input={input}
          takesAway
          title={rank === null ? `Take ${name} out of this session?` : `Take ${name} off the waitlist?`}
          confirm={rank === null ? 'Take out' : 'Take off'}
          dismiss={rank === null ? 'Keep the seat' : 'Let them wait'}
          onClose={onClose}
        />
      );
    case 'offer':
      return (
        <ActDialog
          act={offerSeatAct}
          input={input}
          takesAway={false}
          title={`Offer ${name} a seat now?`}
          confirm="Offer it"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    case 'letGo':
      return (
        <ActDialog
          act={letSeatGoAct}
          input={input}
          takesAway
          title={`Let the seat go that is held for ${name}?`}
          confirm="Let it go"
          dismiss="Keep holding it"
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <ActDialog
          act={moveWaitingAct}
          input={{ ...input, rank: asked.rank }}
          takesAway
          title={asked.rank === 1 ? `Move ${name} to the front?` : `Move ${name} up one?`}
          confirm="Move up"
          dismiss="Leave the order"
          onClose={onClose}
        />
      );
    case 'hold':
      return <HoldDialog viewer={viewer} session={session} person={asked.person} onClose={onClose} />;
  }
};

interface HoldDialogProps extends Omit<SeatDialogProps, 'asked'> {
  person: PersonOfSession;
}

const HoldDialog = ({ viewer, session, person: { userId, displayName }, onClose }: HoldDialogProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  // for a day from when it is asked, and never into the last half hour
  const [until] = useState(() => Math.min(now + day, Number(session.startAt) - lastClaimBeforeStart));
  return (
    <ActDialog
      act={holdSeatAct}
      input={{ sessionId: session.sessionId, userId, until: String(until) }}
      takesAway={false}
      title={`Hold the seat for ${displayName} until ${formatMoment(until, zone)}?`}
      confirm="Hold it"
      dismiss="Leave it"
      onClose={onClose}
    />
  );
};
