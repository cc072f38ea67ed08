import { languageName } from '@atrium/domain/video/captions.ts';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './Editor.module.css';

export interface CaptionTrackProps {
  /** Its tag. */
  language: string;
  /** As WebVTT, or as a file had them that cannot be read whole. */
  text: string;
  /** Sentences about its lines. */
  faults: readonly string[];
  onChange: (text: string) => void;
}

/** The captions of one language. */
export const CaptionTrack = ({ language, text, faults, onChange }: CaptionTrackProps) => {
  const name = languageName(language);
  return (
    <>
      <TextArea
        label={`Lines in ${name}`}
        hint="As WebVTT or SRT."
        error={faults.length === 0 ? undefined : faults.join(' ')}
        rows={8}
        lang={language}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <Row className={styles.saved}>
        <Button
          size="s"
          variant="line"
          icon={<IconDownload aria-hidden="true" />}
          onClick={() => {
            download(`captions.${language}.vtt`, text);
          }}
        >
          Save {name} as a file
        </Button>
      </Row>
    </>
  );
};

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
