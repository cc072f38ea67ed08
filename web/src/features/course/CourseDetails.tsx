import { onDemandLengthLabel } from '@atrium/domain/session/length.ts';
import { formatDuration } from '@atrium/domain/video/duration.ts';
import { IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { look } from '#ui/look.ts';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { hiddenLessons } from './courseFacts.ts';
import type { CourseDetail } from './courseQuery.ts';
import { sentence } from './sentence.ts';
import { syllabusLabel } from './syllabusLabel.ts';
import styles from './Course.module.css';

/** The course's own texts: takeaway, what is learned, for whom, and its outline. */
export const CourseDetails = ({ detail }: { detail: CourseDetail }) => {
  const { card, topTakeaway, whatYouWillLeaveWith, whoWillBenefit, outline, courseSyllabusUrl } = detail;
  const takeaway = useId();
  return (
    <>
      {topTakeaway === '' ? null : (
        <section className={styles.takeaway} aria-labelledby={takeaway}>
          <h2 id={takeaway}>Top takeaway</h2>
          <p className={look.flared}>{topTakeaway}</p>
        </section>
      )}
      {card.description === '' ? null : (
        <Part title="About this course">
          <p className={look.lede}>{card.description}</p>
        </Part>
      )}
      {whatYouWillLeaveWith.length > 0 ? (
        <Part title="What you'll learn">
          <ol className={styles.learn}>
            {whatYouWillLeaveWith.map((point) => (
              <Lesson key={point} point={point} />
            ))}
          </ol>
        </Part>
      ) : null}
      {whoWillBenefit.length > 0 ? (
        <Part title="Perfect for">
          <Ticks big>
            {whoWillBenefit.map((person) => (
              <Tick key={person}>{person}</Tick>
            ))}
          </Ticks>
        </Part>
      ) : null}
      {outline.length > 0 ? (
        <Part
          title="Syllabus"
          below={
            courseSyllabusUrl === null ? null : (
              <ButtonLink
                variant="line"
                size="s"
                icon={<IconFileText aria-hidden="true" />}
                href={courseSyllabusUrl}
                target="_blank"
              >
                {syllabusLabel(courseSyllabusUrl)}
              </ButtonLink>
            )
          }
        >
          <Outline outline={outline} hidden={hiddenLessons(detail)} />
        </Part>
      ) : null}
    </>
  );
};

/** Four columns for the heading, eight for the content. */
export const Part = ({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={cx(look.section, look.two)} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {below}
      </div>
      <div>{children}</div>
    </section>
  );
};

/**
 * 'Test before you buy: a one-week trial …' becomes a heading from the text before the colon; a plain point is one
 * line.
 */
const Lesson = ({ point }: { point: string }) => {
  const [head = point, ...rest] = point.split(': ');
  return rest.length === 0 ? (
    <li>
      <p>{point}</p>
    </li>
  ) : (
    <li>
      <h3>{head}</h3>
      <p className={look.muted}>{sentence(rest.join(': '))}</p>
    </li>
  );
};

const Outline = ({ outline, hidden }: Pick<CourseDetail, 'outline'> & { hidden: number }) => (
  <div className={styles.outline}>
    {outline.map(({ groupId, title, description, videos }, at) => (
      <Disclosure
        key={groupId}
        title={title}
        aside={<span className={cx(look.small, look.muted)}>{sizeOf(videos)}</span>}
        opened={at === 0 ? true : undefined}
      >
        {description === '' ? null : <p className={cx(look.muted, styles.about)}>{description}</p>}
        <Ticks>
          {videos.map((video) => (
            <Tick key={video.videoId} icon={<IconPlayerPlay aria-hidden="true" />}>
              <span className={styles.lesson}>
                {video.title}
                <span className={cx(look.small, look.quiet, look.num)}>{formatDuration(video.duration)}</span>
              </span>
            </Tick>
          ))}
        </Ticks>
      </Disclosure>
    ))}
    {hidden === 0 ? null : (
      <p
        className={cx(look.small, look.muted, styles.hidden)}
      >{`${String(hidden)} more ${hidden === 1 ? 'lesson' : 'lessons'} in the course.`}</p>
    )}
  </div>
);

function sizeOf(videos: readonly { readonly duration: number }[]): string {
  const minutes = Math.round(videos.reduce((sum, { duration }) => sum + duration, 0) / 60);
  return [lessonsLabel(videos.length), onDemandLengthLabel(minutes)].filter((part) => part !== null).join(', ');
}

function lessonsLabel(count: number): string {
  return `${String(count)} ${count === 1 ? 'lesson' : 'lessons'}`;
}
