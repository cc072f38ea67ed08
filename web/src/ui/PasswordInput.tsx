import { IconArrowBigUpLine, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Note } from './Note.tsx';
import styles from './Field.module.css';

export type PasswordInputProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password field: allows pasting and password managers, can show the password, and warns when Caps Lock is on. */
export const PasswordInput = ({ id, label, labelAside, hint, error, onBlur, ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => {
    setCaps(event.getModifierState('CapsLock'));
  };
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <>
          <div className={styles.reveal}>
            <input
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              className={styles.input}
              onKeyDown={checkCapsLock}
              onKeyUp={checkCapsLock}
              onBlur={(event) => {
                setCaps(false);
                onBlur?.(event);
              }}
            />
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              onClick={() => {
                setShown(!shown);
              }}
            >
              {shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
            </IconButton>
          </div>
          <div role="status">
            {caps ? (
              <Note tone="sun" icon={<IconArrowBigUpLine aria-hidden="true" />}>
                Caps lock is on
              </Note>
            ) : null}
          </div>
        </>
      )}
    </Field>
  );
};
