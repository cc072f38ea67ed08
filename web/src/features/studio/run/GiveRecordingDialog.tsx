import { recordingLinkFault } from '@atrium/domain/session/recordingLink.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startSave } from '#lib/save.ts';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { ActDialog } from '../ActDialog.tsx';
import { stopFilmSpec } from '../filmCalls.ts';
import { forgetFilm } from '../filmUploads.ts';
import { saveRecordingAct } from './recordingActs.ts';
import { RecordingFilm } from './RecordingFilm.tsx';

export interface GiveRecordingDialogProps {
  sessionId: string;
  meetingNumber: number;
  /** Of the class. */
  title: string;
  /** There is one already, which the new one takes the place of. */
  isThere: boolean;
  onClose: () => void;
}

type Source = 'link' | 'film';

/** Gives a class its recording, or another one: a link, or a film that is uploaded (D85). */
export const GiveRecordingDialog = ({
  sessionId,
  meetingNumber,
  title,
  isThere,
  onClose,
}: GiveRecordingDialogProps) => {
  const queryClient = useQueryClient();
  const [source, setSource] = useState<Source>('link');
  const [url, setUrl] = useState('');
  const [settled, setSettled] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [filmId, setFilmId] = useState('');
  useSettled(url, quickPauses, setSettled);
  const link = url.trim();
  const key = { sessionId, meetingNumber };
  const given =
    source === 'link'
      ? recordingLinkFault(link) === null
        ? { ...key, url: link, filmId: null }
        : null
      : filmId === ''
        ? null
        : { ...key, url: null, filmId };
  const close = (isSaved: boolean): void => {
    // what was begun here and is given to nobody does not take room
    if (filmId !== '' && !isSaved) {
      forgetFilm(filmId);
      startSave(queryClient, stopFilmSpec, filmId, { done: () => undefined, failed: () => undefined });
    }
    onClose();
  };
  return (
    <ActDialog
      act={saveRecordingAct}
      input={given}
      wanting={source === 'link' ? 'The address of the recording is needed.' : 'A film is needed.'}
      isTyping={source === 'link' && settled !== url}
      takesAway={isThere}
      title={isThere ? `Another recording of ${title}` : `The recording of ${title}`}
      confirm={isThere ? 'Replace it' : 'Save it'}
      dismiss="Leave it"
      onDone={() => {
        toast({ id: 'studio', message: source === 'link' ? 'The recording is saved.' : 'The film is its recording.' });
        close(source === 'film');
      }}
      onClose={() => {
        close(false);
      }}
    >
      <ChoiceGroup legend="What it is">
        <Radio
          name="source"
          label="A link"
          note="Where it opens beside the page, such as at your meeting provider."
          checked={source === 'link'}
          onChange={() => {
            setSource('link');
          }}
        />
        <Radio
          name="source"
          label="A film"
          note="Uploaded here. It plays on the page of the session, for those who are enrolled."
          checked={source === 'film'}
          onChange={() => {
            setSource('film');
          }}
        />
      </ChoiceGroup>
      {source === 'link' ? (
        <TextInput
          label="Address"
          type="url"
          required
          hint="It begins with https."
          autoComplete="off"
          value={url}
          error={isLeft && url !== '' ? (recordingLinkFault(url.trim()) ?? undefined) : undefined}
          onChange={(event) => {
            setUrl(event.target.value);
          }}
          onBlur={() => {
            setLeft(true);
            setSettled(url);
          }}
        />
      ) : (
        <RecordingFilm filmId={filmId} onChange={setFilmId} />
      )}
    </ActDialog>
  );
};
