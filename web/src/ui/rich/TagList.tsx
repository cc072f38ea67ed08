import { IconX } from '@tabler/icons-react';
import { Button, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { SelectOption } from '../Select.tsx';
import styles from './TagList.module.css';

export interface TagListProps {
  /** The accessible name of the list. */
  label: string;
  values: readonly string[];
  options: readonly SelectOption[];
  onChange: (values: string[]) => void;
}

/** The chosen values, each removable by its button, Backspace or Delete; arrow keys move between them. */
export const TagList = ({ label, values, options, onChange }: TagListProps) => {
  if (values.length === 0) return null;
  return (
    <TagGroup
      aria-label={label}
      onRemove={(keys) => {
        onChange(values.filter((value) => !keys.has(value)));
      }}
    >
      <AriaTagList className={cx(styles.tags)}>
        {values.map((value) => {
          const text = options.find((option) => option.value === value)?.label ?? value;
          return (
            <Tag key={value} id={value} textValue={text} className={cx(styles.tag)}>
              {text}
              <Button slot="remove" className={cx(styles.remove)}>
                <IconX aria-hidden="true" />
              </Button>
            </Tag>
          );
        })}
      </AriaTagList>
    </TagGroup>
  );
};
