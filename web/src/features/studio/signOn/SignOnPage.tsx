import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { LearningSystems } from './LearningSystems.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { SignOnDraft } from './SignOnDraft.tsx';
import { SignOnInUse } from './SignOnInUse.tsx';
import { signOnQuery, type CompanySignOn } from './signOnQuery.ts';
import { SignOnQuestion, type SignOnAsked } from './SignOnQuestion.tsx';
import shared from '../PersonPage.module.css';
import styles from './SignOnPage.module.css';

export interface SignOnPageProps {
  viewer: SignedIn;
  companyId: string;
}

/** How the people of a company sign in: what is in use, the draft with its test, and learning systems (COM-01). */
export const SignOnPage = ({ viewer, companyId }: SignOnPageProps) => (
  <PageAnswer of={signOnQuery(companyId)}>
    {(signOn, refetch) => <SignOnView viewer={viewer} signOn={signOn} onLook={refetch} />}
  </PageAnswer>
);

const SignOnView = ({ viewer, signOn, onLook }: { viewer: SignedIn; signOn: CompanySignOn; onLook: () => void }) => {
  const zone = useTimeZone(viewer.timeZone);
  const [asked, setAsked] = useState<SignOnAsked | null>(null);
  const onAsk = staffReach(viewer.staff, 'signOn.write') === null ? null : setAsked;
  const { companyId, name, inUse, draft } = signOn;
  const lookAgain = useEffectEvent(onLook);
  const hasDraft = draft !== null;
  // the test ends in another tab
  useEffect(() => {
    if (!hasDraft) return undefined;
    const back = () => {
      lookAgain();
    };
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('focus', back);
    };
  }, [hasDraft]);
  return (
    <>
      <StudioBar
        crumbs={[
          { label: 'Companies', href: '/studio/companies' },
          { label: name, href: `/studio/company/${encodeURIComponent(companyId)}` },
          { label: 'Sign-on' },
        ]}
      >
        <Tag weight={inUse === null ? 'off' : 'plain'}>{inUse === null ? 'Off' : 'On'}</Tag>
      </StudioBar>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Sign-on of {name}</h1>
        <p className={look.muted}>By it, people of the company sign in with the account that they have at work.</p>
      </header>
      <div className={shared.columns}>
        <div>
          {draft === null ? null : <SignOnDraft draft={draft} name={name} zone={zone} onAsk={onAsk} onLook={onLook} />}
          {onAsk === null ? null : <ProviderForm signOn={signOn} />}
        </div>
        <div>
          <SignOnInUse signOn={signOn} zone={zone} onAsk={onAsk} />
          <LearningSystems signOn={signOn} onAsk={onAsk} />
        </div>
      </div>
      {asked === null ? null : (
        <SignOnQuestion
          signOn={signOn}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};
