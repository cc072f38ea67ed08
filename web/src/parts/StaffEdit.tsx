import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import type { SignedIn } from '#lib/viewer.ts';

// members load none of it
const EditLink = lazyView(
  () => import('./EditLink.tsx'),
  (file) => file.EditLink,
);

export interface StaffEditProps {
  /** What the viewer is on the team; null for members. */
  staff: SignedIn['staff'];
  /** The kind of document that the page shows, by its name in the studio. */
  kind: 'certificate' | 'event' | 'resource';
  id: string;
}

/** The way from a page to its form in the studio, for those of the team who may change it. */
export const StaffEdit = (props: StaffEditProps) =>
  props.staff === null ? null : (
    <Suspense>
      <EditLink {...props} />
    </Suspense>
  );
