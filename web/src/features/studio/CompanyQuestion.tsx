import { newAddressFaults } from '@atrium/domain/account/emailAddress.ts';
import { companyForm, takesSwitches } from '@atrium/domain/company/companyForm.ts';
import { refuseEnd } from '@atrium/domain/company/contractTerms.ts';
import { longDay } from '@atrium/domain/longDate.ts';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { BrandDialog } from './BrandDialog.tsx';
import { addAdministratorAct, endContractAct, removeAdministratorAct, saveCompanyAct } from './companyActs.ts';
import type { Company, CompanyContract } from './companyQuery.ts';
import { ContractDialog } from './ContractDialog.tsx';
import { DomainQuestion, type DomainAsked } from './DomainQuestion.tsx';
import { zoneOptions } from './zoneOptions.ts';

/** An act on a company that is asked for. */
export type CompanyAsked =
  | { readonly what: 'facts' | 'brand' | 'administrator' }
  | { readonly what: 'remove'; readonly administrator: Company['administrators'][number] }
  /** Null: a new contract. */
  | { readonly what: 'contract'; readonly contract: CompanyContract | null }
  | { readonly what: 'end'; readonly contract: CompanyContract }
  | DomainAsked;

export interface CompanyQuestionProps {
  company: Company;
  /** yyyy-MM-dd where the company is. */
  today: string;
  asked: CompanyAsked;
  onClose: () => void;
}

/** The question before an act on a company, with what will happen (COM-01). */
export const CompanyQuestion = ({ company, today, asked, onClose }: CompanyQuestionProps) => {
  switch (asked.what) {
    case 'facts':
      return <FactsDialog company={company} onClose={onClose} />;
    case 'brand':
      return <BrandDialog company={company} onClose={onClose} />;
    case 'administrator':
      return <AdministratorDialog company={company} onClose={onClose} />;
    case 'remove': {
      const { userId, displayName } = asked.administrator;
      return (
        <ActDialog
          act={removeAdministratorAct}
          input={{ companyId: company.companyId, userId }}
          takesAway
          title={`Remove ${displayName} as administrator?`}
          confirm="Remove"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    }
    case 'contract':
      return <ContractDialog company={company} today={today} contract={asked.contract} onClose={onClose} />;
    case 'end':
      return <EndDialog company={company} today={today} contract={asked.contract} onClose={onClose} />;
    case 'domain':
    case 'proveDomain':
    case 'removeDomain':
      return (
        <DomainQuestion companyId={company.companyId} companyName={company.name} asked={asked} onClose={onClose} />
      );
  }
};

const FactsDialog = ({ company, onClose }: Pick<CompanyQuestionProps, 'company' | 'onClose'>) => {
  // what somebody saves meanwhile is another version, which the server refuses
  const [shown] = useState(company);
  const now = useNow();
  const [zones] = useState(() => zoneOptions(now, [shown.timeZone]));
  const [typed, setTyped] = useState(shown.name);
  // what would happen is asked for when the field is left, not for each letter
  const [left, setLeft] = useState(shown.name);
  const name = typed.trim();
  const [timeZone, setTimeZone] = useState(shown.timeZone);
  const [hideMemberProfile, setHidden] = useState(shown.hideMemberProfile);
  const [disableAIFeatures, setWithoutAI] = useState(shown.disableAIFeatures);
  const [enableProfAI, setTutor] = useState(shown.enableProfAI);
  const { companyId, version } = shown;
  // as the server, which leaves a name alone that stays
  const [fault] = name === shown.name ? [] : companyForm.name({ companyId, name, timeZone });
  const facts = { name, timeZone, hideMemberProfile, disableAIFeatures, enableProfAI };
  return (
    <ActDialog
      act={saveCompanyAct}
      input={fault === undefined ? { companyId, version, ...facts } : null}
      isTyping={name !== left}
      takesAway={takesSwitches(shown, facts)}
      title={`Change ${shown.name}`}
      confirm="Save"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={120}
        autoComplete="off"
        value={typed}
        error={name === left ? fault : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onBlur={() => {
          setLeft(name);
        }}
      />
      <Select
        label="Time zone"
        hint={shown.contracts.length > 0 ? 'It stays: the days of its contracts are counted in it.' : undefined}
        disabled={shown.contracts.length > 0}
        options={zones}
        value={timeZone}
        onChange={(event) => {
          setTimeZone(event.target.value);
        }}
      />
      <Checkbox
        label="Its people are in no member directory"
        checked={hideMemberProfile}
        onChange={(event) => {
          setHidden(event.target.checked);
        }}
      />
      <Checkbox
        label="No AI features for its people"
        checked={disableAIFeatures}
        onChange={(event) => {
          setWithoutAI(event.target.checked);
        }}
      />
      <Checkbox
        label="The tutor answers its people"
        note={disableAIFeatures ? 'Not as long as it has no AI features.' : undefined}
        checked={enableProfAI}
        onChange={(event) => {
          setTutor(event.target.checked);
        }}
      />
    </ActDialog>
  );
};

const EndDialog = ({
  company: { companyId, name },
  today,
  contract,
  onClose,
}: Omit<CompanyQuestionProps, 'asked'> & { contract: CompanyContract }) => {
  const [shown] = useState(contract);
  const isToCome = shown.state === 'TO_COME';
  const [lastDay, setLastDay] = useState(today);
  const fault = refuseEnd(lastDay, shown, today);
  const { contractId, version } = shown;
  return (
    <ActDialog
      act={endContractAct}
      input={fault === null ? { companyId, contractId, version, lastDay } : null}
      takesAway
      title={isToCome ? `Take away the contract from ${longDay(shown.startsOn)}?` : `End the contract of ${name}?`}
      confirm={isToCome ? 'Take it away' : 'End contract'}
      dismiss="Leave it"
      onClose={onClose}
    >
      {isToCome ? null : (
        <TextInput
          label="Last day"
          type="date"
          required
          min={today}
          max={shown.endsOn}
          hint="In the zone of the company, the whole day included."
          value={lastDay}
          error={fault ?? undefined}
          onChange={(event) => {
            setLastDay(event.target.value);
          }}
        />
      )}
    </ActDialog>
  );
};

const AdministratorDialog = ({
  company: { companyId, name },
  onClose,
}: Pick<CompanyQuestionProps, 'company' | 'onClose'>) => {
  const [typed, setTyped] = useState('');
  // what would happen is asked for when the field is left, not for each letter
  const [left, setLeft] = useState('');
  const email = typed.trim();
  const [fault] = email === '' ? [] : newAddressFaults(email);
  return (
    <ActDialog
      act={addAdministratorAct}
      input={email !== '' && fault === undefined ? { companyId, email } : null}
      isTyping={email !== left}
      takesAway={false}
      title={`An administrator of ${name}`}
      confirm="Make administrator"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="E-mail address"
        type="email"
        autoComplete="off"
        required
        hint="Of somebody of the company who has an account."
        value={typed}
        error={email === left ? fault : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onBlur={() => {
          setLeft(email);
        }}
      />
    </ActDialog>
  );
};
