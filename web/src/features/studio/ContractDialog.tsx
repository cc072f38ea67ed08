import { refuseTerms, takesTerms, type ContractTerms } from '@atrium/domain/company/contractTerms.ts';
import { addDays } from '@atrium/domain/zoneClock.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { saveContractAct } from './companyActs.ts';
import type { Company, CompanyContract } from './companyQuery.ts';
import styles from './CompanyPage.module.css';

export interface ContractDialogProps {
  company: Company;
  /** yyyy-MM-dd where the company is. */
  today: string;
  /** Null: a new contract. */
  contract: CompanyContract | null;
  onClose: () => void;
}

interface Typed extends Omit<ContractTerms, 'totalSeats'> {
  readonly seats: string;
}

/** The terms of a contract, with what they would do (COM-01). A new one begins as the one that it follows. */
export const ContractDialog = ({ company, today, contract, onClose }: ContractDialogProps) => {
  // what somebody saves meanwhile is another version, which the server refuses
  const [shown] = useState(contract);
  const [contractId] = useState(() => contract?.contractId ?? crypto.randomUUID());
  const [typed, setTyped] = useState(() => beginning(company, contract, today));
  // what would happen is asked for when a text is left, not for each letter
  const [left, setLeft] = useState(typed);
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
    setLeft({ ...typed, ...next });
  };
  const type = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
  };
  const onBlur = () => {
    setLeft(typed);
  };
  const terms = termsOf(left);
  const known = new Set(company.areas.map(({ entitlementId }) => entitlementId));
  // days are checked before seats are typed: a message that came when that field is left would move what is pressed
  const counted = left.seats === '' ? { ...terms, totalSeats: Math.max(1, shown?.assignedSeats ?? 0) } : terms;
  const fault = refuseTerms(counted, { held: shown, today, known });
  const faultOf = (field: string): string | undefined => (fault?.field === field ? fault.reason : undefined);
  return (
    <ActDialog
      act={saveContractAct}
      input={
        fault === null && left.seats !== ''
          ? {
              companyId: company.companyId,
              contractId,
              version: shown?.version ?? 0,
              ...terms,
              entitlementIds: [...terms.entitlementIds],
              links: [...terms.links],
            }
          : null
      }
      wanting={left.seats === '' ? 'Say how many seats there are.' : fault?.reason}
      takesAway={shown !== null && takesTerms(shown, terms)}
      title={shown === null ? `A contract with ${company.name}` : `The contract with ${company.name}`}
      confirm={shown === null ? 'Add the contract' : 'Save the terms'}
      dismiss="Leave it"
      onClose={onClose}
    >
      <div className={styles.days}>
        <TextInput
          label="First day"
          type="date"
          required
          disabled={shown?.state === 'IN_FORCE'}
          value={typed.startsOn}
          error={faultOf('startsOn')}
          onChange={(event) => {
            change({ startsOn: event.target.value });
          }}
        />
        <TextInput
          label="Last day"
          type="date"
          required
          value={typed.endsOn}
          error={faultOf('endsOn')}
          onChange={(event) => {
            change({ endsOn: event.target.value });
          }}
        />
      </div>
      <TextInput
        label="Seats"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={9}
        value={typed.seats}
        error={faultOf('totalSeats')}
        onChange={(event) => {
          type({ seats: event.target.value });
        }}
        onBlur={onBlur}
      />
      <Checkbox
        label="More seats than are bought may be given"
        checked={typed.overage}
        onChange={(event) => {
          change({ overage: event.target.checked });
        }}
      />
      <ChoiceGroup
        legend="What a seat opens"
        hint="At least one."
        error={left.seats === '' ? undefined : faultOf('entitlementIds')}
      >
        {company.areas.map(({ entitlementId, name }) => (
          <Checkbox
            key={entitlementId}
            label={name}
            checked={typed.entitlementIds.includes(entitlementId)}
            onChange={(event) => {
              const others = typed.entitlementIds.filter((id) => id !== entitlementId);
              change({ entitlementIds: event.target.checked ? [...others, entitlementId] : others });
            }}
          />
        ))}
      </ChoiceGroup>
      <fieldset className={styles.links}>
        <legend>Links on its dashboard</legend>
        {typed.links.map(({ title, url }, index) => (
          // links have no id of their own, so the index is the key
          <div key={index} className={styles.link}>
            <TextInput
              label={`Title of link ${String(index + 1)}`}
              maxLength={80}
              value={title}
              onChange={(event) => {
                type({ links: typed.links.with(index, { title: event.target.value, url }) });
              }}
              onBlur={onBlur}
            />
            <TextInput
              label={`Address of link ${String(index + 1)}`}
              inputMode="url"
              value={url}
              onChange={(event) => {
                type({ links: typed.links.with(index, { title, url: event.target.value }) });
              }}
              onBlur={onBlur}
            />
            <IconButton
              label={`Remove link ${String(index + 1)}`}
              size="s"
              onClick={() => {
                change({ links: typed.links.toSpliced(index, 1) });
              }}
            >
              <IconX aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        {faultOf('links') === undefined ? null : (
          <p className={styles.fault} role="alert">
            {faultOf('links')}
          </p>
        )}
        <div>
          <Button
            size="s"
            variant="line"
            onClick={() => {
              type({ links: [...typed.links, { title: '', url: '' }] });
            }}
          >
            Add a link
          </Button>
        </div>
      </fieldset>
    </ActDialog>
  );
};

function beginning({ contracts }: Company, contract: CompanyContract | null, today: string): Typed {
  const [last] = contracts;
  const follows = contract ?? last;
  const like = {
    seats: follows === undefined ? '' : String(follows.totalSeats),
    overage: follows?.overage ?? false,
    entitlementIds: follows?.entitlementIds ?? [],
    links: (follows?.links ?? []).map(({ title, url }) => ({ title, url })),
  };
  if (contract !== null) return { ...like, startsOn: contract.startsOn, endsOn: contract.endsOn };
  const startsOn = last !== undefined && last.endsOn >= today ? addDays(last.endsOn, 1) : today;
  return { ...like, startsOn, endsOn: addDays(startsOn, 364) };
}

function termsOf({ seats, links, ...terms }: Typed): ContractTerms {
  return {
    ...terms,
    totalSeats: /^\d+$/.test(seats.trim()) ? Number(seats.trim()) : Number.NaN,
    // a row that nobody has filled in is none
    links: links.filter(({ title, url }) => title.trim() !== '' || url.trim() !== ''),
  };
}
