import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { PartFrame } from './PartFrame.tsx';
import { useDrawing } from './useDrawing.ts';
import styles from './Editor.module.css';

export interface BadgeFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** An SVG; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

const mostBytes = 200_000;

/** The badge of a certificate: drawn here, or an SVG file. */
export const BadgeField = ({ label, hint, error, value, onChange }: BadgeFieldProps) => {
  const next = useDrawing();
  const [refused, setRefused] = useState<string | null>(null);
  const draw = async () => {
    const { drawBadge } = await import('./drawPicture.ts');
    setRefused(null);
    onChange(drawBadge(next()));
  };
  return (
    <PartFrame label={label} hint={hint}>
      {value.trimStart().startsWith('<svg') ? (
        <img className={styles.badge} src={`data:image/svg+xml,${encodeURIComponent(value)}`} alt="" />
      ) : null}
      <Row>
        <Button
          size="s"
          variant="line"
          icon={<IconWand aria-hidden="true" />}
          onClick={() => {
            draw().catch(() => {
              setRefused('It could not be drawn. Try again.');
            });
          }}
        >
          {value === '' ? 'Draw a badge' : 'Draw another badge'}
        </Button>
      </Row>
      <DropZone
        label="Add an SVG"
        hint="SVG without scripts and links, up to 200 KB"
        error={refused ?? error}
        accept={['image/svg+xml']}
        chosen={value !== ''}
        maxSize={mostBytes}
        onFiles={([file]) => {
          setRefused(null);
          file?.text().then(onChange, () => {
            setRefused('The file could not be read.');
          });
        }}
        onRefused={() => {
          setRefused('This takes an SVG up to 200 KB.');
        }}
      />
    </PartFrame>
  );
};
