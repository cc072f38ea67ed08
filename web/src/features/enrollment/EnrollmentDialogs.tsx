import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { showEnrollmentDialog, useEnrollmentDialog } from './enrollmentDialog.ts';

const openDialog = lazyPart(
  () => import('./OpenDialog.tsx'),
  (file) => file.OpenDialog,
);

/** The container of the enrollment dialogs, once for each page; their code is loaded with the first one. */
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
