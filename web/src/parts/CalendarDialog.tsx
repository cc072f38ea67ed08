import { IconCalendarPlus, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSave } from '#lib/useSave.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { eventsCalendarQuery, memberCalendarQuery, resetCalendarsSpec } from './calendars.ts';

const calendars = {
  events: {
    query: eventsCalendarQuery,
    title: 'Add all events to your calendar',
    text: 'Subscribe once, and your calendar follows every event: new ones, changes, and those you attend.',
  },
  member: {
    query: memberCalendarQuery,
    title: 'Add all your dates to your calendar',
    text: 'Subscribe once, and your calendar follows your classes and events: what you join, what changes, and what you leave.',
  },
};

/** Which calendar: of all events, or of all that is the viewer's. */
export type CalendarOf = keyof typeof calendars;

interface CalendarDialogProps {
  readonly of: CalendarOf;
  readonly onClose: () => void;
}

/** The viewer's own calendar: subscribe to it, copy its address, or replace the address (EVT-01, CAT-09, D38). */
export const CalendarDialog = ({ of, onClose }: CalendarDialogProps) => {
  const { query, title, text } = calendars[of];
  const { data, error } = useQuery(query());
  const { busy, fault, save } = useSave(resetCalendarsSpec);
  const calendar = data?.page;
  const lost = data?.refusal?.message ?? error?.message;
  const copy = (url: string) => {
    navigator.clipboard.writeText(url).then(
      () => toast({ id: 'calendar', message: 'Address copied' }),
      () => toast({ id: 'calendar', tone: 'bad', message: "The address couldn't be copied. Select it instead." }),
    );
  };
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        <p>{text}</p>
        {calendar ? (
          <>
            <Row>
              <ButtonLink
                icon={<IconCalendarPlus aria-hidden="true" />}
                href={calendar.webcalUrl}
                target="_blank"
                data-autofocus
              >
                Subscribe in Calendar
              </ButtonLink>
              <Button
                variant="line"
                icon={<IconCopy aria-hidden="true" />}
                onClick={() => {
                  copy(calendar.url);
                }}
              >
                Copy Address
              </Button>
            </Row>
            <TextInput
              label="Calendar address"
              hint="For Google Calendar and Outlook: add a calendar from a URL. Only you should have this address."
              readOnly
              value={calendar.url}
              onFocus={(event) => {
                event.target.select();
              }}
            />
            <Row className={look.small}>
              <Button
                variant="bare"
                size="s"
                busy={busy}
                icon={<IconRefresh aria-hidden="true" />}
                onClick={() => {
                  save(undefined, () => {
                    toast({ id: 'calendar', message: 'The old address no longer works. Subscribe with the new one.' });
                  });
                }}
              >
                Reset Address
              </Button>
              <span className={look.muted}>Ends every subscription to the old one.</span>
            </Row>
          </>
        ) : lost === undefined ? (
          <Spinner label="Loading your calendar" centered />
        ) : null}
        {lost === undefined ? null : <Note tone="bad">{lost}</Note>}
        {fault === null ? null : <Note tone="bad">{fault.message}</Note>}
      </Stack>
    </Dialog>
  );
};
