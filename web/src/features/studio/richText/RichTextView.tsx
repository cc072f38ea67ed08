import { useState } from 'react';
import { TextArea } from '#ui/TextArea.tsx';
import { isKept } from './richHtml.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextProps } from './richTextProps.ts';

/**
 * The editor of a text; the HTML itself where the text has what the editor would lose, such as a table, so that nothing
 * goes without being asked for.
 */
export const RichTextView = (props: RichTextProps) => {
  const { label, hint, error, value, onChange } = props;
  const [isHtml, setHtml] = useState(() => !isKept(value));
  const [own, setOwn] = useState(value);
  const write = (next: string) => {
    setOwn(next);
    onChange(next);
  };
  // somebody else has saved what this editor would lose
  if (!isHtml && value !== own) {
    if (isKept(value)) setOwn(value);
    else setHtml(true);
  }
  if (!isHtml) return <RichTextEditor {...props} onChange={write} />;
  return (
    <TextArea
      label={label}
      hint={[hint, 'It has more than this editor shows, such as a table, and is written as HTML.']
        .filter(Boolean)
        .join(' ')}
      error={error}
      rows={8}
      value={value}
      onChange={(event) => {
        write(event.target.value);
      }}
    />
  );
};
