import type { StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { zoneInWords } from '@atrium/domain/timeZone.ts';
import { IconX } from '@tabler/icons-react';
import { useNow } from '#lib/useNow.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import type { Company } from './companyQuery.ts';
import type { CompanyAsked } from './CompanyQuestion.tsx';
import { signOnOf } from './contractWords.ts';
import { peoplePath, personPath } from './peopleFilters.ts';
import page from './CompanyPage.module.css';
import styles from './PersonPage.module.css';

interface CompanyProps {
  company: Company;
}

/** What is known of a company, in a few lines (COM-01). */
export const CompanyFacts = ({
  company,
  onChange,
  mayRead,
}: CompanyProps & {
  /** Null for somebody who only reads. */
  onChange: (() => void) | null;
  mayRead: (operation: StaffOperation) => boolean;
}) => {
  const now = useNow();
  const people = company.people.toLocaleString('en-US');
  const members = peoplePath({ text: '', view: 'ALL', companyId: company.companyId });
  return (
    <Section
      className={styles.section}
      title="Facts"
      action={
        onChange === null ? null : (
          <Button size="s" variant="line" onClick={onChange}>
            Change
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <dt>People</dt>
        <dd>{mayRead('person.read') && company.people > 0 ? <Link href={members}>{people}</Link> : people}</dd>
        <dt>Zone</dt>
        <dd>{zoneInWords(company.timeZone, now)}</dd>
        <dt>Sign-on</dt>
        <dd>
          {signOnOf(company.signOn)}.{' '}
          <Link href={`/studio/company/${encodeURIComponent(company.companyId)}/sign-on`}>Open sign-on</Link>
        </dd>
        <dt>Directory</dt>
        <dd>{company.hideMemberProfile ? 'Its people are in none' : 'Shown to each other'}</dd>
        <dt>Tutor</dt>
        <dd>{company.enableProfAI && !company.disableAIFeatures ? 'Answers its people' : 'Off'}</dd>
        <dt>Success</dt>
        <dd>{company.successManagers.map(({ displayName }) => displayName).join(', ') || 'Nobody of its own'}</dd>
        <dt>Id</dt>
        <dd>
          <code>{company.companyId}</code>
        </dd>
      </dl>
    </Section>
  );
};

/** How a company looks to its own people. */
export const CompanyLook = ({
  company: { logoUrl, accentColor, name },
  onAsk,
}: CompanyProps & {
  /** Null for somebody who only reads. */
  onAsk: ((asked: CompanyAsked) => void) | null;
}) => (
  <Section
    className={styles.section}
    title="Look"
    action={
      onAsk === null ? null : (
        <Button
          size="s"
          variant="line"
          aria-label="Change the look"
          onClick={() => {
            onAsk({ what: 'brand' });
          }}
        >
          Change
        </Button>
      )
    }
  >
    <dl className={styles.facts}>
      <dt>Accent</dt>
      <dd>
        {accentColor === null ? (
          'That of the academy'
        ) : (
          <>
            <span className={page.swatch} style={{ background: accentColor }} aria-hidden="true" />{' '}
            <code>{accentColor}</code>
          </>
        )}
      </dd>
      <dt>Logo</dt>
      <dd>
        {logoUrl === null ? 'That of the academy' : <img className={page.logo} src={logoUrl} alt={`Logo of ${name}`} />}
      </dd>
    </dl>
  </Section>
);

/** Who opens the dashboard of a company and gives its seats. */
export const CompanyAdministrators = ({
  company: { administrators, contracts },
  mayOpen,
  onAsk,
}: CompanyProps & {
  /** Whether the reader opens pages of people. */
  mayOpen: boolean;
  /** Null for somebody who only reads. */
  onAsk: ((asked: CompanyAsked) => void) | null;
}) => (
  <Section
    className={styles.section}
    title="Administrators"
    action={
      onAsk === null ? null : (
        <Button
          size="s"
          variant="line"
          blockedBy={contracts.length === 0 ? 'Add a contract first.' : undefined}
          onClick={() => {
            onAsk({ what: 'administrator' });
          }}
        >
          Add
        </Button>
      )
    }
  >
    {administrators.length === 0 ? (
      <p className={look.muted}>Nobody yet sees its dashboard and gives its seats.</p>
    ) : (
      <ul className={styles.lines}>
        {administrators.map((administrator) => (
          <li key={administrator.userId} className={page.named}>
            <span>
              {mayOpen ? (
                <Link href={personPath(administrator.userId)}>{administrator.displayName}</Link>
              ) : (
                administrator.displayName
              )}
              <small className={look.muted}>{administrator.email}</small>
            </span>
            {onAsk === null ? null : (
              <IconButton
                label={`Remove ${administrator.displayName}`}
                size="s"
                onClick={() => {
                  onAsk({ what: 'remove', administrator });
                }}
              >
                <IconX aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
