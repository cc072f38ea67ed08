import { languageName, writeCaptions, type ReadCaptions } from '@atrium/domain/video/captions.ts';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { toast } from '#ui/toast.ts';
import { addChapter } from './addChapter.ts';
import { notRead, readCaptions } from './captionFiles.ts';
import { CueEditor } from './CueEditor.tsx';
import type { DocumentForm } from './useDocumentForm.ts';
import type { VideoDesk } from './videoDesk.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './CueEditor.module.css';

export interface CaptionTrackProps {
  form: DocumentForm;
  desk: VideoDesk;
  /** Its tag. */
  language: string;
  /** As WebVTT, or as a file had them that cannot be read whole. */
  text: string;
  /** Sentences about its lines. */
  faults: readonly string[];
  onChange: (text: string) => void;
}

/** How long nobody types before captions are written into the draft, in milliseconds. */
const writtenAfter = 600;

/** The captions of one language: as rows, or as their text where that cannot be read whole. */
export const CaptionTrack = ({ form, desk, language, text, faults, onChange }: CaptionTrackProps) => {
  const name = languageName(language);
  const duration = Number(form.getValues()['duration'] ?? 0) || 0;
  const [read, setRead] = useState<ReadCaptions | null>(null);
  const [isTyped, setTyped] = useState(false);
  /** What is not in the draft yet. */
  const [pending, setPending] = useState<ReadCaptions['cues'] | null>(null);
  const written = useRef<string | null>(null);
  const readAgain = () => {
    written.current = text;
    readCaptions(text, duration).then(
      (found) => {
        setRead(found);
        setTyped(!found.isWhole);
      },
      () => {
        // as their text, until they can be read
        setRead({ cues: [], faults: [], isWhole: false });
        setTyped(true);
        toast({ id: 'captions', tone: 'bad', message: notRead });
      },
    );
  };
  const write = () => {
    if (pending === null) return;
    const next = writeCaptions(pending);
    written.current = next;
    setPending(null);
    onChange(next);
  };
  const writeLater = useEffectEvent(() => {
    write();
  });
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => {
      writeLater();
    }, writtenAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [pending]);
  useEffect(
    () => () => {
      writeLater();
    },
    [],
  );
  const follow = useEffectEvent(() => {
    // what somebody else has saved, and not what was written here
    if (text !== written.current && pending === null && !isTyped) readAgain();
  });
  useEffect(() => {
    follow();
  }, [text]);
  if (read === null) return <Skeleton height={440} />;
  return (
    // focusout of any field inside
    <div className={styles.beside} onBlur={write}>
      <div className={styles.film}>
        <VideoPlayer form={form} desk={desk} />
      </div>
      {isTyped ? (
        <TextArea
          label={`Lines in ${name}`}
          hint="Some of it cannot be read. Mend it here; then it is shown as rows."
          error={faults.length === 0 ? undefined : faults.join(' ')}
          rows={8}
          lang={language}
          value={text}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      ) : (
        <CueEditor
          label={`Captions in ${name}`}
          language={language}
          cues={read.cues}
          duration={duration}
          desk={desk}
          onChange={(cues) => {
            setRead({ ...read, cues });
            setPending(cues);
          }}
          onChapter={(seconds) => {
            addChapter(form, seconds);
          }}
        />
      )}
      <Row className={styles.acts}>
        {isTyped ? (
          <Button size="s" variant="line" onClick={readAgain}>
            Show as rows
          </Button>
        ) : null}
        <Button
          size="s"
          variant="line"
          icon={<IconDownload aria-hidden="true" />}
          onClick={() => {
            saveFile(`captions.${language}.vtt`, new Blob([text], { type: 'text/vtt' }));
          }}
        >
          Save {name} as a file
        </Button>
      </Row>
    </div>
  );
};
