import { parseDate } from '@internationalized/date';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
} from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import { Popup } from './Popup.tsx';
import { RichField } from './RichField.tsx';
import field from '../Field.module.css';
import styles from './DateField.module.css';

export interface DateFieldProps extends Omit<FieldTexts, 'labelAside'> {
  /** 'YYYY-MM-DD', a calendar date without a zone; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** A date, typed part by part or chosen in a calendar. */
export const DateField = ({ value, onChange, min, max, disabled, onBlur, ...props }: DateFieldProps) => (
  <DatePicker
    className={cx(field.field)}
    value={value === null ? null : parseDate(value)}
    onChange={(date) => {
      onChange(date === null ? null : date.toString());
    }}
    isDisabled={disabled ?? false}
    isInvalid={Boolean(props.error)}
    validationBehavior="aria"
    {...(min === undefined ? {} : { minValue: parseDate(min) })}
    {...(max === undefined ? {} : { maxValue: parseDate(max) })}
    {...(onBlur ? { onBlur } : {})}
  >
    <RichField {...props}>
      <Group className={cx(styles.box)}>
        <DateInput className={cx(styles.input)}>
          {(segment) => <DateSegment segment={segment} className={cx(styles.segment)} />}
        </DateInput>
        <Button className={cx(styles.open)}>
          <IconCalendar aria-hidden="true" />
        </Button>
      </Group>
      <Popup>
        <Dialog className={cx(styles.dialog)}>
          <Calendar>
            <header className={styles.head}>
              <Button slot="previous" className={cx(styles.turn)}>
                <IconChevronLeft aria-hidden="true" />
              </Button>
              <Heading className={cx(styles.month)} />
              <Button slot="next" className={cx(styles.turn)}>
                <IconChevronRight aria-hidden="true" />
              </Button>
            </header>
            <CalendarGrid className={cx(styles.grid)}>
              {(date) => <CalendarCell date={date} className={cx(styles.day)} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popup>
    </RichField>
  </DatePicker>
);
