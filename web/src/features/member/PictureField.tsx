import { IconCamera } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Arch } from '#ui/Arch.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { keepFocus } from '#ui/returnFocus.ts';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './EditPage.module.css';

interface PictureFieldProps {
  value: string | null;
  onChange: (imageUrl: string | null) => void;
}

/** The picture of the profile: a preview, and buttons to change and to remove it. */
export const PictureField = ({ value, onChange }: PictureFieldProps) => {
  const [open, setOpen] = useState(false);
  // an uploaded picture is served only once it is saved
  const [uploaded, setUploaded] = useState<{ readonly imageUrl: string; readonly preview: string } | null>(null);
  useEffect(
    () => () => {
      if (uploaded !== null) URL.revokeObjectURL(uploaded.preview);
    },
    [uploaded],
  );
  const shown = uploaded !== null && uploaded.imageUrl === value ? uploaded.preview : value;
  return (
    <div className={styles.picture}>
      <div className={styles.portrait}>
        <Arch src={shown} alt="Your picture, as others see it" />
      </div>
      <Row>
        <Button
          variant="line"
          size="s"
          icon={<IconCamera aria-hidden="true" />}
          onClick={() => {
            setOpen(true);
          }}
        >
          {value === null ? 'Add a picture' : 'Change picture'}
        </Button>
        {value === null ? null : (
          <Button
            variant="bare"
            size="s"
            onClick={() => {
              keepFocus();
              onChange(null);
            }}
          >
            Remove
          </Button>
        )}
      </Row>
      {open ? (
        <PictureDialog
          onClose={() => {
            setOpen(false);
          }}
          onUploaded={(imageUrl, picture) => {
            setUploaded({ imageUrl, preview: URL.createObjectURL(picture) });
            onChange(imageUrl);
          }}
        />
      ) : null}
    </div>
  );
};
