import { formatQuery, parseQuery } from '@atrium/domain/queryString.ts';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startSave } from '#lib/save.ts';
import { Button } from '#ui/Button.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { toast } from '#ui/toast.ts';
import { removeViewSpec, savedViewsQuery, saveViewSpec, type SavedView } from './savedViewCalls.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';

export interface SavedViewsProps {
  /** The list: a kind of documents, or people. */
  list: string;
  /** Its filters and order, as the address has them. */
  filters: object;
  /** Goes to the filters and the order of a view. */
  onView: (search: Readonly<Record<string, string>>) => void;
}

/** The views of a list that have a name: one's own and those that others share (STU-04). */
export const SavedViews = ({ list, filters, onView }: SavedViewsProps) => {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<SavedView | 'new' | null>(null);
  const views = useQuery(savedViewsQuery(list)).data?.page ?? [];
  const query = queryOf(filters);
  const current = views.find((view) => view.query === query) ?? null;
  const remove = (view: SavedView) => {
    const { savedViewId, name, isShared: shared } = view;
    const said = (message: string) => ({ id: 'studio', message });
    const failed = ({ message }: { message: string }) => {
      toast({ ...said(message), tone: 'bad' });
    };
    const done = () => {
      const undo = () => {
        startSave(queryClient, saveViewSpec, { savedViewId, list, name, query: view.query, shared }, { failed });
      };
      toast({ ...said(`“${name}” is removed.`), undo });
    };
    startSave(queryClient, removeViewSpec, { savedViewId }, { done, failed });
  };
  const own = current?.isMine === true ? current : null;
  const items: MenuItem[] = [
    ...views.map((view) => ({
      id: view.savedViewId,
      label: view.ownerName === null ? view.name : `${view.name}, of ${view.ownerName}`,
      onSelect: () => {
        onView(Object.fromEntries(parseQuery(view.query)));
      },
    })),
    ...(own === null
      ? [
          {
            id: 'save',
            label: 'Save this view',
            apart: views.length > 0,
            onSelect: () => {
              setSaving('new');
            },
          },
        ]
      : [
          {
            id: 'change',
            label: 'Rename or share it',
            apart: true,
            onSelect: () => {
              setSaving(own);
            },
          },
          {
            id: 'remove',
            label: `Remove “${own.name}”`,
            danger: true,
            onSelect: () => {
              remove(own);
            },
          },
        ]),
  ];
  return (
    <>
      <Menu label="Views" items={items} align="start">
        {(trigger) => (
          <Button size="s" variant="line" icon={<IconBookmark aria-hidden="true" />} {...trigger}>
            {current === null ? 'Views' : `View: ${current.name}`}
          </Button>
        )}
      </Menu>
      {saving === null ? null : (
        <SaveViewDialog
          list={list}
          query={saving === 'new' ? query : saving.query}
          view={saving === 'new' ? null : saving}
          onClose={() => {
            setSaving(null);
          }}
        />
      )}
    </>
  );
};

/** The query of the address for these filters, always in the same order. */
function queryOf(filters: object): string {
  const given = Object.entries(filters).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return formatQuery(given.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
