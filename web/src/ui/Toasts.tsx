import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { dismissToast, useToasts, type Toast } from './toast.ts';
import styles from './Toasts.module.css';
import { useTopDialog } from './topDialog.ts';

const icons = {
  good: <IconCircleCheck aria-hidden="true" />,
  bad: <IconAlertTriangle aria-hidden="true" />,
  plain: null,
};

const One = ({ id, message, tone = 'good', icon, undo, action, lasts = 5000, held }: Toast & { held: boolean }) => {
  useEffect(() => {
    if (held || lasts === null) return;
    const timer = setTimeout(() => {
      dismissToast(id);
    }, lasts);
    return () => {
      clearTimeout(timer);
    };
  }, [held, id, lasts]);
  const way = undo ? { label: 'Undo', onPress: undo } : action;
  return (
    <li className={cx(styles.toast, tone === 'bad' && styles.bad)} role={tone === 'bad' ? 'alert' : undefined}>
      {icon ?? icons[tone]}
      <span className={styles.message}>{message}</span>
      {way ? (
        <Button
          variant="bare"
          size="s"
          className={styles.way}
          onClick={() => {
            dismissToast(id);
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
          dismissToast(id);
        }}
      >
        <IconX aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** The place where toasts stand; there before the first one comes, so that it is read out. */
export const Toasts = () => {
  const toasts = useToasts();
  const top = useTopDialog();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = toasts.length > 0 && (hovered || focused);
  const region = (
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      className={styles.region}
      onMouseEnter={() => {
        setHovered(true);
      }}
      onMouseLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={(event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      {toasts.length > 0 ? (
        <ol className={styles.list}>
          {toasts.map((one) => (
            <One key={one.id} {...one} held={held} />
          ))}
        </ol>
      ) : null}
    </section>
  );
  return createPortal(region, top ?? document.body);
};
