import { useEffect, useRef } from 'react';
import styles from './RowBox.module.css';

export interface RowBoxProps {
  /** 'Select A talk about doors'. */
  label: string;
  checked: boolean;
  /** Some of the rows are chosen, for the box of the head. */
  isPart?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** The box of a row, by which it is chosen; with Shift, all rows since the last one are. */
export const RowBox = ({ label, checked, isPart = false, onToggle }: RowBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => {
          onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
      />
    </label>
  );
};
