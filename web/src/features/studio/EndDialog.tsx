import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocumentEnd } from '#lib/gql/graphql.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { endDocumentSpec } from './documentCalls.ts';
import { studioPath, type StudioKind } from './kinds.ts';
import { Rehearsal } from './Rehearsal.tsx';
import { endQuery } from './studioQueries.ts';

export interface EndDialogProps {
  kind: StudioKind;
  id: string;
  end: DocumentEnd;
  onClose: () => void;
}

/** The question before a document is taken back, archived or removed, with what that does and to whom (DOC-03). */
export const EndDialog = ({ kind, id, end, onClose }: EndDialogProps) => {
  const [reason, setReason] = useState('');
  const navigate = useNavigate();
  const action = useSave(endDocumentSpec);
  const { data, isError, refetch } = useQuery({
    ...endQuery(kind.kind, id, end),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const rehearsed = data?.page ?? null;
  const { title, verb, about } = wordsOf(end, kind.one);
  const mailed = rehearsed?.mailed ?? 0;
  const people = mailed === 1 ? '1 person' : `${mailed.toLocaleString('en-US')} people`;
  const isPossible = rehearsed !== null && rehearsed.refusal === null;
  const confirm = () => {
    action.save({ kind: kind.kind, documentId: id, end, reason }, ({ lines }) => {
      toast({ id: 'studio', message: (lines ?? []).join(' ') || 'It was so already.' });
      onClose();
      if (end === 'REMOVE') void navigate({ to: studioPath(kind.kind) });
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep the {kind.one}
          </Button>
          {isPossible ? (
            <Button variant={end === 'REMOVE' ? 'danger' : 'solid'} busy={action.busy} onClick={confirm}>
              {mailed > 0 ? `${verb}, and mail ${people}` : `${verb} the ${kind.one}`}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack>
        <p>{about}</p>
        <Rehearsal
          lines={rehearsed?.lines ?? null}
          refusal={rehearsed?.refusal ?? null}
          isFailed={isError || (data !== undefined && rehearsed === null)}
          onRetry={() => void refetch()}
        />
        <TextInput
          label="Why"
          hint="It stays in the history."
          value={reason}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        <FaultNote fault={action.fault} />
      </Stack>
    </Dialog>
  );
};

function wordsOf(end: DocumentEnd, one: string) {
  if (end === 'ARCHIVE') {
    return {
      title: `Archive this ${one}?`,
      verb: 'Archive',
      about: 'Members no longer meet it, and lists leave it out. What they did with it stays, and it can come back.',
    };
  }
  if (end === 'REMOVE') {
    return {
      title: `Remove this ${one}?`,
      verb: 'Remove',
      about: 'It is gone from members and lists. Where members did something with it, it is archived instead.',
    };
  }
  return {
    title: `Take this ${one} back?`,
    verb: 'Take back',
    about: 'Members no longer meet it. It stays here, and can be published again.',
  };
}
