import { RowBox } from './RowBox.tsx';
import type { ListRows } from './useListRows.ts';

/** The box in the head of a list, which chooses all rows that are shown, or none. */
export const HeadBox = ({ ids, rows }: { ids: readonly string[]; rows: ListRows }) => {
  const isAll = ids.every((id) => rows.isChosen(id));
  return (
    <RowBox
      label={isAll ? 'Select none' : 'Select all that are shown'}
      checked={isAll}
      isPart={!isAll && ids.some((id) => rows.isChosen(id))}
      onToggle={() => {
        if (isAll) rows.clear();
        else rows.chooseShown();
      }}
    />
  );
};
