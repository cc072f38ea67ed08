import { MembershipDialog } from './MembershipDialog.tsx';

/** Shown to a limited member who opens something locked: why it is, and what a membership opens (LIM-02). */
export const FeatureLockDialog = ({ sentence, onClose }: { sentence: string; onClose: () => void }) => (
  <MembershipDialog title="Become a member for full access" onClose={onClose}>
    <p>{sentence}</p>
  </MembershipDialog>
);
