import { useQuery } from '@tanstack/react-query';
import { IconCalendarPlus, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useSave } from '#lib/useSave.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Note } from '#ui/Note.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import { resetEventsCalendarSpec, eventsCalendarQuery } from './eventsCalendar.ts';

/** The viewer's own calendar of events: subscribe to it, copy its address, or replace the address (EVT-01, D38). */
export const EventsCalendarDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error } = useQuery(eventsCalendarQuery());
  const { busy, fault, save } = useSave(resetEventsCalendarSpec);
  const calendar = data?.page;
  const lost = data?.refusal?.message ?? error?.message;
  const copy = (url: string) => {
    navigator.clipboard.writeText(url).then(
      () => toast({ id: 'calendar', message: 'Address copied' }),
      () => toast({ id: 'calendar', tone: 'bad', message: 'The address could not be copied. Select it instead.' }),
    );
  };
  return (
    <Dialog opened onClose={onClose} title="Add all events to your calendar">
      <Stack>
        <p>Subscribe once, and your calendar follows every event: new ones, changes, and those you attend.</p>
        {calendar ? (
          <>
            <Row>
              <ButtonLink icon={<IconCalendarPlus aria-hidden="true" />} href={calendar.webcalUrl} data-autofocus>
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
