import { containerProgress } from '@atrium/domain/learning/container.ts';
import { useNow } from '#lib/useNow.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { PieProgress } from '#ui/PieProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import { look } from '#ui/look.ts';
import { ContentItem } from './ContentItem.tsx';
import type { ContainerData, SessionPageData } from './sessionQuery.ts';
import styles from './TaskContainer.module.css';
import { dayLabel } from './weekdays.ts';

export interface TaskContainerProps {
  readonly container: ContainerData;
  readonly page: SessionPageData;
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
}

/** An expandable week or project; overdue when its day has passed (SSN-01, SSN-07, SSN-09). */
export const TaskContainer = ({ container, page, opened, onToggle }: TaskContainerProps) => {
  const groups = container.items.filter(({ type }) => type === 'VIDEO_GROUP');
  const { share, state, completedCount, videoCount } = containerProgress(
    {
      groups: groups.map(({ optional, videoPreviews }) => ({ optional, videos: videoPreviews })),
      dueAt: container.dueAt === null ? null : Number(container.dueAt),
    },
    page.sessionType === 'ON_DEMAND',
    useNow(),
  );
  const date = container.calendarDate === null ? null : new Date(Number(container.calendarDate));
  return (
    <Disclosure
      title={container.title}
      opened={opened}
      onToggle={onToggle}
      aside={
        <span className={styles.aside}>
          {date === null || Number.isNaN(date.getTime()) ? null : (
            <span className={styles.due}>
              {state === 'PENDING' ? <Tag weight="loud">Overdue</Tag> : null}
              Due {dayLabel(date, page.session.timeZone)}
            </span>
          )}
          {videoCount === 0 ? null : (
            <span className={styles.count}>
              <PieProgress percent={state === 'COMPLETED' ? 100 : Math.floor(share * 100)} />
              <span className={look.num}>
                {completedCount} of {videoCount}
              </span>
            </span>
          )}
        </span>
      }
    >
      <div className={styles.items}>
        {container.expandedPlaceholder === null ? null : <p className={look.muted}>{container.expandedPlaceholder}</p>}
        {container.items.map((item) => (
          <ContentItem key={item.sessionContentId} item={item} container={container} page={page} />
        ))}
      </div>
    </Disclosure>
  );
};
