import { learningSystemForm } from '@atrium/domain/company/signOnForm.ts';
import { useState } from 'react';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from '../ActDialog.tsx';
import {
  removeDraftAct,
  removeSignOnAct,
  removeSystemAct,
  saveSystemAct,
  switchOffAct,
  switchOnAct,
} from './signOnActs.ts';
import type { CompanySignOn, LearningSystem } from './signOnQuery.ts';

/** An act on the sign-on of a company that is asked for. */
export type SignOnAsked =
  | { readonly what: 'on'; readonly revision: string; readonly isTested: boolean }
  | { readonly what: 'off' | 'remove' | 'discard' }
  /** Null: a new one. */
  | { readonly what: 'system'; readonly system: LearningSystem | null }
  | { readonly what: 'removeSystem'; readonly system: LearningSystem };

export interface SignOnQuestionProps {
  signOn: CompanySignOn;
  asked: SignOnAsked;
  onClose: () => void;
}

/** The question before an act on the sign-on of a company, with what will happen (COM-01). */
export const SignOnQuestion = ({ signOn, asked, onClose }: SignOnQuestionProps) => {
  const { companyId, name, inUse, draft } = signOn;
  switch (asked.what) {
    case 'on': {
      const isOther = inUse !== null && inUse.issuer !== draft?.issuer;
      return (
        <ActDialog
          act={switchOnAct}
          input={{ companyId, revision: asked.revision }}
          takesAway={isOther}
          needsReason={!asked.isTested}
          title={`Switch the sign-on of ${name} on?`}
          confirm="Switch on"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    }
    case 'off':
      return (
        <ActDialog
          act={switchOffAct}
          input={{ companyId }}
          takesAway
          title={`Switch the sign-on of ${name} off?`}
          confirm="Switch off"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ActDialog
          act={removeSignOnAct}
          input={{ companyId }}
          takesAway
          title={`Remove the sign-on of ${name}?`}
          confirm="Remove"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    case 'discard':
      return (
        <ActDialog
          act={removeDraftAct}
          input={{ companyId }}
          takesAway={false}
          title="Throw the draft away?"
          confirm="Throw it away"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    case 'system':
      return <SystemDialog signOn={signOn} system={asked.system} onClose={onClose} />;
    case 'removeSystem':
      return (
        <ActDialog
          act={removeSystemAct}
          input={{ companyId, providerKey: asked.system.providerKey }}
          takesAway
          title={`Remove ${asked.system.providerKey}?`}
          confirm="Remove"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
  }
};

const SystemDialog = ({
  signOn: { companyId, name, passCodes },
  system,
  onClose,
}: Omit<SignOnQuestionProps, 'asked'> & { system: LearningSystem | null }) => {
  const [shown] = useState(system);
  const [values, setValues] = useState({
    providerKey: shown?.providerKey ?? '',
    redirectUrl: shown?.redirectUrl ?? '',
  });
  // what would happen is asked for when the field is left, not for each letter
  const [left, setLeft] = useState(values);
  const [passCode, setPass] = useState(shown?.passCode ?? '');
  const [keyFault] = values.providerKey === '' ? [] : learningSystemForm.providerKey(values);
  const [urlFault] = learningSystemForm.redirectUrl(values);
  const isTyping = values.providerKey !== left.providerKey || values.redirectUrl !== left.redirectUrl;
  const isWhole = values.providerKey !== '' && keyFault === undefined && urlFault === undefined;
  const usesSignOn = values.redirectUrl === '';
  return (
    <ActDialog
      act={saveSystemAct}
      input={isWhole ? { companyId, ...values, passCode: usesSignOn ? passCode : '' } : null}
      isTyping={isTyping}
      takesAway={false}
      title={shown === null ? `A learning system of ${name}` : `Change ${shown.providerKey}`}
      confirm={shown === null ? 'Add' : 'Save'}
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Key"
        required
        disabled={shown !== null}
        autoComplete="off"
        spellCheck={false}
        hint="Its name in the link, as acme-learn. It stays."
        value={values.providerKey}
        error={isTyping ? undefined : keyFault}
        onChange={(event) => {
          setValues({ ...values, providerKey: event.target.value.trim() });
        }}
        onBlur={() => {
          setLeft(values);
        }}
      />
      <TextInput
        label="Address"
        autoComplete="off"
        spellCheck={false}
        hint="Where its learners sign in, if not by the sign-on of the company. Usually empty."
        value={values.redirectUrl}
        error={isTyping ? undefined : urlFault}
        onChange={(event) => {
          setValues({ ...values, redirectUrl: event.target.value.trim() });
        }}
        onBlur={() => {
          setLeft(values);
        }}
      />
      {usesSignOn && passCodes.length > 0 ? (
        <Select
          label="Pass"
          hint="By which learners without an account register."
          options={[{ value: '', label: 'None' }, ...passCodes.map((code) => ({ value: code, label: code }))]}
          value={passCode}
          onChange={(event) => {
            setPass(event.target.value);
          }}
        />
      ) : null}
    </ActDialog>
  );
};
