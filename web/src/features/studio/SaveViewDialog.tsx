import { longestViewName, savedViewForm } from '@atrium/domain/view/savedViewForm.ts';
import { useId, useState } from 'react';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Stack } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { saveViewSpec, type SavedView } from './savedViewCalls.ts';

export interface SaveViewDialogProps {
  list: string;
  query: string;
  /** The view that is changed; null for a new one. */
  view: SavedView | null;
  onClose: () => void;
}

/** Asks what a view of a list is called, and whether the team has it, too (STU-04). */
export const SaveViewDialog = ({ list, query, view, onClose }: SaveViewDialogProps) => {
  const id = useId();
  const [savedViewId] = useState(() => view?.savedViewId ?? crypto.randomUUID());
  const [shared, setShared] = useState(view?.isShared ?? false);
  const { busy, fault, save } = useSave(saveViewSpec);
  const { field, otherFault, submit } = useFields(savedViewForm, { name: view?.name ?? '' }, { fault });
  return (
    <ConfirmDialog
      title={view === null ? 'Save this view' : `Change “${view.name}”`}
      confirm="Save"
      dismiss="Leave it"
      form={id}
      action={{ busy, fault: null }}
      onClose={onClose}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ name }) => {
            save({ savedViewId, list, name: name.trim(), query, shared }, () => {
              toast({ id: 'studio', message: `“${name.trim()}” is saved.` });
              onClose();
            });
          });
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            required
            maxLength={longestViewName}
            hint="It keeps the search, the filters and the order of this list."
            {...field('name')}
          />
          <Checkbox
            label="The team sees it, too"
            note="Those whose roles include this list."
            checked={shared}
            onChange={(event) => {
              setShared(event.target.checked);
            }}
          />
        </Stack>
      </form>
      <FaultNote fault={otherFault} />
    </ConfirmDialog>
  );
};
