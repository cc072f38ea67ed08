import { languageName, writeCaptions, type CaptionFault } from '@atrium/domain/video/captions.ts';
import { isLanguageTag } from '@atrium/domain/video/captionsForm.ts';
import { IconPlus } from '@tabler/icons-react';
import { use, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import {
  commonLanguages,
  languageOfFile,
  largestFile,
  notRead,
  readCaptions,
  readCaptionUpload,
} from './captionFiles.ts';
import { DocumentFormContext } from './documentFormContext.ts';
import styles from './Editor.module.css';

export interface AddLanguageProps {
  /** The captions of what is said; '' without any. */
  original: string;
  /** The tags of the languages that are there. */
  taken: readonly string[];
  /** Puts captions in place of those of the language, or beside the others. */
  onAdd: (language: string, text: string) => void;
}

const other = 'other';
const most = 'WebVTT or SRT, written as UTF-8';
const mostShown = 5;

/** Adds captions in a language by a file, or empty ones with the times of what is said. */
export const AddLanguage = ({ original, taken, onAdd }: AddLanguageProps) => {
  const form = use(DocumentFormContext);
  const [chosen, setChosen] = useState<string>(taken.includes('en') ? 'de' : 'en');
  const [tag, setTag] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const language = chosen === other ? tag.trim() : chosen;
  const isThere = taken.includes(language);
  const duration = (): number => Number(form?.getValues()['duration'] ?? 0) || 0;
  const refuse = (): void => {
    setFault(notRead);
  };
  const take = async (file: File): Promise<void> => {
    const to = languageOfFile(file.name) ?? language;
    if (!isLanguageTag(to)) {
      setFault('Choose the language first.');
      return;
    }
    const { text, faults } = await readCaptionUpload(file, duration());
    setFault(faults.length === 0 ? null : `${languageName(to)}, ${file.name}: ${faultWords(faults)}`);
    if (text !== null) onAdd(to, text);
  };
  return (
    <>
      <Row className={styles.addLanguage}>
        <Select
          label="Language"
          value={chosen}
          options={[
            ...commonLanguages.map((value) => ({ value, label: `${languageName(value)} (${value})` })),
            { value: other, label: 'Another language' },
          ]}
          onChange={(event) => {
            setChosen(event.target.value);
          }}
        />
        {chosen === other ? (
          <TextInput
            label="Its tag"
            hint={isLanguageTag(language) ? languageName(language) : 'Such as de-AT or gsw.'}
            value={tag}
            autoComplete="off"
            onChange={(event) => {
              setTag(event.target.value);
            }}
          />
        ) : null}
        <Button
          size="s"
          variant="line"
          icon={<IconPlus aria-hidden="true" />}
          disabled={isThere || !isLanguageTag(language)}
          onClick={() => {
            readCaptions(original, 0).then(({ cues }) => {
              onAdd(language, writeCaptions(cues.map((cue) => ({ ...cue, text: '' }))));
            }, refuse);
          }}
        >
          {original === '' ? 'Begin without a file' : 'Begin with the times of what is said'}
        </Button>
      </Row>
      <DropZone
        label={isThere ? `Put a file in place of ${languageName(language)}` : 'Add a file of captions'}
        hint={`${most}. Its language is in its name, as in lesson.de.vtt, or as chosen here.`}
        error={fault}
        accept={['.vtt', '.srt']}
        maxSize={largestFile}
        chosen={isThere}
        onFiles={([file]) => {
          if (file !== undefined) take(file).catch(refuse);
        }}
        onRefused={([first]) => {
          setFault(
            first?.reason === 'size' ? 'This file is too large for captions.' : `This is no file of captions. ${most}.`,
          );
        }}
      />
    </>
  );
};

function faultWords(faults: readonly CaptionFault[]): string {
  const more = faults.length - mostShown;
  return [
    ...faults.slice(0, mostShown).map(({ message }) => message.replace(/^./, (first) => first.toUpperCase())),
    ...(more > 0 ? [`And ${String(more)} more.`] : []),
  ].join(' ');
}
