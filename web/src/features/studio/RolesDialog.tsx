import { roleWords } from '@atrium/domain/access/roleWords.ts';
import { takesStanding } from '@atrium/domain/access/staffReason.ts';
import { staffRoles } from '@atrium/domain/access/staffRoles.ts';
import { newAddressFaults } from '@atrium/domain/account/emailAddress.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { StaffRole } from '#lib/gql/graphql.ts';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { ComboBoxMany } from '#ui/rich/ComboBoxMany.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { choicesQuery } from './studioQueries.ts';
import { inviteAct, saveRolesAct } from './teamActs.ts';
import { companyChoicesQuery, type TeamMember } from './teamQuery.ts';

interface Own {
  readonly id: string;
  readonly name: string;
}
interface Standing {
  readonly roles: readonly StaffRole[];
  readonly companies: readonly Own[];
  readonly courses: readonly Own[];
}
const none: Standing = { roles: [], companies: [], courses: [] };

const idsOf = (own: readonly Own[]): string[] => own.map(({ id }) => id);
/** Companies and courses belong to the roles that need them, and go with them. */
const inputOf = (email: string, { roles, companies, courses }: Standing) => ({
  email,
  roles: [...roles],
  customerIds: roles.includes('success') ? idsOf(companies) : [],
  courseIds: roles.includes('instructor') ? idsOf(courses) : [],
});
const standingOf = (email: string, standing: Standing) => {
  const { roles, customerIds, courseIds } = inputOf(email, standing);
  return { roles, customerIds, courseIds };
};

/** Changes what somebody of the team may do; without a role they leave it (STF-01). */
export const RolesDialog = ({ member, onClose }: { member: TeamMember; onClose: () => void }) => {
  const { email, displayName } = member;
  const [standing, setStanding] = useState<Standing>(member);
  const isLeaving = standing.roles.length === 0;
  return (
    <ActDialog
      act={saveRolesAct}
      input={inputOf(email, standing)}
      takesAway={takesStanding(standingOf(email, member), standingOf(email, standing))}
      title={`What ${displayName} may do`}
      confirm={isLeaving ? 'Take off the team' : 'Save the roles'}
      dismiss="Leave it"
      onClose={onClose}
    >
      <RolesFields standing={standing} onChange={setStanding} />
    </ActDialog>
  );
};

/** Invites an address to the team, by a link that is mailed (STF-08). */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  // what would happen is asked for when the field is left, not for each letter
  const [email, setEmail] = useState('');
  const [standing, setStanding] = useState(none);
  const [fault] = email === '' ? [] : newAddressFaults(email);
  const isReady = email !== '' && fault === undefined && standing.roles.length > 0;
  return (
    <ActDialog
      act={inviteAct}
      input={isReady ? inputOf(email, standing) : null}
      takesAway={false}
      title="Invite somebody to the team"
      confirm="Send the invitation"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="E-mail address"
        type="email"
        autoComplete="off"
        required
        hint="The link in the mail works once, for seven days."
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onBlur={() => {
          setEmail(typed.trim());
        }}
      />
      <RolesFields standing={standing} onChange={setStanding} />
    </ActDialog>
  );
};

interface RolesFieldsProps {
  standing: Standing;
  onChange: (next: Standing) => void;
}

const RolesFields = ({ standing, onChange }: RolesFieldsProps) => {
  const { roles, companies, courses } = standing;
  const toggle = (role: StaffRole, isHeld: boolean) => {
    const others = roles.filter((each) => each !== role);
    onChange({ ...standing, roles: isHeld ? [...others, role] : others });
  };
  return (
    <>
      <ChoiceGroup legend="Roles">
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={roleWords[role].name}
            note={roleWords[role].about}
            checked={roles.includes(role)}
            onChange={(event) => {
              toggle(role, event.target.checked);
            }}
          />
        ))}
      </ChoiceGroup>
      {roles.includes('success') ? (
        <CompaniesField
          own={companies}
          onChange={(next) => {
            onChange({ ...standing, companies: next });
          }}
        />
      ) : null}
      {roles.includes('instructor') ? (
        <CoursesField
          own={courses}
          onChange={(next) => {
            onChange({ ...standing, courses: next });
          }}
        />
      ) : null}
    </>
  );
};

interface OwnFieldProps {
  own: readonly Own[];
  onChange: (next: readonly Own[]) => void;
}

const CompaniesField = (props: OwnFieldProps) => {
  const [words, setWords] = useState('');
  const query = companyChoicesQuery(useDeferredValue(words));
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <OwnField {...props} label="Companies" empty="No such company." found={data?.page ?? []} {...{ words, setWords }} />
  );
};

const CoursesField = (props: OwnFieldProps) => {
  const [words, setWords] = useState('');
  const query = choicesQuery('course', useDeferredValue(words));
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const found = (data?.page ?? []).map(({ id, title }) => ({ value: id, label: title || id }));
  return <OwnField {...props} label="Courses" empty="No such course." found={found} {...{ words, setWords }} />;
};

interface OwnChoice extends OwnFieldProps {
  label: string;
  empty: string;
  found: readonly { readonly value: string; readonly label: string }[];
  words: string;
  setWords: (words: string) => void;
}

const OwnField = ({ own, onChange, label, empty, found, words, setWords }: OwnChoice) => {
  const chosen = own.map(({ id, name }) => ({ value: id, label: name }));
  const options = [...chosen, ...found.filter(({ value }) => !own.some(({ id }) => id === value))];
  return (
    <ComboBoxMany
      label={label}
      empty={empty}
      options={options}
      search={{ text: words, onChange: setWords }}
      values={idsOf(own)}
      onChange={(ids) => {
        setWords('');
        onChange(ids.map((id) => ({ id, name: options.find(({ value }) => value === id)?.label ?? id })));
      }}
    />
  );
};
