import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { cityOf } from '@atrium/domain/timeZone.ts';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { companyPath } from './companyFilters.ts';
import { peoplePath } from './peopleFilters.ts';
import type { Person } from './personQuery.ts';
import { tierOf } from './personWords.ts';
import { shortMoment } from './studioDates.ts';
import styles from './PersonPage.module.css';

export interface PersonSideProps {
  viewer: SignedIn;
  person: Person;
}

/** What is known of a person, in a few lines (PEO-01). */
export const PersonFacts = ({ viewer, person }: PersonSideProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const { accountType, tierChangedAt, company, devices, privacy, providerNames } = person;
  const moment = (at: string) => shortMoment(Number(at), now, zone);
  const signIns = (devices ?? []).reduce((sum, device) => sum + device.signIns, 0);
  return (
    <Section className={styles.section} title="Facts">
      <dl className={styles.facts}>
        <dt>Tier</dt>
        <dd>
          {tierOf(accountType)}
          {tierChangedAt === null ? null : ` since ${formatDay(Number(tierChangedAt), zone)}`}
        </dd>
        <dt>Company</dt>
        <dd>
          {company === null ? (
            'None'
          ) : (
            <Link
              href={
                staffReach(viewer.staff, 'company.read') === null
                  ? peoplePath({ text: '', view: 'ALL', companyId: company.companyId })
                  : companyPath(company.companyId)
              }
            >
              {company.name}
            </Link>
          )}
        </dd>
        <dt>Joined</dt>
        <dd>{formatDay(Number(person.registeredAt), zone)}</dd>
        {devices === null ? null : (
          <>
            <dt>Signed in</dt>
            <dd>
              {signIns === 0
                ? 'Nowhere now'
                : devices.map(({ device, lastUsedAt }) => (
                    <span key={device} className={styles.line}>
                      {device}, {moment(lastUsedAt)}
                    </span>
                  ))}
              {person.lastSignInAt === null ? null : (
                <span className={styles.line}>Last sign-in {moment(person.lastSignInAt)}</span>
              )}
            </dd>
          </>
        )}
        {providerNames === null || providerNames === 0 ? null : (
          <>
            <dt>Provider</dt>
            <dd>Known to the provider of {company?.name ?? 'the company'}</dd>
          </>
        )}
        <dt>Zone</dt>
        <dd>{cityOf(person.timeZone) ?? person.timeZone}</dd>
        <dt>Directory</dt>
        <dd>{person.isListed ? 'Listed' : 'Not listed'}</dd>
        {privacy === null ? null : (
          <>
            <dt>Data</dt>
            <dd>
              {privacy.erasure === null
                ? 'No erasure asked for'
                : `Erased on ${formatDay(Number(privacy.erasure.dueAt), zone)}, asked for ${moment(privacy.erasure.requestedAt)}`}
              {privacy.copies.map(({ requestedAt, readyAt }) => (
                <span key={requestedAt} className={styles.line}>
                  Copy of {moment(requestedAt)}, {readyAt === null ? 'being made' : 'ready'}
                </span>
              ))}
            </dd>
          </>
        )}
        <dt>Id</dt>
        <dd>
          <code>{person.userId}</code>
        </dd>
      </dl>
    </Section>
  );
};
