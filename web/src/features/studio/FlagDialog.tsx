import { accountTypes } from '@atrium/domain/access/accountType.ts';
import { flagTitle } from '@atrium/domain/access/flagTitles.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { flagTexts, writeFlag, type FlagFormValues, type FlagGroup } from './flagForm.ts';
import { saveFlagAct, type FlagSetting } from './flagsQuery.ts';
import { labelOf } from './labelOf.ts';
import styles from './FlagsPage.module.css';

export interface FlagDialogProps {
  setting: FlagSetting;
  /** As the rule is stored. */
  stored: FlagFormValues;
  onClose: () => void;
}

const onOrOff = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** Changes whom a flag reaches; for how many people it is then on is said by the act itself (RUN-01). */
export const FlagDialog = ({ setting, stored, onClose }: FlagDialogProps) => {
  // what somebody saves meanwhile is another version, which the server refuses
  const [{ flag, version }] = useState(setting);
  const [form, setForm] = useState(stored);
  const wanted = JSON.stringify(writeFlag(flag, form));
  const [settled, setSettled] = useState(wanted);
  useSettled(wanted, quickPauses, setSettled);
  const change = (key: number, next: Partial<FlagGroup>) => {
    setForm({ ...form, groups: form.groups.map((group) => (group.key === key ? { ...group, ...next } : group)) });
  };
  return (
    <ActDialog
      act={saveFlagAct}
      input={{ flag, version, ...writeFlag(flag, form) }}
      isTyping={settled !== wanted}
      takesAway
      title={`Change “${flagTitle(flag)}”`}
      confirm="Save"
      dismiss="Leave it"
      onClose={onClose}
    >
      <Select
        label="For everybody"
        hint="But for the groups below: the first that somebody is in decides."
        options={onOrOff}
        value={form.isOn ? 'on' : 'off'}
        onChange={(event) => {
          setForm({ ...form, isOn: event.target.value === 'on' });
        }}
      />
      {(flagTexts[flag] ?? []).map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          maxLength={2000}
          autoComplete="off"
          value={form.texts[name] ?? ''}
          onChange={(event) => {
            setForm({ ...form, texts: { ...form.texts, [name]: event.target.value } });
          }}
        />
      ))}
      {form.groups.map((group, at) => (
        <GroupFields
          key={group.key}
          group={group}
          number={at + 1}
          onChange={(next) => {
            change(group.key, next);
          }}
          onRemove={() => {
            setForm({ ...form, groups: form.groups.filter(({ key }) => key !== group.key) });
          }}
        />
      ))}
      <div>
        <Button
          size="s"
          variant="line"
          onClick={() => {
            const key = Math.max(-1, ...form.groups.map((group) => group.key)) + 1;
            const added = { key, isOn: !form.isOn, accountTypes: [], companies: '', people: '', share: '' };
            setForm({ ...form, groups: [...form.groups, added] });
          }}
        >
          Add a group
        </Button>
      </div>
    </ActDialog>
  );
};

interface GroupFieldsProps {
  group: FlagGroup;
  number: number;
  onChange: (next: Partial<FlagGroup>) => void;
  onRemove: () => void;
}

/** Who is in a group: those to whom all of its conditions apply. */
const GroupFields = ({ group, number, onChange, onRemove }: GroupFieldsProps) => {
  const name = `group ${String(number)}`;
  return (
    <div className={styles.group} role="group" aria-label={`Group ${String(number)}`}>
      <Select
        label={`For ${name}`}
        hint="Everybody to whom all that is filled in here applies."
        options={onOrOff}
        value={group.isOn ? 'on' : 'off'}
        onChange={(event) => {
          onChange({ isOn: event.target.value === 'on' });
        }}
      />
      <ChoiceGroup legend={`Kinds of accounts of ${name}`}>
        {accountTypes.map((type) => (
          <Checkbox
            key={type}
            label={labelOf(type)}
            checked={group.accountTypes.includes(type)}
            onChange={(event) => {
              const others = group.accountTypes.filter((each) => each !== type);
              onChange({ accountTypes: event.target.checked ? [...others, type] : others });
            }}
          />
        ))}
      </ChoiceGroup>
      <TextInput
        label={`Companies of ${name}, by their ids`}
        autoComplete="off"
        value={group.companies}
        onChange={(event) => {
          onChange({ companies: event.target.value });
        }}
      />
      <TextInput
        label={`People of ${name}, by addresses or ids`}
        autoComplete="off"
        value={group.people}
        onChange={(event) => {
          onChange({ people: event.target.value });
        }}
      />
      <TextInput
        label={`Share of ${name}, in percent`}
        hint="Always the same people. Empty: all of them."
        inputMode="numeric"
        autoComplete="off"
        value={group.share}
        onChange={(event) => {
          onChange({ share: event.target.value });
        }}
      />
      <div>
        <Button size="s" variant="line" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
};
