import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import styles from './SecondFactor.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Codes that are shown this once, to be printed or copied. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const copy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ id: 'account', message: 'Codes copied' }),
      () => toast({ id: 'account', tone: 'bad', message: "The codes couldn't be copied. Select them instead." }),
    );
  };
  return (
    <Stack className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <p>
        Each of them signs you in once when your second factor is not at hand. They are shown only now: print them, or
        keep them where only you can read them.
      </p>
      <ul className={styles.grid}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row className={cx(look.noPrint)}>
        <Button
          onClick={() => {
            print();
          }}
        >
          Print the codes
        </Button>
        <Button variant="line" onClick={copy}>
          Copy the codes
        </Button>
        <Button variant="bare" onClick={onDone}>
          I have kept them
        </Button>
      </Row>
    </Stack>
  );
};
