import { ownOrHttps } from '@atrium/domain/access/ownOrHttps.ts';
import { uploadRules } from '@atrium/domain/upload/uploadKinds.ts';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { uploadFileSpec } from './uploadFile.ts';
import { useDrawing } from './useDrawing.ts';
import styles from './Editor.module.css';

export interface FileFieldProps {
  part: 'picture' | 'file';
  /** What can be drawn here instead of a file; absent: nothing. */
  drawnAs?: 'cover' | 'portrait' | undefined;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** The address of a picture, or the name of a PDF; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A picture or a PDF: uploaded here, or named by its address; a picture can be drawn here as well. */
export const FileField = ({ part, drawnAs, label, hint, error, value, onChange }: FileFieldProps) => {
  const kind = part === 'picture' ? 'picture' : 'document';
  const { types, maxBytes } = uploadRules[kind];
  const { busy, fault, save } = useSave(uploadFileSpec);
  const [refused, setRefused] = useState<string | null>(null);
  const what = part === 'picture' ? 'PNG, JPEG, GIF or WebP' : 'PDF';
  const most = `${what}, up to ${String(maxBytes / 1024 / 1024)} MB`;
  const next = useDrawing();
  const draw = async (shape: 'cover' | 'portrait') => {
    const { drawPicture } = await import('./drawPicture.ts');
    save({ kind, file: await drawPicture(shape, next()) }, onChange);
  };
  return (
    <div className={styles.file}>
      <TextInput
        label={label}
        hint={hint}
        error={error}
        value={value}
        autoComplete="off"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {part === 'picture' && ownOrHttps(value) !== null ? <img className={styles.picture} src={value} alt="" /> : null}
      {drawnAs === undefined ? null : (
        <Row>
          <Button
            size="s"
            variant="line"
            busy={busy}
            icon={<IconWand aria-hidden="true" />}
            onClick={() => {
              setRefused(null);
              draw(drawnAs).catch(() => {
                setRefused('It could not be drawn. Try again.');
              });
            }}
          >
            {value === '' ? `Draw a ${drawnAs}` : `Draw another ${drawnAs}`}
          </Button>
        </Row>
      )}
      <DropZone
        label={busy ? 'The file is on its way' : part === 'picture' ? 'Add a picture' : 'Add a PDF'}
        hint={most}
        error={refused ?? fault?.message}
        accept={types}
        chosen={value !== ''}
        maxSize={maxBytes}
        onFiles={([file]) => {
          if (file === undefined) return;
          setRefused(null);
          save({ kind, file }, onChange);
        }}
        onRefused={([first]) => {
          setRefused(first?.reason === 'size' ? `It is larger than that. ${most}.` : `This takes ${most}.`);
        }}
      />
    </div>
  );
};
