import { MembershipDialog } from './MembershipDialog.tsx';
import { useSellsMemberships } from './membershipOffers.ts';

/** Shown to a limited member who opens something locked: why it is, and what a membership opens (LIM-02). */
export const FeatureLockDialog = ({ sentence, onClose }: { sentence: string; onClose: () => void }) => (
  <MembershipDialog
    title={useSellsMemberships() ? 'Become a member for full access' : 'This comes with a membership'}
    onClose={onClose}
  >
    <p>{sentence}</p>
  </MembershipDialog>
);
