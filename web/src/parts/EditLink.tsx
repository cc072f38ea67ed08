import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconPencil } from '@tabler/icons-react';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import type { StaffEditProps } from './StaffEdit.tsx';

/** 'Edit', for somebody whose roles include it. */
export const EditLink = ({ staff, kind, id }: StaffEditProps) =>
  staffReach(staff, 'document.write') === 'all' ? (
    <ButtonLink
      className={look.noPrint}
      size="s"
      variant="line"
      icon={<IconPencil aria-hidden="true" />}
      href={`/studio/${kind}/${encodeURIComponent(id)}`}
    >
      Edit
    </ButtonLink>
  ) : null;
