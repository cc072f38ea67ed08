import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { calendarItems, type CalendarLinks } from './calendarItems.tsx';

/** 'Add to Calendar': as a file, by a subscription, or in a web calendar (ENR-02, EVT-03). */
export const CalendarMenu = ({ links }: { links: CalendarLinks }) => (
  <Menu label="Add to Calendar" align="start" items={calendarItems(links)}>
    {(trigger) => (
      <Button variant="line" icon={<IconCalendarPlus aria-hidden="true" />} {...trigger}>
        Add to Calendar
      </Button>
    )}
  </Menu>
);
