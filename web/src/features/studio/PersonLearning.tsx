import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { upperFirst } from '@atrium/domain/upperFirst.ts';
import { formatDay } from '#lib/dates.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Person, PersonCertificate } from './personQuery.ts';
import { runPath } from './run/runPath.ts';
import list from './ListPage.module.css';
import styles from './PersonPage.module.css';

/** An act on a certificate that is asked for. */
export interface CertificateQuestion {
  readonly what: 'issue' | 'revoke';
  readonly certificate: PersonCertificate;
}

export interface PersonLearningProps {
  viewer: SignedIn;
  person: Person;
  /** Null for somebody who may issue none. */
  onAsk: ((asked: CertificateQuestion) => void) | null;
}

/**
 * The sessions of a person with how far they are, each with the page on which that is changed, and the certificates
 * that they work for or have (PEO-01).
 */
export const PersonLearning = ({ viewer, person, onAsk }: PersonLearningProps) => {
  const { sessions, certificates, timeZone, firstName } = person;
  const day = (at: string) => formatDay(Number(at), timeZone);
  const readsSessions = staffReach(viewer.staff, 'enrollment.read') === 'all';
  return (
    <>
      <Section className={styles.section} title="Learning" count={sessions.length}>
        {sessions.length === 0 ? (
          <p className={look.muted}>{firstName} is enrolled in nothing.</p>
        ) : (
          <table className={list.table}>
            <caption>
              <VisuallyHidden>Sessions</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Session</th>
                <th scope="col">Since</th>
                <th scope="col">How far</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <tr key={session.sessionId}>
                  <th scope="row">
                    {session.isLive && readsSessions ? (
                      <Link href={runPath(session.sessionId)}>{session.courseTitle}</Link>
                    ) : (
                      session.courseTitle
                    )}
                    <small className={look.muted}>{session.isLive ? session.title : 'On demand'}</small>
                  </th>
                  <td className={styles.span} data-label="Since">
                    {day(session.joinedAt)}
                  </td>
                  <td className={list.edited}>{progressWords(session, day)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      {certificates.length === 0 ? null : (
        <Section className={styles.section} title="Certificates" count={certificates.length}>
          <table className={list.table}>
            <caption>
              <VisuallyHidden>Certificates</VisuallyHidden>
            </caption>
            <tbody>
              {certificates.map((certificate) => (
                <tr key={certificate.certificateId}>
                  <th scope="row">{certificate.title}</th>
                  <td className={list.edited}>{certificateWords(certificate, day)}</td>
                  {onAsk === null ? null : (
                    <td className={list.acts}>
                      <CertificateAct certificate={certificate} onAsk={onAsk} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </>
  );
};

const isHeld = ({ credentialId, revokedAt }: PersonCertificate): boolean => credentialId !== null && revokedAt === null;

const CertificateAct = ({
  certificate,
  onAsk,
}: {
  certificate: PersonCertificate;
  onAsk: (asked: CertificateQuestion) => void;
}) => {
  const what = isHeld(certificate) ? 'revoke' : 'issue';
  return (
    <Button
      size="s"
      variant="line"
      aria-label={`${what === 'issue' ? 'Issue' : 'Revoke'} ${certificate.title}`}
      onClick={() => {
        onAsk({ what, certificate });
      }}
    >
      {what === 'issue' ? 'Issue' : 'Revoke'}
    </Button>
  );
};

function progressWords(
  { isWaitlisted, attendedAt, completedAt, filmsDone }: Person['sessions'][number],
  day: (at: string) => string,
): string {
  if (isWaitlisted) return 'Waits for a seat';
  const films = filmsDone === 0 ? [] : [`${counted(filmsDone, 'video')} watched`];
  const attended = attendedAt === null ? [] : [`attended ${day(attendedAt)}`];
  const done = completedAt === null ? [] : [`completed ${day(completedAt)}`];
  const words = [...films, ...attended, ...done].join(', ');
  return words === '' ? 'Not begun' : upperFirst(words);
}

function certificateWords(certificate: PersonCertificate, day: (at: string) => string): string {
  const { issuedAt, revokedAt, revokedReason, heldAt, heldReason, eligibleAt, registeredAt } = certificate;
  if (revokedAt !== null) return `Revoked ${day(revokedAt)}: “${revokedReason ?? ''}”`;
  if (issuedAt !== null) return `Issued ${day(issuedAt)}`;
  if (heldAt !== null) return `Held back since ${day(heldAt)}: “${heldReason ?? ''}”`;
  if (eligibleAt !== null) return `Earned ${day(eligibleAt)}, and not issued yet`;
  return registeredAt === null ? 'Not registered' : `Registered ${day(registeredAt)}`;
}
