import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import styles from '../Field.module.css';

/** The parts of a `Field` around a control of React Aria, which ties them together by its own contexts. */
export const RichField = ({
  label,
  hint,
  error,
  children,
}: Omit<FieldTexts, 'labelAside'> & { children: ReactNode }) => (
  <>
    <div className={styles.top}>
      <Label>{label}</Label>
    </div>
    {children}
    {hint ? (
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
    ) : null}
    <FieldError className={cx(styles.error)}>
      <IconAlertCircle aria-hidden="true" />
      <span>{error}</span>
    </FieldError>
  </>
);
