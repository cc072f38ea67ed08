import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { isStartingSoon } from '@atrium/domain/session/startingSoon.ts';
import { now } from '#lib/clock.ts';
import type { MiniMbasQuery } from '#lib/gql/graphql.ts';
import { site } from '#lib/site.ts';
import { CourseCard, type CardTag } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';
import styles from './MiniMbaList.module.css';

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
        title={<>You&apos;re enrolled in {labels.length === 0 ? 'Mini-MBAs' : <Names labels={labels} />}</>}
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
      <PageHead title="Mini-MBAs">Your programs, each with its classes and assignments.</PageHead>
      <CourseGrid>
        {sessions.map(({ sessionId, title, subtitle, coverImageUrl, startAt, endAt }) => (
          <CourseCard
            key={sessionId}
            href={fillPath('/mini-mbas/{sessionId}', { sessionId })}
            coverUrl={coverImageUrl}
            title={title}
            heading="h2"
            kind={subtitle}
            tags={startAt === null || endAt === null ? [] : [stateTag(Number(startAt), Number(endAt))]}
            nextLive={startAt === null || endAt === null ? null : span(Number(startAt), Number(endAt))}
          />
        ))}
      </CourseGrid>
    </Wrap>
  );

/** The names in one sentence; each breaks only where it is wider than the line, not at its hyphen. */
const Names = ({ labels }: { labels: readonly string[] }) =>
  new Intl.ListFormat('en-US').formatToParts(labels).map(({ type, value }, at) =>
    // the parts of one sentence have no id and never change their order
    type === 'element' ? (
      <span key={at} className={styles.name}>
        {value}
      </span>
    ) : (
      value
    ),
  );

function stateTag(startAt: number, endAt: number): CardTag {
  if (now() < startAt) return { label: 'Upcoming', weight: 'paper' };
  return now() < endAt ? { label: 'In progress', weight: 'in', dot: true } : { label: 'Finished', weight: 'paper' };
}

/** 'November 2, 2026 to December 4, 2026': long, in UTC (D30). */
function span(startAt: number, endAt: number): string {
  return `${longDate(startAt)} to ${longDate(endAt)}`;
}

/** '2026-11-22', the day in UTC by the server's clock. */
function today(): string {
  return new Date(now()).toISOString().slice(0, 10);
}
