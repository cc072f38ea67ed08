import { IconEye } from '@tabler/icons-react';
import { IconButton } from '#ui/IconButton.tsx';
import type { ListRows } from './useListRows.ts';

/** Shows the facts of a row beside its list, for those who have no keys at hand (STU-04). */
export const PeekButton = ({ id, title, rows }: { id: string; title: string; rows: ListRows }) => (
  <IconButton
    label={`Peek at ${title}`}
    size="s"
    onClick={() => {
      rows.peek(id);
    }}
  >
    <IconEye aria-hidden="true" />
  </IconButton>
);
