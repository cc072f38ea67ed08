import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { isStartingSoon } from '@atrium/domain/session/startingSoon.ts';
import { now } from '#lib/clock.ts';
import type { MiniMbasQuery } from '#lib/gql/graphql.ts';
import { site } from '#lib/site.ts';
import { CourseCard } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';

type MiniMba = NonNullable<MiniMbasQuery['getEntitledBootcampSessions']>[number];

export interface MiniMbaListProps {
  sessions: readonly MiniMba[];
  /** The names of the Mini-MBAs that the viewer is enrolled in, for when none is open yet. */
  labels: readonly string[];
}

/** The viewer's Mini-MBAs, or a message that theirs has not begun (MBA-01, MBA-02). */
export const MiniMbaList = ({ sessions, labels }: MiniMbaListProps) =>
  sessions.length === 0 ? (
    <Stack wrap>
      <PageHead
        title={`You're enrolled in ${labels.length === 0 ? 'Mini-MBAs' : new Intl.ListFormat('en-US').format(labels)}`}
        above={labels.some((label) => isStartingSoon(label, today())) ? 'Starting soon' : undefined}
      >
        Your session may not have started yet, or it may be offline. It opens here as soon as it&apos;s ready.
      </PageHead>
      <p>
        <a href={site.supportTicket}>Contact support</a>
      </p>
    </Stack>
  ) : (
    <Wrap>
      <PageHead title="Mini-MBAs" />
      <CourseGrid>
        {sessions.map(({ sessionId, title, subtitle, coverImageUrl, startAt, endAt }) => (
          <CourseCard
            key={sessionId}
            href={fillPath('/mini-mbas/{sessionId}', { sessionId })}
            coverUrl={coverImageUrl}
            title={title}
            heading="h2"
            kind={subtitle}
            nextLive={startAt === null || endAt === null ? null : span(Number(startAt), Number(endAt))}
          />
        ))}
      </CourseGrid>
    </Wrap>
  );

/** 'November 2, 2026 to December 4, 2026': long, in UTC (D30). */
function span(startAt: number, endAt: number): string {
  return `${longDate(startAt)} to ${longDate(endAt)}`;
}

/** '2026-11-22', the day in UTC by the server's clock. */
function today(): string {
  return new Date(now()).toISOString().slice(0, 10);
}
