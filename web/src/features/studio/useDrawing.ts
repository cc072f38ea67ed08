import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { use, useRef } from 'react';
import { DocumentFormContext } from './documentFormContext.ts';
import type { Drawing } from './drawPicture.ts';

/** Another drawing each time, by what the document is called and in its color, where it has one. */
export function useDrawing(): () => Drawing {
  const form = use(DocumentFormContext);
  const drawn = useRef(0);
  return () => {
    const values = form?.getValues() ?? {};
    const [title, color] = [textOf(values['title']) || textOf(values['name']), textOf(values['color'])];
    drawn.current += 1;
    return { title, seed: `${title}/${String(drawn.current)}`, color: color === '' ? null : color };
  };
}
