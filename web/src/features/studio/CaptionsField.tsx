import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { languageName } from '@atrium/domain/video/captions.ts';
import { use, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { CaptionTrack } from './CaptionTrack.tsx';
import { ChapterDesk } from './ChapterDesk.tsx';
import { DocumentFormContext } from './documentFormContext.ts';
import { fieldId } from './fieldId.ts';
import type { FieldViewProps } from './fieldProps.ts';
import { PartFrame } from './PartFrame.tsx';
import { RowHead } from './RowHead.tsx';
import { createVideoDesk } from './videoDesk.ts';
import styles from './Editor.module.css';

export type CaptionsFieldProps = FieldViewProps & { error: string | undefined };

/** Captions of one language, as a draft has them. */
interface Track {
  readonly id: string;
  readonly text: string;
}

/** What a draft has, which may be anything. */
function tracksOf(value: unknown): readonly Track[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ id, text }) => ({ id: textOf(id), text: textOf(text) }));
}

/** The captions of a video in all its languages, the one that is spoken first (MED-03). */
export const CaptionsField = ({ field, error, path, value, onChange, faults }: CaptionsFieldProps) => {
  const tracks = tracksOf(value);
  const form = use(DocumentFormContext);
  const [desk] = useState(createVideoDesk);
  const [open, setOpen] = useState<string | null>(null);
  const move = (from: number, to: number) => {
    const [moved] = tracks.slice(from, from + 1);
    const others = tracks.filter((_track, at) => at !== from);
    if (moved === undefined) return;
    onChange([...others.slice(0, to), moved, ...others.slice(to)]);
    announce(to === 0 ? `${languageName(moved.id)} is what is said` : `${languageName(moved.id)} is ${String(to + 1)}`);
  };
  const write = (id: string, text: string) => {
    const isThere = tracks.some((track) => track.id === id);
    onChange(isThere ? tracks.map((track) => (track.id === id ? { id, text } : track)) : [...tracks, { id, text }]);
  };
  return (
    <PartFrame label={field.label} hint={field.help} error={error}>
      {form !== null && open === null ? <ChapterDesk form={form} desk={desk} /> : null}
      <ol className={styles.rows}>
        {tracks.map((track, at) => {
          const name = languageName(track.id);
          const own = faults.filter((fault) => fault.path.startsWith(`${path}.${String(at)}.`));
          return (
            <li key={track.id} id={fieldId(`${path}.${String(at)}.text`)} tabIndex={-1} className={styles.rowItem}>
              <RowHead
                name={name}
                facts={[
                  ...(at === 0 ? ['What is said'] : []),
                  ...(own.some(({ when }) => when === 'must') ? ['Not complete'] : []),
                ]}
                isOpen={open === track.id}
                onToggle={() => {
                  setOpen(open === track.id ? null : track.id);
                }}
                isFirst={at === 0}
                isLast={at === tracks.length - 1}
                onMove={(by) => {
                  move(at, at + by);
                }}
                onTakeOut={() => {
                  onChange(tracks.filter(({ id }) => id !== track.id));
                }}
              />
              {open === track.id && form !== null ? (
                <CaptionTrack
                  form={form}
                  desk={desk}
                  language={track.id}
                  text={track.text}
                  faults={own.map(({ message }) => message)}
                  onChange={(text) => {
                    write(track.id, text);
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      <AddLanguage
        original={tracks[0]?.text ?? ''}
        taken={tracks.map(({ id }) => id)}
        onAdd={(id, text) => {
          write(id, text);
          setOpen(id);
        }}
      />
    </PartFrame>
  );
};
