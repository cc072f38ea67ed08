import { IconHelpCircle } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { look } from './look.ts';
import { placeBeside } from './placeBeside.ts';
import styles from './HelpTip.module.css';

export interface HelpTipProps {
  /** The accessible name of the question mark: 'What is Active Learners?' */
  label: string;
  /** Words beside the question mark, with which the name begins. */
  text?: string | undefined;
  children: ReactNode;
}

/** A question mark that opens a short explanation; Escape or a press outside closes it. */
export const HelpTip = ({ label, text, children }: HelpTipProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {text === undefined ? (
        <IconButton ref={button} label={label} size="xs" className={look.noPrint} popoverTarget={id}>
          <IconHelpCircle aria-hidden="true" />
        </IconButton>
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={label}
          className={cx(look.noPrint, styles.asked)}
          popoverTarget={id}
        >
          {text}
          <IconHelpCircle aria-hidden="true" />
        </button>
      )}
      <div
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        className={styles.tip}
        onToggle={(event) => {
          const tip = event.currentTarget;
          if (event.newState !== 'open' || button.current === null) return;
          placeBeside(tip, button.current, 'start');
          // a long one scrolls on a low screen, also by the keys
          if (tip.scrollHeight > tip.clientHeight) tip.tabIndex = 0;
          else tip.removeAttribute('tabindex');
        }}
      >
        {children}
      </div>
    </>
  );
};
