import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { ActDialog } from './ActDialog.tsx';
import { dismissAct, mergeAct, type Suspect } from './duplicatesQuery.ts';

/** Two accounts that may be of one person. */
export interface SuspectedPair {
  readonly person: Pick<Suspect, 'userId' | 'displayName' | 'email' | 'company' | 'registeredAt'>;
  readonly other: SuspectedPair['person'];
}

/** What is asked about a pair. */
export interface PairAsked {
  readonly what: 'merge' | 'dismiss';
  readonly pair: SuspectedPair;
}

export interface MergeDialogProps {
  viewer: SignedIn;
  asked: PairAsked;
  onClose: () => void;
}

/** The question before two accounts become one, or are known to be two people, with what will happen (PEO-01, D84). */
export const MergeDialog = ({ viewer, asked: { what, pair }, onClose }: MergeDialogProps) => {
  const { person, other } = pair;
  const zone = useTimeZone(viewer.timeZone);
  const [stays, setStays] = useState('');
  if (what === 'dismiss')
    return (
      <ActDialog
        act={dismissAct}
        input={{ userId: person.userId, otherId: other.userId }}
        takesAway={false}
        title={`${person.displayName}: two people?`}
        confirm="Not the same person"
        dismiss="Leave it"
        onClose={onClose}
      />
    );
  const leaves = stays === person.userId ? other.userId : person.userId;
  return (
    <ActDialog
      act={mergeAct}
      input={stays === '' ? null : { userId: stays, otherId: leaves }}
      wanting="Choose the account that stays."
      takesAway
      title={`Make the accounts of ${person.displayName} one?`}
      confirm="Merge them"
      dismiss="Keep both"
      said="The accounts are one now."
      onClose={onClose}
    >
      <p>
        Make sure first that both are the same person: who has the account that stays sees everything of the other. It
        cannot be undone.
      </p>
      <ChoiceGroup legend="Which account stays?" hint="Its address, password and other ways to sign in stay." lined>
        {[other, person].map(({ userId, email, company, registeredAt }) => (
          <Radio
            key={userId}
            name="stays"
            value={userId}
            checked={stays === userId}
            label={email}
            note={`${company?.name ?? 'No company'}, joined ${formatDay(Number(registeredAt), zone)}`}
            onChange={() => {
              setStays(userId);
            }}
          />
        ))}
      </ChoiceGroup>
    </ActDialog>
  );
};
