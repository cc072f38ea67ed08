import {
  apiTokenForm,
  tokenDays,
  tokenRoles,
  type TokenRole,
  type TokenScope,
} from '@atrium/domain/access/apiToken.ts';
import { roleWords } from '@atrium/domain/access/roleWords.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { makeTokenAct } from './tokensQuery.ts';

export interface NewTokenDialogProps {
  /** Called with the secret once the token is made; null: an earlier press has made it. */
  onMade: (made: { readonly name: string; readonly secret: string | null }) => void;
  onClose: () => void;
}

const scopes = [
  { value: 'READ', label: 'Reads only', note: 'It changes nothing.' },
  { value: 'WRITE', label: 'Reads and writes', note: 'But for what asks you for a fresh sign-in.' },
] as const;

/** Makes a token: what it is called, what it may do, and until when (API-07). */
export const NewTokenDialog = ({ onMade, onClose }: NewTokenDialogProps) => {
  const [tokenId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [role, setRole] = useState<TokenRole>('auditor');
  const [scope, setScope] = useState<TokenScope>('READ');
  const [days, setDays] = useState<number>(90);
  const [settled, setSettled] = useState(name);
  useSettled(name, quickPauses, setSettled);
  const isNamed = apiTokenForm.name({ name }).length === 0;
  return (
    <ActDialog
      act={makeTokenAct}
      input={isNamed ? { tokenId, name: name.trim(), role, scope, days } : null}
      wanting="Give the token a name, such as what uses it."
      isTyping={settled !== name}
      takesAway={false}
      title="New token"
      confirm="Make it"
      dismiss="Leave it"
      onDone={({ secret }) => {
        onMade({ name: name.trim(), secret });
      }}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        hint="What uses it. The audit log names it."
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
        }}
      />
      <Select
        label="Role"
        hint={roleWords[role].about}
        options={tokenRoles.map((each) => ({ value: each, label: roleWords[each].name }))}
        value={role}
        onChange={(event) => {
          const next = tokenRoles.find((each) => each === event.target.value) ?? 'auditor';
          setRole(next);
          if (next === 'auditor') setScope('READ');
        }}
      />
      {role === 'auditor' ? null : (
        <ChoiceGroup legend="What it may do">
          {scopes.map(({ value, label, note }) => (
            <Radio
              key={value}
              name="scope"
              label={label}
              note={note}
              checked={scope === value}
              onChange={() => {
                setScope(value);
              }}
            />
          ))}
        </ChoiceGroup>
      )}
      <Select
        label="Good for"
        options={tokenDays.map((each) => ({ value: String(each), label: `${String(each)} days` }))}
        value={String(days)}
        onChange={(event) => {
          setDays(Number(event.target.value));
        }}
      />
    </ActDialog>
  );
};
