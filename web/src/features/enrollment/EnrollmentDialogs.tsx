import { lazy, Suspense } from 'react';
import { useEnrollmentDialog } from './enrollmentDialogs.ts';

const OpenDialog = lazy(() => import('./OpenDialog.tsx').then((file) => ({ default: file.OpenDialog })));

/** The place of the dialogs about enrolling, once on a page; their code comes with the first. */
export const EnrollmentDialogs = () => {
  const dialog = useEnrollmentDialog();
  if (dialog === null) return null;
  return (
    <Suspense>
      <OpenDialog dialog={dialog} />
    </Suspense>
  );
};
