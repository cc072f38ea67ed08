import { IconArchive, IconArchiveOff, IconDots, IconExternalLink, IconHistory, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { archiveDocumentSpec, discardDraftSpec } from './documentCalls.ts';
import { mayDo, studioPath, type StudioKind } from './kinds.ts';
import { documentQuery } from './studioQueries.ts';

export interface DocumentMenuProps {
  viewer: SignedIn;
  kind: StudioKind;
  document: DocumentFieldsFragment;
  /** The draft is gone, and what members meet is still there. */
  onDiscarded: () => void;
}

/** What else can be done with a document, by somebody whose roles include it. */
export const DocumentMenu = ({ viewer, kind, document, onDiscarded }: DocumentMenuProps) => {
  const [asked, setAsked] = useState<'archive' | 'discard' | null>(null);
  const { id, draft, state, published } = document;
  const restore = useSave(archiveDocumentSpec);
  const mayPublish = mayDo(viewer.staff, kind, 'publish');
  const items: MenuItem[] = [
    {
      id: 'history',
      label: 'History',
      icon: <IconHistory aria-hidden="true" />,
      href: studioPath(kind.kind, id, 'history'),
    },
  ];
  const href =
    published === null || state !== 'PUBLISHED'
      ? null
      : kind.pageOf(id, published as Readonly<Record<string, unknown>>);
  if (href !== null) {
    items.push({ id: 'page', label: 'See it as a member', icon: <IconExternalLink aria-hidden="true" />, href });
  }
  if (draft !== null && mayDo(viewer.staff, kind, 'write')) {
    items.push({
      id: 'discard',
      label: 'Throw the draft away',
      icon: <IconTrash aria-hidden="true" />,
      apart: true,
      onSelect: () => {
        setAsked('discard');
      },
    });
  }
  if (mayPublish && state === 'ARCHIVED') {
    items.push({
      id: 'restore',
      label: 'Take it out of the archive',
      icon: <IconArchiveOff aria-hidden="true" />,
      onSelect: () => {
        restore.save(
          { kind: kind.kind, documentId: id, archived: false, reason: '' },
          () => {
            toast({ id: 'studio', message: 'It is in the lists again, and not published.' });
          },
          ({ message }) => {
            toast({ id: 'studio', tone: 'bad', message });
          },
        );
      },
    });
  } else if (mayPublish && (kind.canBeTakenBack || published === null)) {
    items.push({
      id: 'archive',
      label: 'Archive',
      icon: <IconArchive aria-hidden="true" />,
      onSelect: () => {
        setAsked('archive');
      },
    });
  }
  return (
    <>
      <Menu label={`More about the ${kind.one}`} items={items}>
        {(trigger) => (
          <IconButton label="More" size="s" {...trigger}>
            <IconDots aria-hidden="true" />
          </IconButton>
        )}
      </Menu>
      {asked === 'archive' ? (
        <ArchiveDialog
          kind={kind}
          id={id}
          onClose={() => {
            setAsked(null);
          }}
        />
      ) : null}
      {asked === 'discard' && draft !== null ? (
        <DiscardDialog
          kind={kind}
          id={id}
          version={draft.version}
          onDiscarded={onDiscarded}
          onClose={() => {
            setAsked(null);
          }}
        />
      ) : null}
    </>
  );
};

interface QuestionProps {
  kind: StudioKind;
  id: string;
  onClose: () => void;
}

const ArchiveDialog = ({ kind, id, onClose }: QuestionProps) => {
  const [reason, setReason] = useState('');
  const action = useSave(archiveDocumentSpec);
  return (
    <ConfirmDialog
      title={`Archive this ${kind.one}?`}
      confirm={`Archive the ${kind.one}`}
      dismiss={`Keep the ${kind.one}`}
      action={action}
      onClose={onClose}
      onConfirm={() => {
        action.save({ kind: kind.kind, documentId: id, archived: true, reason }, ({ lines }) => {
          toast({ id: 'studio', message: (lines ?? []).join(' ') || 'It is archived.' });
          onClose();
        });
      }}
    >
      <p>Members no longer meet it, and lists leave it out. What they did with it stays, and it can come back.</p>
      <TextInput
        label="Why"
        hint="It stays in the history."
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
};

const DiscardDialog = ({
  kind,
  id,
  version,
  onDiscarded,
  onClose,
}: QuestionProps & { version: number; onDiscarded: () => void }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const action = useSave(discardDraftSpec);
  return (
    <ConfirmDialog
      title="Throw the draft away?"
      confirm="Throw the draft away"
      dismiss="Keep the draft"
      destructive
      action={action}
      onClose={onClose}
      onConfirm={() => {
        action.save({ kind: kind.kind, documentId: id, version }, ({ published }) => {
          if (published === null) {
            void navigate({ to: studioPath(kind.kind) });
            return;
          }
          // the form begins anew with what members meet, and not with the draft that is still in the cache
          void queryClient.query({ ...documentQuery(kind.kind, id), staleTime: 0 }).then(onDiscarded);
          onClose();
        });
      }}
    >
      <p>What members see stays as it is. The text of the draft does not come back.</p>
    </ConfirmDialog>
  );
};
