import type { SignedIn } from '#lib/viewer.ts';
import type { SetUp } from './setUpQuery.ts';

/** One step of a new academy's beginning. */
export interface SetUpStep {
  readonly title: string;
  readonly words: string;
  readonly isDone: boolean;
  /** Where it is taken; null where nothing is to be pressed. */
  readonly act: { readonly label: string; readonly href: string } | null;
}

type Person = Pick<SignedIn, 'email' | 'staff'>;

/** The steps to an academy in which people can learn, in their order (D79). */
export function setUpSteps(setUp: SetUp, person: Person): readonly SetUpStep[] {
  return [
    accountStep(setUp, person),
    {
      title: 'Name and look',
      words: 'What members read in the tab, in mails and on certificates. You can change all of it later.',
      isDone: setUp.hasLook,
      act: { label: 'Open the settings', href: '/studio/settings' },
    },
    mailStep(setUp),
    {
      title: 'The first course',
      words: 'A title and one lesson are enough to see how it looks. It stays a draft until you publish it.',
      isDone: setUp.hasCourse,
      act: { label: 'Open courses', href: '/studio/course' },
    },
    {
      title: 'The first people',
      words: 'From a file, by a pass that anybody can use, or by themselves: signing up is open.',
      isDone: setUp.hasPeople,
      act: { label: 'Add people', href: '/studio/people/add' },
    },
    {
      title: 'Payments, when you sell',
      words: setUp.sells
        ? 'Stripe is connected. What you sell is made on the page of products.'
        : 'Stripe is connected by two settings of the server. Free academies and companies with a contract need none.',
      isDone: setUp.sells,
      act: setUp.sells ? { label: 'Open products', href: '/studio/products' } : null,
    },
  ];
}

function accountStep({ owners }: SetUp, { email, staff }: Person): SetUpStep {
  const isAlone = owners < 2;
  const isOpen = staff?.factor === 'DUE';
  return {
    title: 'Your account',
    words: [
      `Signed in as ${email}.`,
      ...(isOpen ? ['A second factor is still due.'] : []),
      ...(isAlone ? ['Invite a second owner, so that nobody is locked out.'] : []),
    ].join(' '),
    isDone: !isOpen,
    act: isOpen
      ? { label: 'Add a second factor', href: '/second-factor' }
      : isAlone
        ? { label: 'Open the team', href: '/studio/team' }
        : null,
  };
}

const mailWords = {
  NONE: 'No mail has left yet. The first one leaves with the first invitation.',
  WAITING: 'The first mail waits to leave.',
  FAILED: 'The first mail could not be sent. The outbox says why.',
  SENT: 'The first mail has left for the first owner. Look whether it has arrived.',
} as const;

function mailStep({ firstMail, hasMailServer }: SetUp): SetUpStep {
  if (!hasMailServer) {
    return {
      title: 'Mail',
      words: 'No mail server is connected, so mails reach nobody. It is one setting of the server: SMTP_URL.',
      isDone: false,
      act: null,
    };
  }
  const isDone = firstMail === 'SENT';
  return {
    title: 'Mail',
    words: mailWords[firstMail],
    isDone,
    act: isDone || firstMail === 'NONE' ? null : { label: 'Open the outbox', href: '/studio/outbox' },
  };
}
