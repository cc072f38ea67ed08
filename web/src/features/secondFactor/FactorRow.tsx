import { factorNameForm } from '@atrium/domain/account/secondFactor.ts';
import { useId, useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { removeSecondFactorSpec, renameSecondFactorSpec } from './secondFactorCalls.ts';
import type { Factor } from './secondFactorsQuery.ts';
import styles from './SecondFactor.module.css';

export interface FactorRowProps {
  factor: Factor;
  timeZone: string | null;
  isLast: boolean;
  /** Whether its owner must have one: the last may not be removed. */
  isNeeded: boolean;
}

const kinds = { AUTHENTICATOR: 'Authenticator app', PASSKEY: 'Passkey' } as const;

/** One factor: its name and use, and how to rename or remove it. */
export const FactorRow = ({ factor, timeZone, isLast, isNeeded }: FactorRowProps) => {
  const zone = useTimeZone(timeZone);
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const { name, kind, createdAt, lastUsedAt } = factor;
  const isKept = isLast && isNeeded;
  const close = () => {
    setAsked(null);
  };
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <div className={look.muted}>
          {kinds[kind]}, added on {formatDay(Number(createdAt), zone)}
          {lastUsedAt === null ? null : <>, last used on {formatDay(Number(lastUsedAt), zone)}</>}
        </div>
        {isKept ? <div className={look.muted}>The team needs one: add another before you remove this.</div> : null}
      </div>
      <Row>
        <Button
          variant="bare"
          size="s"
          aria-label={`Rename ${name}`}
          onClick={() => {
            setAsked('rename');
          }}
        >
          Rename
        </Button>
        {isKept ? null : (
          <Button
            variant="line"
            size="s"
            aria-label={`Remove ${name}`}
            onClick={() => {
              setAsked('remove');
            }}
          >
            Remove
          </Button>
        )}
      </Row>
      {asked === 'rename' ? <RenameDialog factor={factor} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveDialog factor={factor} isLast={isLast} onClose={close} /> : null}
    </li>
  );
};

const RenameDialog = ({ factor, onClose }: { factor: Factor; onClose: () => void }) => {
  const form = useId();
  const action = useSave(renameSecondFactorSpec);
  const { field, submit } = useFields(factorNameForm, { name: factor.name }, { fault: action.fault });
  return (
    <ConfirmDialog title="Rename it" confirm="Save the name" form={form} action={action} onClose={onClose}>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ name }) => {
            action.save({ factorId: factor.factorId, name }, onClose);
          });
        }}
      >
        <TextInput label="Name" maxLength={60} required {...field('name')} />
      </form>
    </ConfirmDialog>
  );
};

const RemoveDialog = ({ factor, isLast, onClose }: { factor: Factor; isLast: boolean; onClose: () => void }) => {
  const { busy, fault, save, question } = useFreshSave(removeSecondFactorSpec);
  return (
    <ConfirmDialog
      title={`Remove ${factor.name}?`}
      confirm="Remove it"
      dismiss="Keep it"
      destructive
      action={{ busy, fault: null }}
      onClose={onClose}
      onConfirm={() => {
        save(factor.factorId, onClose);
      }}
    >
      <p>
        {isLast
          ? 'Your password alone will sign you in, and your recovery codes will be good for nothing.'
          : 'It will not be asked for any more when you sign in.'}
      </p>
      <SignInAgain fault={fault} otherwise="It could not be removed. Please try again." />
      {question}
    </ConfirmDialog>
  );
};
