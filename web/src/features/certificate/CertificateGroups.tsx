import { studyTimeLabel } from '@atrium/domain/certificate/studyTime.ts';
import { completedLabel } from '@atrium/domain/session/badge.ts';
import { joinsLive } from '@atrium/domain/session/callToAction.ts';
import { IconBroadcast, IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useViewer } from '#lib/viewer.ts';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { CertificateGroup } from './certificateQuery.ts';
import styles from './CertificateGroups.module.css';

/** The groups of courses of a certificate, and what the viewer has done of each (CRT-01). */
export const CertificateGroups = ({ groups }: { groups: readonly CertificateGroup[] }) => {
  const live = joinsLive(useViewer());
  return (
    <>
      {groups.map((group) => (
        <Section key={group.certificateGroupId} title={group.title} action={<GroupState group={group} />}>
          <p className={look.muted}>{group.description}</p>
          <ul className={styles.courses}>
            {group.courses.map((course) => (
              <li key={course.courseId}>
                <Cover src={course.coverImageUrl} ratio="4/3" />
                <div>
                  <h3>
                    {course.path === null ? (
                      course.title
                    ) : (
                      <Link className={look.cardLink} href={course.path}>
                        {course.title}
                      </Link>
                    )}
                  </h3>
                  <p className={cx(look.small, look.muted, look.dotted)}>
                    <span>{course.completionRequired ? 'Required' : 'Elective'}</span>
                    {course.studyMinutes === null ? null : <span>{studyTimeLabel(course.studyMinutes)}</span>}
                    {course.liveOnly ? (
                      <span>
                        <IconBroadcast aria-hidden="true" />
                        Live session
                      </span>
                    ) : null}
                    {course.path === null ? <span>Not part of your membership</span> : null}
                    {course.path !== null && course.liveOnly && !course.isDone && !live ? (
                      <span>Your plan doesn't include live sessions</span>
                    ) : null}
                  </p>
                </div>
                <span data-done={course.isDone}>
                  {course.isDone ? <IconCircleCheckFilled aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
                  <span>{stateOf(course, group)}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
};

/** What the viewer has done of a course; an elective that the group needs no more is optional. */
function stateOf(course: CertificateGroup['courses'][number], group: CertificateGroup): string {
  if (course.isDone) return completedLabel;
  if (course.isUnderWay) return 'In progress';
  return group.isMet && !course.completionRequired ? 'Optional' : 'To do';
}

const GroupState = ({ group }: { group: CertificateGroup }) => {
  const { isOpen, isMet, done, needed, numElectiveCourses, courses } = group;
  if (!isOpen && !isMet) {
    return (
      <Tag weight="off" icon={<IconLock aria-hidden="true" />}>
        Unlocks when everything else is complete
      </Tag>
    );
  }
  const electives = courses.filter((course) => !course.completionRequired).length;
  const choice = numElectiveCourses > 0 && electives > 0 ? `Choose ${String(numElectiveCourses)} · ` : '';
  return (
    <span className={cx(look.small, look.muted)}>
      {choice}
      {done} of {needed} done
    </span>
  );
};
