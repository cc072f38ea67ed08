import { IconX } from '@tabler/icons-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  pressed: boolean;
  icon?: ReactNode;
}

/** A toggle for one choice of a filter. */
export const Chip = ({ pressed, icon, className, children, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={pressed} className={cx(styles.chip, className)}>
    {icon}
    {children}
  </button>
);

export interface RemovableChipProps {
  onRemove: () => void;
  children: ReactNode;
}

/** An active filter, with a button to remove it. */
export const RemovableChip = ({ onRemove, children }: RemovableChipProps) => (
  <button type="button" className={cx(styles.chip, styles.gone)} onClick={onRemove}>
    <VisuallyHidden>Remove filter: </VisuallyHidden>
    {children}
    <IconX aria-hidden="true" />
  </button>
);

export interface ChipGroupProps {
  /** The visible name of the filter, at its left (above it on a phone). */
  label?: string | undefined;
  /** The accessible name, when there is no visible one. */
  name?: string | undefined;
  children: ReactNode;
}

/** Chips that belong to one filter. On a phone a labeled row scrolls horizontally. */
export const ChipGroup = ({ label, name, children }: ChipGroupProps) => {
  const id = useId();
  if (!label)
    return (
      <div className={styles.chips} role="group" aria-label={name}>
        {children}
      </div>
    );
  return (
    <div className={styles.labelled} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.chips}>{children}</div>
    </div>
  );
};

/** The filters of a list between two hairlines; contains labeled ChipGroups. */
export const FilterPanel = ({ label = 'Filters', children }: { label?: string; children: ReactNode }) => (
  <div className={styles.panel} role="group" aria-label={label}>
    {children}
  </div>
);
