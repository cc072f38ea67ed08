import { use, useState } from 'react';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { EditableContext } from './editable.ts';
import type { RichTextProps } from './richText/richTextProps.ts';

// by its own import: no other field needs the library
const editor = lazyPart(
  () => import('./richText/RichTextView.tsx'),
  (file) => file.RichTextView,
  { rare: true },
);

/** A text with marks; as HTML where the code of its editor cannot be loaded. */
export const RichTextField = (props: Omit<RichTextProps, 'disabled'>) => {
  const isEditable = use(EditableContext);
  const [isMissing, setMissing] = useState(false);
  const { value, onChange, ...texts } = props;
  if (isMissing)
    return (
      <TextArea
        {...texts}
        rows={8}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    );
  return (
    <Part
      of={editor}
      with={{ ...props, disabled: !isEditable }}
      waiting={<Skeleton height={260} />}
      onMissing={() => {
        setMissing(true);
      }}
    />
  );
};
