import { MembershipDialog } from './MembershipDialog.tsx';

/** Shown to a limited member who opens something locked (access.md §2.5; LIM-02). */
export const FeatureLockDialog = ({ onClose }: { onClose: () => void }) => (
  <MembershipDialog title="Become a member for full access" onClose={onClose} />
);
