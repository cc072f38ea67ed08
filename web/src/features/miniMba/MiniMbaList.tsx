import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { MiniMbasQuery } from '#lib/gql/graphql.ts';
import { site } from '#lib/site.ts';
import { CourseCard } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';

type MiniMba = NonNullable<MiniMbasQuery['getEntitledSessions']>[number];

/** The viewer's Mini-MBAs, or a message that theirs has not begun (MBA-01, MBA-02). */
export const MiniMbaList = ({ sessions }: { sessions: readonly MiniMba[] }) =>
  sessions.length === 0 ? (
    <Stack wrap>
      <PageHead title="You're enrolled in Mini-MBAs">
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
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day.format(startAt)} to ${day.format(endAt)}`;
}
