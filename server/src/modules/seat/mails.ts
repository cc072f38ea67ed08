import { resetPasswordPath } from '../../base/pagePaths.ts';
import { hello, type Brand, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

interface Invitation {
  readonly companyName: string;
  /** When the seat ends, as text. */
  readonly until: string;
}

/** Without a name, somebody who has not signed in yet. */
interface MaybeKnown {
  readonly firstName: string | null;
}

interface Invited {
  readonly email: string;
}

/** To somebody who has not signed in yet. */
const toInvited =
  (name: 'seatInvited' | 'seatReminded') =>
  ({ email }: Invited, { brandName }: Brand, { companyName, until }: Invitation): Letter =>
    written(name, { brandName, companyName, until }, { greeting: hello(null), path: resetPasswordPath(email) });
const toMember =
  (name: 'seatAssigned' | 'seatExtended') =>
  ({ firstName }: Recipient, { brandName }: Brand, { companyName, until }: Invitation): Letter =>
    written(name, { brandName, companyName, until }, { greeting: hello(firstName), path: '/login' });
const aboutProgram =
  (name: 'programEnds' | 'programEnded') =>
  ({ firstName }: Recipient, { brandName }: Brand, { companyName, lastDay, dashboardUntil }: ProgramEnd): Letter =>
    written(
      name,
      { brandName, companyName, lastDay, dashboardUntil },
      { greeting: `Hello ${firstName},`, path: '/organization' },
    );
const toAdministrator =
  (name: 'administratorAdded' | 'administratorRemoved', path: string) =>
  ({ firstName }: MaybeKnown, { brandName }: Brand, { companyName }: Pick<ProgramEnd, 'companyName'>): Letter =>
    written(name, { brandName, companyName }, { greeting: hello(firstName), path });

/**
 * What the mails about seats say (D74). Somebody who has not signed in yet is not greeted by name: an administrator has
 * typed it (THR-65).
 */
export const seatMails = {
  invited: toInvited('seatInvited'),
  assigned: toMember('seatAssigned'),
  extended: toMember('seatExtended'),
  reminded: toInvited('seatReminded'),
  programEnds: aboutProgram('programEnds'),
  programEnded: aboutProgram('programEnded'),
  administers: toAdministrator('administratorAdded', '/organization'),
  administersNoLonger: toAdministrator('administratorRemoved', '/login'),
  seatEnded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { companyName, lastDay }: Omit<ProgramEnd, 'dashboardUntil'>,
  ): Letter =>
    written('seatEnded', { brandName, companyName, lastDay }, { greeting: `Hello ${firstName},`, path: '/login' }),
};

/** The end of a company's program. Days are texts. */
interface ProgramEnd {
  readonly companyName: string;
  readonly lastDay: string;
  readonly dashboardUntil: string;
}
