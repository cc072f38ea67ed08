import { isJoinable } from '@atrium/domain/session/meetings.ts';
import { useNow } from '#lib/useNow.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { meetingsOf } from './lessonsOf.ts';
import type { SessionPageData } from './sessionQuery.ts';

/** The link into the live room, while it is open (D77). */
export const JoinRoom = ({ page }: { page: SessionPageData }) => {
  const now = useNow();
  const { eventLink } = page.session.sessionMeta;
  if (eventLink === null || !meetingsOf(page).some((meeting) => isJoinable(meeting, now))) return null;
  return (
    <ButtonLink
      variant="sun"
      href={eventLink}
      target="_blank"
      rel="noopener"
      data-live={`session/${page.session.sessionId}`}
    >
      Join the live room
    </ButtonLink>
  );
};
