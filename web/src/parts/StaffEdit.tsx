import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import type { EditLinkProps } from './EditLink.tsx';

// members load none of it
const EditLink = lazyView(
  () => import('./EditLink.tsx'),
  (file) => file.EditLink,
);

/** The way from a page to its form in the studio, for those of the team who may change it; nothing for members. */
export const StaffEdit = (props: EditLinkProps) =>
  props.staff === null ? null : (
    <Suspense>
      <EditLink {...props} />
    </Suspense>
  );
