import { reachesCourse, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconPencil } from '@tabler/icons-react';
import type { SignedIn } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export interface EditLinkProps {
  /** What the viewer is on the team; null for members. */
  staff: SignedIn['staff'];
  /** The kind of document that the page shows, by its name in the studio. */
  kind: 'certificate' | 'course' | 'event' | 'faculty' | 'insight' | 'resource' | 'session' | 'sessionContent';
  id: string;
  /** Of which course it is, where it is of one: whoever teaches that may change it. */
  courseId?: string;
  /** What the link says, where it leads to a part of what the page shows. */
  words?: string;
  /** What is edited, where a page shows several that can be. */
  of?: string;
}

/** 'Edit', for somebody whose roles include it. */
export const EditLink = ({ staff, kind, id, courseId, words = 'Edit', of }: EditLinkProps) =>
  reachesCourse(staffReach(staff, 'document.write'), kind === 'course' ? id : (courseId ?? null)) ? (
    <ButtonLink
      className={look.noPrint}
      size="s"
      variant="line"
      icon={<IconPencil aria-hidden="true" />}
      href={`/studio/${kind}/${encodeURIComponent(id)}`}
    >
      {words}
      {of === undefined ? null : <VisuallyHidden> {of}</VisuallyHidden>}
    </ButtonLink>
  ) : null;
