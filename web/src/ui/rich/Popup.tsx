import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover, type PopoverProps } from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { cx } from '../cx.ts';
import type { SelectOption } from '../Select.tsx';
import { useTopDialog } from '../topDialog.ts';
import styles from './Popup.module.css';

/** Opens beside its control. Inside an open dialog it is rendered there, because everything outside is inert. */
export const Popup = ({
  children,
  ...rest
}: Omit<PopoverProps, 'className' | 'children'> & { children: ReactNode }) => {
  const dialog = useTopDialog();
  return (
    <UNSAFE_PortalProvider getContainer={() => dialog ?? document.body}>
      <Popover {...rest} className={cx(styles.popup)}>
        {children}
      </Popover>
    </UNSAFE_PortalProvider>
  );
};

/** The items of a list of options: its `SelectOption`s, with the value as the key. */
export interface OptionItem extends SelectOption {
  id: string;
}

export const optionItems = (options: readonly SelectOption[]): OptionItem[] =>
  options.map((option) => ({ ...option, id: option.value }));

/** The options of a combobox or a select, which provides items and selection by context. */
export const OptionList = ({ items, empty }: { items?: readonly OptionItem[] | undefined; empty: string }) => (
  <ListBox<OptionItem>
    className={cx(styles.list)}
    {...(items ? { items } : {})}
    renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
  >
    {(option) => (
      <ListBoxItem
        id={option.id}
        textValue={option.label}
        isDisabled={option.disabled ?? false}
        className={cx(styles.option)}
      >
        {({ isSelected }) => (
          <>
            <span>{option.label}</span>
            {isSelected ? <IconCheck aria-hidden="true" /> : null}
          </>
        )}
      </ListBoxItem>
    )}
  </ListBox>
);
