import { longDay } from '@atrium/domain/longDate.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { Company, CompanyContract } from './companyQuery.ts';
import type { CompanyAsked } from './CompanyQuestion.tsx';
import { daysLeft, seatsOf, stateWords } from './contractWords.ts';
import styles from './CompanyPage.module.css';
import shared from './PersonPage.module.css';

export interface CompanyContractsProps {
  company: Company;
  /** yyyy-MM-dd where the company is. */
  today: string;
  /** Null for somebody who only reads. */
  onAsk: ((asked: CompanyAsked) => void) | null;
}

/** What a company has bought and will have; what has ended is folded away (COM-01). */
export const CompanyContracts = ({ company, today, onAsk }: CompanyContractsProps) => {
  const over = company.contracts.filter(({ state }) => state === 'ENDED');
  const open = company.contracts.filter(({ state }) => state !== 'ENDED').toReversed();
  const list = (contracts: readonly CompanyContract[]) => (
    <ul className={styles.contracts}>
      {contracts.map((contract) => (
        <li key={contract.contractId}>
          <Contract company={company} contract={contract} today={today} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section className={shared.section} title={open.length === 1 ? 'Contract' : 'Contracts'}>
      {company.contracts.length === 0 ? (
        <p className={look.muted}>None yet. Nobody has a seat before one begins.</p>
      ) : open.length === 0 ? (
        <p className={look.muted}>
          None is in force. Its administrators read the dashboard for 90 days after the last.
        </p>
      ) : (
        list(open)
      )}
      {over.length === 0 ? null : (
        <details className={styles.over} open={open.length === 0}>
          <summary>Before this: {over.length.toLocaleString('en-US')}</summary>
          {list(over)}
        </details>
      )}
    </Section>
  );
};

const Contract = ({
  company: { areas, contracts },
  contract,
  today,
  onAsk,
}: CompanyContractsProps & { contract: CompanyContract }) => {
  const { contractId, state, startsOn, endsOn, totalSeats, assignedSeats, usedSeats, overage, links } = contract;
  const nameOf = (id: string): string => areas.find(({ entitlementId }) => entitlementId === id)?.name ?? id;
  const term = `${longDay(startsOn)} to ${longDay(endsOn)}`;
  const left = daysLeft(contract, today);
  // of several contracts each button says which
  const which = contracts.length === 1 ? '' : `, ${term}`;
  return (
    <div className={styles.contract}>
      <div className={styles.top}>
        <h3>{term}</h3>
        <Tag weight={state === 'IN_FORCE' ? 'plain' : 'off'}>
          {left === null ? stateWords[state] : `In force, ${left.toLowerCase()}`}
        </Tag>
      </div>
      {state === 'ENDED' ? null : (
        <div className={styles.seats}>
          <p>
            <b className={styles.inUse}>{usedSeats.toLocaleString('en-US')}</b>{' '}
            <span className={look.muted}>{seatsOf(contract).replace(/^\S+ /, '')}</span>
          </p>
          <SunProgress
            value={totalSeats === 0 ? 0 : (assignedSeats / totalSeats) * 100}
            label={`Seats given, ${term}`}
            text={`${assignedSeats.toLocaleString('en-US')} of ${totalSeats.toLocaleString('en-US')} given`}
          />
        </div>
      )}
      <dl className={shared.facts}>
        <dt>Opens</dt>
        <dd>{contract.entitlementIds.map(nameOf).join(', ') || 'Nothing'}</dd>
        <dt>Seats</dt>
        <dd>
          {totalSeats.toLocaleString('en-US')}
          {overage ? ', and more where they are needed' : ', no more'}
        </dd>
        <dt>Links</dt>
        <dd>
          {links.length === 0
            ? 'None'
            : links.map(({ title, url }, index) => (
                <span key={url}>
                  {index === 0 ? '' : ', '}
                  <Link href={url}>{title}</Link>
                </span>
              ))}
        </dd>
        <dt>Id</dt>
        <dd>
          <code>{contractId}</code>
        </dd>
      </dl>
      {onAsk === null || state === 'ENDED' ? null : (
        <div className={styles.acts}>
          <Button
            size="s"
            variant="line"
            aria-label={`Change terms${which}`}
            onClick={() => {
              onAsk({ what: 'contract', contract });
            }}
          >
            Change terms
          </Button>
          <Button
            size="s"
            variant="bare"
            aria-label={`${state === 'TO_COME' ? 'Take away' : 'End contract'}${which}`}
            onClick={() => {
              onAsk({ what: 'end', contract });
            }}
          >
            {state === 'TO_COME' ? 'Take away' : 'End contract'}
          </Button>
        </div>
      )}
    </div>
  );
};
