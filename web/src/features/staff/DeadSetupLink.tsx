import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';

/**
 * In place of the form of the first owner, when its link is unknown, was used, has expired or was replaced. Strangers
 * must not learn which, so the words are the same for all (BEG-02, THR-63).
 */
export const DeadSetupLink = () => (
  <Door dense foot={<AccountFoot />}>
    <ScreenHeading>This link no longer works</ScreenHeading>
    <p className={look.muted}>
      A link to set up the academy works once, for an hour, and only until the next one is made.
    </p>
    <p className={look.muted}>
      Whoever looks after the server makes a new one there, with <code>npm run setup</code>. If you have an account
      already, sign in.
    </p>
    <ButtonLink wide href="/login">
      Sign In
    </ButtonLink>
  </Door>
);
