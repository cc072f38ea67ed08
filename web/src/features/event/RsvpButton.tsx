import { refuseRsvp } from '@atrium/domain/event/attendance.ts';
import { useState } from 'react';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { toAnsweredEvent } from '#parts/facts/eventFacts.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { eventWhen } from './eventWhen.ts';

const rsvpDialog = lazyPart(
  () => import('./RsvpDialog.tsx'),
  (file) => file.RsvpDialog,
);

/** 'RSVP to Event' or 'Cancel RSVP' beside an event of a list; nothing where it cannot be answered (EVT-03, EVT-11). */
export const RsvpButton = ({ event }: { event: EventCardFieldsFragment }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const { attending, title } = event;
  const facts = toAnsweredEvent(event);
  const close = () => {
    setAsking(false);
  };
  if (refuseRsvp(facts, attending ? 'DELETED' : 'ACTIVE', now) !== null) return null;
  const label = attending ? 'Cancel RSVP' : 'RSVP to Event';
  return (
    <>
      <Button
        variant={attending ? 'line' : 'solid'}
        size="s"
        className={look.noPrint}
        aria-label={`${label}: ${title}`}
        aria-haspopup="dialog"
        onPointerEnter={rsvpDialog.preload}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asking ? (
        <Part of={rsvpDialog} with={{ event, when: eventWhen(facts, zone), onClose: close }} onMissing={close} />
      ) : null}
    </>
  );
};
