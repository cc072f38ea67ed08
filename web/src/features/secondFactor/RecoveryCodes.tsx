import { useEffect, useRef } from 'react';
import { site } from '#lib/site.ts';
import { copyText } from '#parts/copyText.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import styles from './SecondFactor.module.css';

/** A file of text with the codes, which says whose they are. */
const fileOf = (codes: readonly string[]): string => {
  const text = `Recovery codes for ${site.name}. Each of them signs you in once.\n\n${codes.join('\n')}\n`;
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
};

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
  return (
    <Stack className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <p>
        Each of them signs you in once when your second factor is not at hand. They are shown only now, and gone when
        this page is reloaded: download, print or copy them, and keep them where only you can read them.
      </p>
      <ul className={styles.grid}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row className={cx(look.noPrint)}>
        <ButtonLink download={`${site.name} recovery codes.txt`} href={fileOf(codes)}>
          Download the codes
        </ButtonLink>
        <Button
          variant="line"
          onClick={() => {
            print();
          }}
        >
          Print the codes
        </Button>
        <Button
          variant="line"
          onClick={() => {
            const said = { copied: 'Codes copied', failed: "The codes couldn't be copied. Select them instead." };
            copyText(codes.join('\n'), said);
          }}
        >
          Copy the codes
        </Button>
        <Button variant="bare" onClick={onDone}>
          I have kept them
        </Button>
      </Row>
    </Stack>
  );
};
