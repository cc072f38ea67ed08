import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCalendarPlus,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconHistory,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { DocumentEnd, DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { toast } from '#ui/toast.ts';
import { CopyRunDialog } from './CopyRunDialog.tsx';
import { archiveDocumentSpec, discardDraftSpec, duplicateDocumentSpec } from './documentCalls.ts';
import { EndDialog } from './EndDialog.tsx';
import { mayBegin, mayDo, studioPath, type StudioKind } from './kinds.ts';
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
  const [asked, setAsked] = useState<DocumentEnd | 'discard' | 'copy' | null>(null);
  const { id, draft, state, published } = document;
  const navigate = useNavigate();
  const restore = useSave(archiveDocumentSpec);
  const duplicate = useSave(duplicateDocumentSpec);
  // the same until its answer came, so that a second press makes no second copy
  const [copyId, setCopyId] = useState(() => crypto.randomUUID());
  const mayPublish = mayDo(viewer.staff, kind, 'publish');
  const isMet = published !== null && state === 'PUBLISHED' && kind.canBeTakenBack;
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
  if (mayBegin(viewer.staff, kind) && kind.onlyId === null) {
    items.push({
      id: 'duplicate',
      label: 'Duplicate',
      icon: <IconCopy aria-hidden="true" />,
      onSelect: () => {
        duplicate.save(
          { kind: kind.kind, documentId: id, newDocumentId: copyId },
          () => {
            setCopyId(crypto.randomUUID());
            toast({ id: 'studio', message: `This is the copy: a draft of a new ${kind.one}.` });
            void navigate({ to: studioPath(kind.kind, copyId) });
          },
          ({ message }) => {
            toast({ id: 'studio', tone: 'bad', message });
          },
        );
      },
    });
  }
  if (kind.kind === 'session' && mayDo(viewer.staff, kind, 'write')) {
    items.push({
      id: 'copy',
      label: 'Copy as a new run',
      icon: <IconCalendarPlus aria-hidden="true" />,
      onSelect: () => {
        setAsked('copy');
      },
    });
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
  } else if (mayPublish) {
    const ends: readonly (readonly [DocumentEnd, string, ReactNode, boolean])[] = [
      ['TAKE_BACK', 'Take back', <IconArrowBackUp key="back" aria-hidden="true" />, isMet],
      [
        'ARCHIVE',
        'Archive',
        <IconArchive key="archive" aria-hidden="true" />,
        kind.canBeTakenBack || published === null,
      ],
      [
        'REMOVE',
        'Remove',
        <IconTrashX key="remove" aria-hidden="true" />,
        kind.onlyId === null && (!kind.isPart || published === null),
      ],
    ];
    for (const [end, label, icon, isPossible] of ends) {
      if (!isPossible) continue;
      items.push({
        id: end,
        label,
        icon,
        onSelect: () => {
          setAsked(end);
        },
      });
    }
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
      {asked === 'copy' ? (
        <CopyRunDialog
          document={document}
          onClose={() => {
            setAsked(null);
          }}
        />
      ) : null}
      {asked !== null && asked !== 'discard' && asked !== 'copy' ? (
        <EndDialog
          kind={kind}
          id={id}
          end={asked}
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
          isScheduled={draft.publishAt !== null}
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

const DiscardDialog = ({
  kind,
  id,
  version,
  isScheduled,
  onDiscarded,
  onClose,
}: QuestionProps & { version: number; isScheduled: boolean; onDiscarded: () => void }) => {
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
      <p>
        What members see stays as it is. The text of the draft does not come back
        {isScheduled ? ', and it is no longer published by itself' : ''}.
      </p>
    </ConfirmDialog>
  );
};
