import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import styles from './SearchBox.module.css';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'aria-label'> {
  /** 'Search courses': the accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter; a list may also filter on each keystroke. */
  onSearch?: ((value: string) => void) | undefined;
}

/** A search field for the content of the page. */
export const SearchBox = ({ label, value, onChange, onSearch, className, ...rest }: SearchBoxProps) => (
  <form
    role="search"
    className={cx(styles.search, className)}
    onSubmit={(event) => {
      event.preventDefault();
      onSearch?.(value);
    }}
  >
    <IconSearch aria-hidden="true" />
    <input
      placeholder={label}
      autoComplete="off"
      {...rest}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  </form>
);
