import { fieldsOf, registrationForm, type RegistrationField } from '@atrium/domain/pass/registrationForm.ts';
import { companySizes, jobLevels } from '@atrium/domain/survey/options.ts';
import type { PassOutcome } from '#lib/registerWithPass.ts';
import type { SaveFault } from '#lib/save.ts';
import { track } from '#lib/track.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput, type TextInputProps } from '#ui/TextInput.tsx';
import { knownOf, termsOf } from './acceptPass.ts';
import { passProblem, registerWithPassSpec } from './passCalls.ts';
import type { PassForm } from './passQueries.ts';

export interface RegistrationFormProps {
  code: string;
  pass: PassForm;
  viewer: SignedIn | null;
  onOutcome: (outcome: PassOutcome, email: string) => void;
  /** The pass became full, closed or unknown meanwhile. */
  onProblem: (code: string) => void;
  /** Whether the pass is not for the address that was sent, until another is typed. */
  onUnknownAddress: (isUnknown: boolean) => void;
}

/** The fields that a pass asks for; nothing is sent while one of them has an error (PAS-02, PAS-09). */
export const RegistrationForm = (props: RegistrationFormProps) => {
  const { code, pass, viewer, onOutcome, onProblem, onUnknownAddress } = props;
  const terms = termsOf(pass, viewer);
  const rules = registrationForm(terms);
  const initial = knownOf(viewer);
  const { busy, fault, save } = useSave(registerWithPassSpec(code));
  // a member is asked only what their account does not say
  const asked = fieldsOf(terms).filter((name) => viewer === null || rules[name](initial).length > 0);
  const { field, isValid, otherFault, submit } = useFields(rules, initial, { fault, saysEmpty: true, drawn: asked });
  const isEnterprise = terms.targetSegment === 'ENTERPRISE';
  const failed = ({ code: number, reason }: SaveFault) => {
    const problem = passProblem(number);
    if (problem !== null) onProblem(problem);
    if (reason === 'PASS_EMAIL_NOT_RECOGNIZED') onUnknownAddress(true);
  };
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        submit(event, (person) => {
          track('Form Submitted', { form: 'invite registration' });
          save(
            person,
            (outcome) => {
              onOutcome(outcome, person.email.trim().toLowerCase());
            },
            failed,
          );
        });
      }}
    >
      {asked.map((name) => {
        const all = { ...field(name), required: true };
        if (name === 'jobLevel') return <Select key={name} label="Job level" options={optionsOf(jobLevels)} {...all} />;
        if (name === 'companyNumberOfEmployees') {
          return <Select key={name} label="Number of employees" options={optionsOf(companySizes)} {...all} />;
        }
        const attributes = name === 'email' ? emailField(isEnterprise) : textFields[name];
        const onChange: typeof all.onChange = (event) => {
          all.onChange(event);
          if (name === 'email') onUnknownAddress(false);
        };
        return <TextInput key={name} {...attributes} {...all} onChange={onChange} />;
      })}
      <Button type="submit" wide busy={busy} disabled={!isValid}>
        {viewer !== null ? 'Accept the invitation' : isEnterprise ? 'LOG IN' : 'CREATE ACCOUNT'}
      </Button>
      <FaultNote fault={otherFault} />
    </form>
  );
};

type Attributes = Pick<TextInputProps, 'label' | 'type' | 'autoComplete' | 'hint'>;

const textFields: Readonly<
  Record<Exclude<RegistrationField, 'email' | 'jobLevel' | 'companyNumberOfEmployees'>, Attributes>
> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  company: { label: 'Company', autoComplete: 'organization' },
  jobTitle: { label: 'Job title', autoComplete: 'organization-title' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
  redemptionCode: { label: 'Redemption code', autoComplete: 'off', hint: 'From your invitation or card.' },
};

const emailField = (isEnterprise: boolean): Attributes => ({
  label: isEnterprise ? 'Work Email *' : 'Email',
  type: 'email',
  autoComplete: 'email',
});

function optionsOf(labels: Readonly<Record<string, string>>) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: 'Choose one', disabled: true }, ...options];
}
