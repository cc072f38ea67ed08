import { staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { cityOf } from '@atrium/domain/timeZone.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import { IconFilePlus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { CompanyLogo } from '#parts/CompanyLogo.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { CompanyContracts } from './CompanyContracts.tsx';
import { CompanyDomains } from './CompanyDomains.tsx';
import { CompanyPasses } from './CompanyPasses.tsx';
import { companyQuery, type Company } from './companyQuery.ts';
import { CompanyQuestion, type CompanyAsked } from './CompanyQuestion.tsx';
import { CompanyAdministrators, CompanyFacts, CompanyLook } from './CompanySide.tsx';
import { daysLeft, seatsOf, stateOf } from './contractWords.ts';
import { usePageActs } from './pageActs.ts';
import { StudioBar } from './StudioBar.tsx';
import styles from './CompanyPage.module.css';
import shared from './PersonPage.module.css';

export interface CompanyPageProps {
  viewer: SignedIn;
  companyId: string;
}

/** A company: what it bought, who is in its seats, its domains and who administers it (COM-01). */
export const CompanyPage = ({ viewer, companyId }: CompanyPageProps) => (
  <PageAnswer of={companyQuery(companyId)}>{(company) => <CompanyView viewer={viewer} company={company} />}</PageAnswer>
);

const CompanyView = ({ viewer, company }: { viewer: SignedIn; company: Company }) => {
  const [asked, setAsked] = useState<CompanyAsked | null>(null);
  const today = zoneClock(company.timeZone).dayAt(useNow());
  const may = (operation: StaffOperation): boolean => staffReach(viewer.staff, operation) !== null;
  const { companyId, name, contract, contracts } = company;
  const mayContract = may('contract.write');
  const add = () => {
    setAsked({ what: 'contract', contract: null });
  };
  const change = () => {
    setAsked({ what: 'facts' });
  };
  const addLabel = contracts.length === 0 ? 'Add a contract' : 'Renew or add seats';
  usePageActs([
    ...(mayContract ? [{ label: addLabel, icon: IconFilePlus, run: add }] : []),
    ...(may('company.write') ? [{ label: 'Change the facts', icon: IconPencil, run: change }] : []),
  ]);
  const left = daysLeft(contract, today);
  const dashboard = `/organization/${encodeURIComponent(companyId)}`;
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Companies', href: '/studio/companies' }, { label: name }]}
        acts={
          contract === null || contract.state === 'TO_COME' ? null : (
            <ButtonLink size="s" variant="line" href={dashboard}>
              Their dashboard
            </ButtonLink>
          )
        }
      >
        <Tag weight={contract?.state === 'IN_FORCE' ? 'plain' : 'off'}>{stateOf(contract)}</Tag>
      </StudioBar>
      <header className={styles.head}>
        <CompanyLogo name={name} logoUrl={company.logoUrl} accentColor={company.accentColor} />
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={look.muted}>
            {[
              contract === null ? 'No contract yet' : seatsOf(contract),
              cityOf(company.timeZone) ?? company.timeZone,
              ...(left === null ? [] : [left]),
            ].join('. ')}
            .
          </p>
        </div>
        <div className={styles.acts}>
          {contract?.state === 'IN_FORCE' && may('seat.write') ? (
            <ButtonLink variant="line" href={`${dashboard}/seats`}>
              Seats
            </ButtonLink>
          ) : null}
          {mayContract ? (
            <Button icon={<IconFilePlus aria-hidden="true" />} onClick={add}>
              {addLabel}
            </Button>
          ) : null}
        </div>
      </header>
      <div className={shared.columns}>
        <div>
          <CompanyContracts company={company} today={today} onAsk={mayContract ? setAsked : null} />
          {may('pass.read') ? <CompanyPasses viewer={viewer} company={company} /> : null}
        </div>
        <div>
          <CompanyFacts company={company} onChange={may('company.write') ? change : null} mayRead={may} />
          <CompanyDomains
            viewer={viewer}
            company={company}
            mayProve={may('domain.write')}
            onAsk={may('company.write') ? setAsked : null}
          />
          <CompanyLook company={company} onAsk={may('company.write') ? setAsked : null} />
          <CompanyAdministrators
            company={company}
            mayOpen={may('person.read')}
            onAsk={may('company.write') ? setAsked : null}
          />
        </div>
      </div>
      {asked === null ? null : (
        <CompanyQuestion
          company={company}
          today={today}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};
