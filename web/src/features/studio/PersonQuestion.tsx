import { newAddressFaults } from '@atrium/domain/account/emailAddress.ts';
import { endOfDay } from '@atrium/domain/person/staffGrant.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import { useState } from 'react';
import { goTo } from '#lib/supportMode.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { AreaFields, useAreaChoice } from './AreaFields.tsx';
import {
  endGrantAct,
  eraseAct,
  forgetProviderAct,
  giveAreaAct,
  issueCertificateAct,
  keepAct,
  revokeCertificateAct,
  saveAddressAct,
  signOutAct,
  startSupportAct,
} from './personActs.ts';
import type { CertificateQuestion } from './PersonLearning.tsx';
import type { Person, PersonGrant } from './personQuery.ts';

/** An act on a person that is asked for. */
export type PersonAsked =
  | { readonly what: 'give'; readonly area: string }
  | { readonly what: 'end'; readonly grant: PersonGrant }
  | CertificateQuestion
  | { readonly what: 'look' | 'signOut' | 'forget' | 'address' | 'erase' | 'keep' };

interface DialogProps {
  person: Person;
  onClose: () => void;
}

export interface PersonQuestionProps extends DialogProps {
  viewer: SignedIn;
  asked: PersonAsked;
}

/** The question before an act on a person, with what will happen (PEO-01). */
export const PersonQuestion = ({ viewer, person, asked, onClose }: PersonQuestionProps) => {
  const { userId, displayName, firstName } = person;
  const shared = { onClose, dismiss: 'Leave it' };
  switch (asked.what) {
    case 'give':
      return <GiveDialog viewer={viewer} person={person} begun={asked.area} onClose={onClose} />;
    case 'address':
      return <AddressDialog person={person} onClose={onClose} />;
    case 'end':
      return (
        <ActDialog
          {...shared}
          act={endGrantAct}
          input={{ userId, grantId: asked.grant.grantId }}
          takesAway
          title={`End “${asked.grant.name}” of ${displayName}?`}
          confirm="End access"
        />
      );
    case 'issue':
    case 'revoke':
      return (
        <ActDialog
          {...shared}
          act={asked.what === 'issue' ? issueCertificateAct : revokeCertificateAct}
          input={{ userId, certificateId: asked.certificate.certificateId }}
          takesAway={asked.what === 'revoke'}
          title={`${asked.what === 'issue' ? 'Issue' : 'Revoke'} “${asked.certificate.title}”?`}
          confirm={asked.what === 'issue' ? 'Issue it' : 'Revoke it'}
        />
      );
    case 'look':
      return (
        <ActDialog
          {...shared}
          act={startSupportAct}
          input={{ userId }}
          takesAway={false}
          readBy={firstName}
          onDone={() => {
            goTo('/');
          }}
          title={`See what ${displayName} sees?`}
          confirm="Start"
        />
      );
    case 'signOut':
      return (
        <ActDialog
          {...shared}
          act={signOutAct}
          input={{ userId }}
          takesAway
          title={`Sign ${displayName} out everywhere?`}
          confirm="Sign out"
        />
      );
    case 'forget':
      return (
        <ActDialog
          {...shared}
          act={forgetProviderAct}
          input={{ userId }}
          takesAway
          title={`Forget how the provider knows ${displayName}?`}
          confirm="Forget it"
        >
          <p>{firstName} is found by the address at the next sign-in.</p>
        </ActDialog>
      );
    case 'erase':
      return (
        <ActDialog
          {...shared}
          act={eraseAct}
          input={{ userId }}
          takesAway
          title={`Erase the account of ${displayName}?`}
          confirm="Ask for the erasure"
          dismiss="Keep the account"
        >
          <p>Make sure first that it is them who ask, and say how in the reason.</p>
        </ActDialog>
      );
    case 'keep':
      return (
        <ActDialog
          {...shared}
          act={keepAct}
          input={{ userId }}
          takesAway
          title={`Keep the account of ${displayName}?`}
          confirm="Keep it"
        />
      );
  }
};

const GiveDialog = ({ viewer, person, begun, onClose }: DialogProps & { viewer: SignedIn; begun: string }) => {
  const { userId, displayName, timeZone, grants } = person;
  const today = zoneClock(timeZone).dayAt(useNow());
  const { area, lastDay, isReady, fields } = useAreaChoice(viewer, today, begun);
  const until = endOfDay(lastDay, timeZone);
  // what the team has given already may end sooner by this
  const isSooner = grants.some(
    ({ source, entitlementId, state, endsAt }) =>
      source === 'STAFF' &&
      entitlementId === `area-${area}` &&
      state === 'IN_FORCE' &&
      endsAt !== null &&
      until < Number(endsAt),
  );
  return (
    <ActDialog
      act={giveAreaAct}
      input={isReady ? { userId, area, lastDay } : null}
      takesAway={isSooner}
      title={`Give ${displayName} access`}
      confirm="Give access"
      dismiss="Leave it"
      onClose={onClose}
    >
      <AreaFields {...fields} zoneWords="In their time zone" />
    </ActDialog>
  );
};

const AddressDialog = ({ person: { userId, displayName }, onClose }: DialogProps) => {
  const [typed, setTyped] = useState('');
  // what would happen is asked for when the field is left, not for each letter
  const [to, setTo] = useState('');
  const [fault] = to === '' ? [] : newAddressFaults(to);
  return (
    <ActDialog
      act={saveAddressAct}
      input={to !== '' && fault === undefined ? { userId, to } : null}
      takesAway
      title={`Change the address of ${displayName}`}
      confirm="Change it"
      dismiss="Leave it"
      onClose={onClose}
    >
      <p>Make sure first that it is them who ask, by a call or in person, and say how in the reason.</p>
      <TextInput
        label="New e-mail address"
        type="email"
        autoComplete="off"
        required
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onBlur={() => {
          setTo(typed.trim());
        }}
      />
    </ActDialog>
  );
};
