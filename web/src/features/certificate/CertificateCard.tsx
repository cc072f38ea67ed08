import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { isLongTitle } from '@atrium/domain/certificate/credential.ts';
import { studyTimeLabel } from '@atrium/domain/certificate/studyTime.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { CertificateCardFragment } from '#lib/gql/graphql.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Medal } from './Medal.tsx';
import styles from './Certificates.module.css';

export interface CertificateCardProps {
  certificate: CertificateCardFragment;
  path: '/certificates/{certificateId}' | '/crash-courses/{certificateId}';
  eager?: boolean | undefined;
}

/** A certificate in a list: its badge, what it is, and how far the viewer is. The whole card is one link. */
export const CertificateCard = ({ certificate, path, eager }: CertificateCardProps) => {
  const { certificateId, title, badgeImageUrl, primaryColor, studyMinutes, meta, needed, done, percent, state } =
    certificate;
  const courses = needed === 1 ? '1 course' : `${String(needed)} courses`;
  return (
    <article className={styles.card}>
      <Medal src={badgeImageUrl} color={primaryColor} eager={eager} />
      <div>
        <p className={look.dotted}>
          <span>{courses}</span>
          {studyMinutes === null ? null : <span>{studyTimeLabel(studyMinutes)}</span>}
        </p>
        <h3 className={cx(isLongTitle(title) && styles.longTitle)}>
          <Link className={look.cardLink} href={fillPath(path, { certificateId })}>
            {title}
          </Link>
        </h3>
        <p className={cx(look.small, look.muted)}>{meta.bannerDescription}</p>
        {state === 'IN_PROGRESS' ? (
          <div>
            <SunProgress value={percent} label={`Progress of ${title}`} text={`${String(done)} of ${courses}`} />
            <span className={cx(look.small, look.muted)}>
              {done} of {needed}
            </span>
          </div>
        ) : (
          <CertificateTag certificate={certificate} />
        )}
      </div>
    </article>
  );
};

/** The state of a certificate that the viewer has earned, or had; nothing for others. */
export const CertificateTag = ({ certificate }: { certificate: CertificateCardFragment }) => {
  const { state, issuedAt, issuesAt } = certificate;
  if (state === 'ISSUED') {
    return (
      <Tag weight="in" icon={<IconRosetteDiscountCheckFilled aria-hidden="true" />}>
        {issuedAt === null ? 'Issued' : `Issued ${longDate(Number(issuedAt))}`}
      </Tag>
    );
  }
  if (state === 'MET') {
    return (
      <Tag weight="loud">{issuesAt === null ? 'Requirements met' : `Will be issued ${longDate(Number(issuesAt))}`}</Tag>
    );
  }
  return state === 'REVOKED' ? <Tag weight="off">Revoked</Tag> : null;
};
