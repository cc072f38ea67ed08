import { IconUpload } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Button as AriaButton, DropZone as AriaDropZone, FileTrigger, Text } from 'react-aria-components';
import { cx } from '../cx.ts';
import { look } from '../look.ts';
import styles from './DropZone.module.css';

export interface DropZoneProps {
  /** 'Add your project files' */
  label: string;
  /** 'PDF or slides, up to 20 MB' */
  hint?: ReactNode;
  error?: ReactNode;
  /** Media types or extensions: 'image/png', '.pdf'. Others are reported as refused. */
  accept: readonly string[];
  multiple?: boolean | undefined;
  /** Whether a file is chosen already, which another one replaces. */
  chosen?: boolean | undefined;
  /** In bytes. */
  maxSize: number;
  onFiles: (files: File[]) => void;
  /** Files that were not accepted, with the reason; the caller tells the member. */
  onRefused: (files: RefusedFile[]) => void;
}

export interface RefusedFile {
  file: File;
  reason: 'type' | 'size' | 'count';
}

/** Whether a file is of one of the accepted types; 'image/*' and extensions work as in an `accept` attribute. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  return accept.some((rule) =>
    rule.startsWith('.')
      ? file.name.toLowerCase().endsWith(rule.toLowerCase())
      : rule.endsWith('/*')
        ? file.type.startsWith(rule.slice(0, -1))
        : file.type === rule,
  );
}

/** Adds files by dropping, pasting or choosing. A keyboard pastes into the area itself, or presses its button. */
export const DropZone = ({
  label,
  hint,
  error,
  accept,
  multiple = false,
  chosen = false,
  maxSize,
  onFiles,
  onRefused,
}: DropZoneProps) => {
  const id = useId();
  const take = (files: readonly File[]) => {
    const good: File[] = [];
    const refused: RefusedFile[] = [];
    for (const file of files) {
      if (!isAccepted(file, accept)) refused.push({ file, reason: 'type' });
      else if (file.size > maxSize) refused.push({ file, reason: 'size' });
      else if (!multiple && good.length > 0) refused.push({ file, reason: 'count' });
      else good.push(file);
    }
    if (good.length > 0) onFiles(good);
    if (refused.length > 0) onRefused(refused);
  };
  return (
    <AriaDropZone
      className={cx(styles.zone)}
      // followed by the label; without it the library's 'DropZone' is read out
      aria-label="Paste a file"
      onDrop={(event) => {
        const files = event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
        void Promise.all(files).then(take);
      }}
    >
      <IconUpload aria-hidden="true" />
      <Text slot="label">{label}</Text>
      <FileTrigger
        allowsMultiple={multiple}
        acceptedFileTypes={accept}
        onSelect={(list) => {
          take([...(list ?? [])]);
        }}
      >
        {/* before the library's own button for pasting, which is not seen */}
        <AriaButton className={cx(styles.choose)} data-stand-in aria-describedby={hint || error ? id : ''}>
          Choose {multiple ? 'files' : chosen ? 'another file' : 'a file'}
        </AriaButton>
      </FileTrigger>
      <div id={id} className={look.small}>
        {hint ? <p className={look.muted}>{hint}</p> : null}
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
      </div>
    </AriaDropZone>
  );
};
