import { studyTimeLabel } from '@atrium/domain/certificate/studyTime.ts';
import { containerProgress } from '@atrium/domain/learning/container.ts';
import { projectState } from '@atrium/domain/learning/project.ts';
import { IconCheck } from '@tabler/icons-react';
import { useNow } from '#lib/useNow.ts';
import { cx } from '#ui/cx.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { look } from '#ui/look.ts';
import { PieProgress } from '#ui/PieProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import { ContentItem } from './ContentItem.tsx';
import { ProjectAnswer } from './ProjectAnswer.tsx';
import type { ContainerData, SessionPageData } from './sessionQuery.ts';
import { dayLabel } from './weekdays.ts';
import styles from './TaskContainer.module.css';

export interface TaskContainerProps {
  readonly container: ContainerData;
  readonly page: SessionPageData;
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
}

/**
 * An expandable week or project; overdue when its day has passed (SSN-01, SSN-07, SSN-09). Nothing of a canceled
 * session is due.
 */
export const TaskContainer = ({ container, page, opened, onToggle }: TaskContainerProps) => {
  const now = useNow();
  const onDemand = page.sessionType === 'OnDemand';
  const dueAt = container.dueAt === null || page.session.cancelled ? null : Number(container.dueAt);
  const isProject = container.type === 'PROJECT_SUBMISSION';
  const groups = container.items.filter(({ type }) => type === 'VIDEO_GROUP');
  const { submission, project } = container;
  const { share, state, completedCount, videoCount } = containerProgress(
    {
      groups: groups.map(({ optional, videoPreviews }) => ({ optional, videos: videoPreviews })),
      dueAt,
    },
    onDemand,
    now,
  );
  const shown = isProject ? projectState({ submission, dueAt }, onDemand, now) : state;
  // it is due until the end of its day
  const date = dueAt === null ? null : new Date(dueAt - 1);
  return (
    <Disclosure
      id={container.sessionContentId}
      title={container.title}
      opened={opened}
      onToggle={onToggle}
      aside={
        <span className={styles.aside}>
          {date === null ? null : (
            <span className={styles.due}>
              {shown === 'PENDING' ? (
                <Tag weight="loud">{submission === 'RETURNED' ? 'Returned' : 'Overdue'}</Tag>
              ) : null}
              Due {dayLabel(date, page.session.timeZone)}
            </span>
          )}
          {isProject && shown === 'COMPLETED' ? (
            <Tag weight="plain" icon={<IconCheck aria-hidden="true" />}>
              {project?.state === 'REVIEWED' ? 'Reviewed' : 'Submitted'}
            </Tag>
          ) : null}
          {videoCount === 0 ? null : (
            <span className={styles.count}>
              <PieProgress percent={state === 'COMPLETED' ? 100 : Math.floor(share * 100)} />
              <span className={look.num}>
                {completedCount === 0 && share > 0
                  ? `${String(Math.floor(share * 100))}% watched`
                  : `${String(completedCount)} of ${String(videoCount)}`}
              </span>
            </span>
          )}
        </span>
      }
    >
      <div className={styles.items}>
        {container.expandedPlaceholder === null ? null : <p className={look.muted}>{container.expandedPlaceholder}</p>}
        {container.minutes === null ? null : (
          <p className={cx(look.small, look.muted)}>Allow {studyTimeLabel(container.minutes)} for this.</p>
        )}
        {project === null ? null : <ProjectAnswer project={project} timeZone={page.session.timeZone} />}
        {container.items.map((item) => (
          <ContentItem key={item.sessionContentId} item={item} container={container} page={page} />
        ))}
      </div>
    </Disclosure>
  );
};
