import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { MembershipGains } from './MembershipGains.tsx';
import { useSellsMemberships } from './membershipOffers.ts';

export interface MembershipDialogProps {
  readonly title: string;
  /** Shown before the list of what a membership opens. */
  readonly children?: ReactNode;
  /** What a membership opens, where a text of its own says it; else what the largest plan lists. */
  readonly gains?: readonly string[];
  readonly onClose: () => void;
}

/**
 * What a membership opens, and how to get one, for a limited member who has reached a limit (access.md §2.5); while
 * none is for sale, that (BEG-06).
 */
export const MembershipDialog = ({ title, children, gains, onClose }: MembershipDialogProps) => {
  const isSold = useSellsMemberships();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {isSold ? 'Not now' : 'Close'}
          </Button>
          {isSold ? (
            <ButtonLink href={upgradePath} data-cta="Enroll Now" onClick={onClose}>
              Enroll Now
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Stack>
        {children}
        {isSold ? <MembershipGains gains={gains} /> : <p>No membership is for sale here yet.</p>}
      </Stack>
    </Dialog>
  );
};
