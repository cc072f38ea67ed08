import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { CalendarOf } from './CalendarDialog.tsx';
import { lazyPart, Part } from './lazyPart.tsx';
import styles from './AddAllToCalendar.module.css';

const calendarDialog = lazyPart(
  () => import('./CalendarDialog.tsx'),
  (file) => file.CalendarDialog,
);

interface AddAllToCalendarProps {
  /** Of events, or of all that is the viewer's. */
  readonly of: CalendarOf;
  readonly size?: 's';
}

/** 'Add All to Calendar', shortened on small screens: opens the viewer's own subscription (EVT-01, CAT-09). */
export const AddAllToCalendar = ({ of, size }: AddAllToCalendarProps) => {
  const [subscribing, setSubscribing] = useState(false);
  const close = () => {
    setSubscribing(false);
  };
  return (
    <>
      <Button
        variant="line"
        size={size}
        aria-label="Add All to Calendar"
        data-cta="add-all-to-calendar"
        icon={<IconCalendarPlus aria-hidden="true" />}
        onClick={() => {
          setSubscribing(true);
        }}
      >
        <span>
          Add All<span className={styles.wide}> to Calendar</span>
        </span>
      </Button>
      {subscribing ? <Part of={calendarDialog} with={{ of, onClose: close }} onMissing={close} /> : null}
    </>
  );
};
