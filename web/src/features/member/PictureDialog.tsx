import { errorWords } from '@atrium/domain/errors.ts';
import { largestPicture, pictureTypes } from '@atrium/domain/member/profilePicture.ts';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { Note } from '#ui/Note.tsx';
import { keepFocus } from '#ui/returnFocus.ts';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { ImageCrop } from '#ui/rich/ImageCrop.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { uploadPicture } from './uploadPicture.ts';
import styles from './EditPage.module.css';

interface PictureDialogProps {
  onClose: () => void;
  /** The address to save, and the picture to show until then. */
  onUploaded: (imageUrl: string, picture: Blob) => void;
}

/** Chooses a picture, its part that is shown, and uploads that (PRO-05). */
export const PictureDialog = ({ onClose, onUploaded }: PictureDialogProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      if (chosen !== null) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  const box = useRef<HTMLDivElement>(null);
  const upload = (picture: Blob) => {
    // the button that was pressed makes room for the spinner
    box.current?.focus();
    setBusy(true);
    setWrong(null);
    uploadPicture(picture).then(
      (imageUrl) => {
        onUploaded(imageUrl, picture);
        onClose();
      },
      () => {
        setBusy(false);
        setWrong('Something went wrong');
      },
    );
  };
  return (
    <Dialog opened onClose={busy ? null : onClose} title="Your picture">
      <div ref={box} tabIndex={-1} className={styles.picking}>
        {chosen === null ? (
          <DropZone
            label="Add a picture of you"
            hint="PNG, JPEG or GIF, up to 5 MB"
            error={wrong}
            accept={pictureTypes}
            maxSize={largestPicture}
            onFiles={([file]) => {
              keepFocus();
              setWrong(null);
              if (file !== undefined) setChosen(URL.createObjectURL(file));
            }}
            onRefused={([refused]) => {
              setWrong(refused?.reason === 'size' ? errorWords.FILE_TOO_LARGE : 'Please choose a PNG, JPEG or GIF.');
            }}
          />
        ) : (
          <>
            {busy ? (
              <Spinner label="Uploading the picture" />
            ) : (
              <ImageCrop
                src={chosen}
                aspect={4 / 5}
                width={800}
                onDone={upload}
                onCancel={() => {
                  keepFocus();
                  setChosen(null);
                }}
                onUnreadable={() => {
                  keepFocus();
                  setChosen(null);
                  setWrong("This picture can't be read. Please choose a PNG, JPEG or GIF.");
                }}
              />
            )}
            {wrong === null ? null : <Note tone="bad">{wrong}</Note>}
          </>
        )}
      </div>
    </Dialog>
  );
};
