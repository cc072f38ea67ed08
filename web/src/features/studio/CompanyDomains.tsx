import { proofFaultWords } from '@atrium/domain/company/domainProof.ts';
import { formatDay, formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { copyText } from '#parts/copyText.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { checkDomainSpec } from './companyDomainActs.ts';
import type { Company } from './companyQuery.ts';
import type { CompanyAsked } from './CompanyQuestion.tsx';
import page from './CompanyDomains.module.css';
import styles from './PersonPage.module.css';

type Domain = Company['domains'][number];

export interface CompanyDomainsProps {
  viewer: SignedIn;
  company: Company;
  /** Whether the reader may say that a domain is theirs, and take one away. */
  mayProve: boolean;
  /** Null for somebody who only reads. */
  onAsk: ((asked: CompanyAsked) => void) | null;
}

/** The domains of the addresses of its people, how each was proved, and what proves it (COM-01, D11). */
export const CompanyDomains = ({ viewer, company, mayProve, onAsk }: CompanyDomainsProps) => (
  <Section
    className={styles.section}
    title="Domains"
    action={
      onAsk === null ? null : (
        <Button
          size="s"
          variant="line"
          onClick={() => {
            onAsk({ what: 'domain' });
          }}
        >
          Add a domain
        </Button>
      )
    }
  >
    {company.domains.length === 0 ? (
      <p className={look.muted}>None yet. Sign-on and passes know its people by the domain of their addresses.</p>
    ) : (
      <ul className={page.list}>
        {company.domains.map((domain) => (
          <li key={domain.domain}>
            <OneDomain viewer={viewer} company={company} domain={domain} mayProve={mayProve} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const OneDomain = ({ viewer, company, domain, mayProve, onAsk }: CompanyDomainsProps & { domain: Domain }) => {
  const zone = useTimeZone(viewer.timeZone);
  const { busy, fault, save } = useSave(checkDomainSpec);
  const { domain: name, recordName, recordText, checkedAt, verifiedBy, verifiedAt } = domain;
  const isOpen = verifiedAt === null;
  // what the DNS has proved is looked at again, too
  const mayCheck = onAsk !== null && verifiedBy !== 'STAFF';
  const found = domain.fault === null ? null : proofFaultWords[domain.fault];
  const check = () => {
    save({ companyId: company.companyId, domain: name }, (looked) => {
      announce(looked.fault === null ? `${name} is proved.` : `${name}: ${proofFaultWords[looked.fault]}`);
    });
  };
  return (
    <div className={page.domain}>
      <p>
        <b>{name}</b>
        <small className={look.muted}>{proofOf(domain, zone)}</small>
        {domain.saidWhy === null ? null : <small className={look.muted}>“{domain.saidWhy}”</small>}
      </p>
      {isOpen && onAsk !== null ? (
        <dl className={page.record}>
          <RecordLine label="TXT record" text={recordName} of={name} />
          <RecordLine label="Text" text={recordText} of={name} />
        </dl>
      ) : null}
      {checkedAt === null || verifiedBy === 'STAFF' ? null : (
        <small className={domain.fault === null ? look.muted : page.fault}>
          {found} {isOpen || found === null ? '' : 'The domain stays proved.'} Looked{' '}
          {formatDayAndTime(Number(checkedAt), zone)}.
        </small>
      )}
      <FaultNote fault={fault} />
      {onAsk === null ? null : (
        <div className={page.acts}>
          {mayCheck ? (
            <Button size="s" variant="line" busy={busy} aria-label={`Check ${name} now`} onClick={check}>
              Check now
            </Button>
          ) : null}
          {mayProve && isOpen ? (
            <Button
              size="s"
              variant="bare"
              aria-label={`Say that ${name} is theirs`}
              onClick={() => {
                onAsk({ what: 'proveDomain', domain: name });
              }}
            >
              Say that it is theirs
            </Button>
          ) : null}
          {mayProve ? (
            <Button
              size="s"
              variant="bare"
              aria-label={`Remove ${name}`}
              onClick={() => {
                onAsk({ what: 'removeDomain', domain: name });
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
};

const RecordLine = ({ label, text, of }: { label: string; text: string; of: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <code>{text}</code>
      <Button
        size="s"
        variant="bare"
        aria-label={`Copy ${label === 'Text' ? 'the text' : 'the name'} of the record of ${of}`}
        onClick={() => {
          copyText(text, { copied: 'Copied', failed: "It couldn't be copied. Select it instead." });
        }}
      >
        Copy
      </Button>
    </dd>
  </>
);

function proofOf({ verifiedAt, verifiedBy, saidBy }: Domain, zone: string): string {
  if (verifiedAt === null) return 'Not proved: it counts as unknown';
  const day = formatDay(Number(verifiedAt), zone);
  if (verifiedBy === 'DNS') return `Proved by the DNS, ${day}`;
  return `Proved by ${saidBy ?? 'the team'}, ${day}`;
}
