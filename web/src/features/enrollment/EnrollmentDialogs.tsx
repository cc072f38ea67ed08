import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { showEnrollmentDialog, useEnrollmentDialog } from './enrollmentDialogs.ts';

const openDialog = lazyPart(
  () => import('./OpenDialog.tsx'),
  (file) => file.OpenDialog,
);

/** The place of the dialogs about enrolling, once on a page; their code comes with the first. */
export const EnrollmentDialogs = () => {
  const dialog = useEnrollmentDialog();
  if (dialog === null) return null;
  return (
    <Part
      of={openDialog}
      with={{ dialog }}
      onMissing={() => {
        showEnrollmentDialog(null);
      }}
    />
  );
};
