import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { personPath } from '../peopleFilters.ts';
import { shortMoment } from '../studioDates.ts';
import type { DueCertificate } from './dueCalls.ts';
import styles from '../ListPage.module.css';

/** An act that is asked for, about one certificate of one person. */
export interface DueQuestion {
  readonly what: 'hold' | 'release' | 'issue';
  readonly certificate: DueCertificate;
}

export interface DueTableProps {
  viewer: SignedIn;
  certificates: readonly DueCertificate[];
  onAsk: (asked: DueQuestion) => void;
}

/** A row for each: who, which certificate, since when it is earned, and what will happen. */
export const DueTable = ({ viewer, certificates, onAsk }: DueTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const mayOpen = staffReach(viewer.staff, 'person.read') !== null;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Certificates due</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Certificate</th>
          <th scope="col">Earned</th>
          <th scope="col">What happens</th>
          <td>
            <VisuallyHidden>Acts</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {certificates.map((certificate) => {
          const { userId, certificateId, displayName, email, companyName, title, heldReason } = certificate;
          const of = `${title}, ${displayName}`;
          return (
            <tr key={`${userId}/${certificateId}`}>
              <th scope="row">
                {mayOpen ? <Link href={personPath(userId)}>{displayName}</Link> : displayName}
                <small className={look.muted}>
                  {companyName}, {email}
                </small>
              </th>
              <td>{title}</td>
              <td data-label="Earned">{shortMoment(Number(certificate.eligibleAt), now, zone)}</td>
              <td className={certificate.isEarned ? styles.edited : styles.danger}>
                {whatHappens(certificate, (at) => formatDayAndTime(at, zone))}
              </td>
              <td className={styles.acts}>
                <span className={styles.both}>
                  <Button
                    size="s"
                    variant="line"
                    aria-label={`${heldReason === null ? 'Hold back' : 'Release'}: ${of}`}
                    onClick={() => {
                      onAsk({ what: heldReason === null ? 'hold' : 'release', certificate });
                    }}
                  >
                    {heldReason === null ? 'Hold back' : 'Release'}
                  </Button>
                  {certificate.isEarned ? (
                    <Button
                      size="s"
                      variant="line"
                      aria-label={`Issue now: ${of}`}
                      onClick={() => {
                        onAsk({ what: 'issue', certificate });
                      }}
                    >
                      Issue now
                    </Button>
                  ) : null}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** 'Issued Monday, December 7 at 3:00 PM', or why not. */
function whatHappens({ heldReason, isEarned, issuedAt }: DueCertificate, moment: (at: number) => string): string {
  if (heldReason !== null) return `Held back: “${heldReason}”`;
  if (!isEarned) return 'Not issued: its requirements are no longer met';
  return issuedAt === null ? 'Waits until somebody of the team issues it' : `Issued ${moment(Number(issuedAt))}`;
}
