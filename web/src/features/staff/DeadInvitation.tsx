import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';

/** In place of an invitation to the team that is unknown, was accepted, has expired or was replaced (STF-08). */
export const DeadInvitation = () => (
  <Door dense foot={<AccountFoot />}>
    <ScreenHeading>This link no longer works</ScreenHeading>
    <p className={look.muted}>
      An invitation to the team works once, for seven days, and only until the next one is sent.
    </p>
    <p className={look.muted}>Ask for a new one, or sign in if you have joined already.</p>
    <ButtonLink wide href="/login">
      Sign In
    </ButtonLink>
  </Door>
);
