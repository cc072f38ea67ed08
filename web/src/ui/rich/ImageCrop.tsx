import { useState } from 'react';
import 'react-easy-crop/react-easy-crop.css';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { Button } from '../Button.tsx';
import { Stack } from '../Layout.tsx';
import { Slider } from './Slider.tsx';
import styles from './ImageCrop.module.css';

export interface ImageCropProps {
  /** An object URL of the chosen picture. */
  src: string;
  /** Width by height: 1 for a face, 1.6 for a cover. */
  aspect: number;
  round?: boolean | undefined;
  /** The width of the result, px. */
  width: number;
  onDone: (picture: Blob) => void;
  onCancel: () => void;
  /** The file is no picture that this browser can read. */
  onUnreadable: () => void;
}

/** Crops `area` (px of the picture) to a JPEG `width` px wide. Rejects when the picture cannot be read. */
export async function cutOut(src: string, area: Area, width: number): Promise<Blob> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * area.height) / area.width);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('the picture could not be encoded'));
      },
      'image/jpeg',
      0.9,
    );
  });
}

/** Chooses a part of a picture by dragging, pinching or arrow keys; the slider zooms. */
export const ImageCrop = ({ src, aspect, round, width, onDone, onCancel, onUnreadable }: ImageCropProps) => {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const done = () => {
    if (area === null) return;
    setBusy(true);
    setFailed(false);
    cutOut(src, area, width)
      .then(onDone, () => {
        setFailed(true);
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return (
    <Stack>
      <div className={styles.frame}>
        <Cropper
          image={src}
          // it would set innerHTML, which Trusted Types refuse
          disableAutomaticStylesInjection
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          cropperProps={{ role: 'group', 'aria-label': 'Visible part of the picture; move it with the arrow keys' }}
          onCropChange={setCrop}
          mediaProps={{ onError: onUnreadable }}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            setArea(pixels);
          }}
        />
      </div>
      <Slider
        label="Zoom"
        values={[zoom]}
        min={1}
        max={3}
        step={0.05}
        format={{ style: 'percent' }}
        onChange={([next = 1]) => {
          setZoom(next);
        }}
      />
      {failed ? (
        <p role="alert" className={styles.error}>
          This picture can't be read. Please choose another.
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button variant="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button busy={busy} onClick={done}>
          Use picture
        </Button>
      </div>
    </Stack>
  );
};
