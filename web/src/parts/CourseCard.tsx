import { IconBroadcast, IconCalendar, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Stars } from '#ui/Stars.tsx';
import { Tag, type TagWeight } from '#ui/Tag.tsx';
import { SaveButton } from './SaveButton.tsx';
import styles from './CourseCard.module.css';

export interface CardTag {
  label: string;
  weight: TagWeight;
  icon?: ReactNode;
  /** A dot instead of an icon: it is live now. */
  dot?: boolean | undefined;
}

/** Saves a course, or removes it from the saved ones. */
export type OnSaveCourse = (course: { courseId: string; title: string }, saved: boolean) => void;

export interface CourseCardProps {
  /** Absent: the card is no link. */
  href: string | undefined;
  coverUrl: string | null | undefined;
  title: string;
  tags?: readonly CardTag[] | undefined;
  /** 'Sprint' */
  kind: string;
  /** '2 weeks' */
  length?: string | null | undefined;
  /** The faculty, joined: 'Amara Okafor' */
  by?: string | null | undefined;
  /** 1 to 5; absent when nobody has rated yet */
  rating?: number | null | undefined;
  /** 'Next live Dec 2, 2026' */
  nextLive?: string | null | undefined;
  /** 'Available on demand' when true, 'Live sessions only' when false, nothing when absent */
  onDemand?: boolean | undefined;
  saved?: boolean | undefined;
  /** Absent: no save button. */
  onToggleSave?: (() => void) | undefined;
  /** Above the fold, so that its picture is loaded at once. */
  eager?: boolean | undefined;
  /** The level of the card's heading. */
  heading?: 'h2' | 'h3' | undefined;
  /** Below the facts: progress, a price. */
  foot?: ReactNode;
}

/** A course card: picture, then text. The whole card is one link; the save button is above it. */
export const CourseCard = (props: CourseCardProps) => {
  const { href, coverUrl, title, tags = [], kind, length, by, rating, nextLive, onDemand } = props;
  const { saved = false, onToggleSave, eager = false, heading: Heading = 'h3', foot } = props;
  return (
    <article className={look.card}>
      <Cover
        className={styles.cover}
        src={coverUrl}
        eager={eager}
        tags={
          tags.length > 0
            ? tags.map(({ label, ...look }) => (
                <Tag key={label} {...look}>
                  {label}
                </Tag>
              ))
            : null
        }
      />
      {onToggleSave ? <SaveButton className={styles.save} title={title} saved={saved} onToggle={onToggleSave} /> : null}
      <p className={look.dotted}>
        <span>{kind}</span>
        {length ? <span>{length}</span> : null}
      </p>
      <Heading className={look.cardTitle}>
        {href === undefined ? (
          title
        ) : (
          <Link className={look.cardLink} href={href}>
            {title}
          </Link>
        )}
      </Heading>
      {by ? <p className={cx(look.small, look.muted)}>{by}</p> : null}
      <div className={styles.facts}>
        {rating ? <Stars rating={rating} /> : null}
        {nextLive ? (
          <span className={styles.fact}>
            <IconCalendar aria-hidden="true" />
            {nextLive}
          </span>
        ) : null}
        {onDemand === undefined ? null : onDemand ? (
          <span className={styles.fact}>
            <IconPlayerPlay aria-hidden="true" />
            Available on demand
          </span>
        ) : (
          <span className={cx(styles.fact, look.quiet)}>
            <IconBroadcast aria-hidden="true" />
            Live sessions only
          </span>
        )}
        {foot}
      </div>
    </article>
  );
};
