import { isSame } from '@atrium/domain/document/isSame.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { StudioKind } from './kinds.ts';
import type { DocumentForm } from './useDocumentForm.ts';

export interface OpenAgainProps {
  form: DocumentForm;
  kind: StudioKind;
  /** It could not be saved, and waits for somebody. */
  isHeld: boolean;
  /** Its draft is saved, or held. */
  onSettled: () => void;
}

/** Opens again in the draft what was taken back, and goes on to what its publishing does (DOC-01, DOC-03). */
export const OpenAgain = ({ form, kind, isHeld, onSettled }: OpenAgainProps) => {
  const [isOpening, setOpening] = useState(false);
  const settled = useEffectEvent(onSettled);
  const isSettled = isOpening && form.phase !== 'saving' && (!form.dirty || isHeld);
  useEffect(() => {
    if (isSettled) settled();
  }, [isSettled]);
  return (
    <Button
      size="s"
      busy={isOpening && !isSettled}
      onClick={() => {
        const body = form.getValues();
        for (const [field, value] of Object.entries(kind.opened?.(body) ?? body)) {
          if (!isSame(value, body[field])) form.setValue(field, value);
        }
        form.submit();
        setOpening(true);
      }}
    >
      Publish again
    </Button>
  );
};
