import { MembershipDialog } from './MembershipDialog.tsx';
import { useNotInPlan, useSellsMemberships } from './membershipOffers.ts';

export interface FeatureLockDialogProps {
  /** The keys of which any one would open it. */
  readonly unlock: readonly string[];
  /** What is locked; absent for 'this'. */
  readonly subject?: 'page' | 'session' | undefined;
  readonly onClose: () => void;
}

/** Shown to a limited member who opens something locked: why it is, and what a membership opens (LIM-02). */
export const FeatureLockDialog = ({ unlock, subject, onClose }: FeatureLockDialogProps) => (
  <MembershipDialog
    title={useSellsMemberships() ? 'Become a member for full access' : 'This comes with a membership'}
    gains={lockGains}
    onClose={onClose}
  >
    <p>{useNotInPlan(unlock, subject)}</p>
  </MembershipDialog>
);

/** The bullets of learning.md's upgrade dialog. */
const lockGains = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
] as const;
