import { durationInWords } from '@atrium/domain/video/duration.ts';
import { Arch } from '#ui/Arch.tsx';
import house from '#ui/art/empty.svg';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/SectionHead.tsx';
import type { PassPreview } from './passQueries.ts';
import styles from './PreviewPage.module.css';

/** The other lessons of a pass, which open after the registration. */
export const Lessons = ({ items }: { items: readonly NonNullable<PassPreview['content']>[number][] }) => (
  <Wrap>
    <Section title="Included lessons">
      <ul className={styles.lessons}>
        {items.map(({ title, videoThumbnail, duration, video }) => (
          <li key={video.videoId} className={styles.lesson}>
            <Picture src={videoThumbnail} instead={house} width={320} height={180} />
            <p>
              <b>{title}</b>
              <br />
              <span className={cx(look.small, look.muted)}>{durationInWords(duration)}, available after you join</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  </Wrap>
);

type TestimonialProps = NonNullable<PassPreview['meta']['testimonial']>;

export const Testimonial = ({ text, name, job, image }: TestimonialProps) => (
  <Wrap as="section" section aria-label="What a member says">
    <figure className={styles.testimonial}>
      {image === null ? null : <Arch src={image} className={styles.face} />}
      <div>
        <blockquote className={look.flared}>{text}</blockquote>
        <figcaption>
          <b>{name}</b>
          {job === null ? null : (
            <>
              <br />
              <span className={cx(look.small, look.muted)}>{job}</span>
            </>
          )}
        </figcaption>
      </div>
    </figure>
  </Wrap>
);
