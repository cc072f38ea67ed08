import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { dismissToast, useToasts, type Toast } from './toast.ts';
import { useTopDialog } from './topDialog.ts';
import styles from './Toasts.module.css';

const icons = {
  good: <IconCircleCheck aria-hidden="true" />,
  bad: <IconAlertTriangle aria-hidden="true" />,
  plain: null,
};
const STEP = 250;

interface OneProps extends Toast {
  /** Removes the toast and returns the focus. */
  onDone: (id: string) => void;
}

const One = ({ id, message, tone = 'good', icon, undo, action, lasts = 5000, onDone }: OneProps) => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lasts === null) return;
    let left = lasts;
    const timer = setInterval(() => {
      // checked each time: an element that is removed while hovered or focused fires no event
      if (item.current?.parentElement?.matches(':hover, :focus-within')) return;
      left -= STEP;
      if (left <= 0) dismissToast(id);
    }, STEP);
    return () => {
      clearInterval(timer);
    };
  }, [id, lasts]);
  const way = undo ? { label: 'Undo', onPress: undo } : action;
  return (
    <li ref={item} className={cx(styles.toast, tone === 'bad' && styles.bad)}>
      {icon ?? icons[tone]}
      <span className={styles.message} role={tone === 'bad' ? 'alert' : undefined}>
        {message}
      </span>
      {way ? (
        <Button
          variant="bare"
          size="s"
          className={styles.way}
          onClick={() => {
            onDone(id);
            way.onPress();
          }}
        >
          {way.label}
        </Button>
      ) : null}
      <IconButton
        label="Dismiss"
        size="s"
        className={styles.x}
        onClick={() => {
          onDone(id);
        }}
      >
        <IconX aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** The container of the toasts; rendered before the first one, so that a screen reader announces it. */
export const Toasts = () => {
  const toasts = useToasts();
  const top = useTopDialog();
  const origin = useRef<HTMLElement | null>(null);
  const remember = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from;
  };
  const done = (id: string) => {
    dismissToast(id);
    if (origin.current?.isConnected) origin.current.focus();
    origin.current = null;
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only records where focus came from
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      className={styles.region}
      onFocus={remember}
    >
      {toasts.length > 0 ? (
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <One key={toast.id} {...toast} onDone={done} />
          ))}
        </ol>
      ) : null}
    </section>,
    top ?? document.body,
  );
};
