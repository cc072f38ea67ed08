import { useEffect, useState } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { returnedSentence, type ErrorReturn } from '@atrium/domain/access/federation.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { Note } from '#ui/Note.tsx';

/** Why a sign-in elsewhere has failed, on the page to which it returned; shown once (SSO-09). */
export const ReturnedError = ({ storageKeys }: { storageKeys: readonly ErrorReturn['storageKey'][] }) => {
  const [sentence] = useState(() => storageKeys.map(sentenceOf).find((found) => found !== null) ?? null);
  useEffect(() => {
    for (const key of storageKeys) writeStored(key, null);
  }, [storageKeys]);
  return sentence === null ? null : (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {sentence}
    </Note>
  );
};

function sentenceOf(key: ErrorReturn['storageKey']): string | null {
  const code = readStored(key);
  return code === null ? null : returnedSentence(code);
}
