import { FeatureLockDialog } from '#parts/FeatureLockDialog.tsx';
import { EnrollDialog } from './EnrollDialog.tsx';
import { EnrolledDialog } from './EnrolledDialog.tsx';
import { showEnrollmentDialog, type EnrollmentDialog } from './enrollmentDialogs.ts';
import { SwapDialog } from './SwapDialog.tsx';
import { UnenrollDialog } from './UnenrollDialog.tsx';
import { WaitlistedDialog } from './WaitlistedDialog.tsx';

/** The requested dialog. */
export const OpenDialog = ({ dialog }: { dialog: EnrollmentDialog }) => {
  const onClose = () => {
    showEnrollmentDialog(null);
  };
  switch (dialog.kind) {
    case 'enroll':
      return <EnrollDialog subject={dialog} onClose={onClose} />;
    case 'swap':
      return <SwapDialog subject={dialog} held={dialog.held} onClose={onClose} />;
    case 'unenroll':
      return <UnenrollDialog subject={dialog} onClose={onClose} />;
    case 'enrolled':
      return <EnrolledDialog subject={dialog} onClose={onClose} />;
    case 'waitlisted':
      return <WaitlistedDialog subject={dialog} onClose={onClose} />;
    case 'featureLock':
      return <FeatureLockDialog onClose={onClose} />;
  }
};
