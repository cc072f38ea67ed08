import { readAddresses } from '@atrium/domain/event/inviteFriends.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { placeBeside } from '#ui/placeBeside.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { inviteFriendsSpec } from './inviteFriends.ts';
import styles from './InviteFriends.module.css';

/** 'Invite a Friend': a popover that sends invitations by mail (EVT-06). */
export const InviteFriends = ({ memberEventId }: { memberEventId: string }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { busy, fault, save, reset } = useSave(inviteFriendsSpec);
  const emails = readAddresses(text);
  useEffect(() => {
    // the message of a failure makes it higher, so that it may need the room above its button
    if (fault !== null && popover.current?.matches(':popover-open') && button.current) {
      placeBeside(popover.current, button.current, 'start');
    }
  }, [fault]);
  const send = () => {
    save(
      { memberEventId, emails },
      (sent) => {
        popover.current?.hidePopover();
        setText('');
        toast({ message: sent === 1 ? 'Invitation sent' : `${String(sent)} invitations sent` });
      },
      // Enter has closed it
      () => popover.current?.showPopover(),
    );
  };
  return (
    <>
      <Button
        ref={button}
        className={look.noPrint}
        variant="line"
        icon={<IconUserPlus aria-hidden="true" />}
        popoverTarget={id}
      >
        Invite a Friend
      </Button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Invite a Friend"
        className={styles.popover}
        onToggle={(event) => {
          if (event.newState !== 'open' || !button.current) return;
          placeBeside(event.currentTarget, button.current, 'start');
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (emails.length > 0) send();
          }}
        >
          <TextInput
            label="Email addresses"
            hint="Separate addresses with a comma and a space."
            error={fault?.message}
            inputMode="email"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (fault !== null) reset();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // else it would press the button that gets the focus back
              event.preventDefault();
              popover.current?.hidePopover();
              if (emails.length > 0) send();
            }}
          />
          <Button type="submit" busy={busy} disabled={emails.length === 0}>
            Send
          </Button>
        </form>
      </div>
    </>
  );
};
