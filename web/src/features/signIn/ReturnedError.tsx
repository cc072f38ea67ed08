import type { ErrorReturn } from '@atrium/domain/access/federation.ts';
import type { ReturnedCode } from '@atrium/domain/access/returnedWords.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { importPart } from '#lib/importPart.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { Note } from '#ui/Note.tsx';

export type ReturnKey = ErrorReturn['storageKey'] | 'signInEnded';

/** Messages that are no errors: something was done, or has ended. */
const plain: ReadonlySet<string | undefined> = new Set<ReturnedCode>(['LINKED', 'SIGN_IN_ENDED']);

/**
 * Why a sign-in elsewhere has failed, that an address was linked, or that a sign-in has ended, on the page to which it
 * led; shown once (SSO-09, SSO-06, SES-08). Its words are loaded only when there is something to say.
 */
export const ReturnedError = ({ storageKeys }: { storageKeys: readonly ReturnKey[] }) => {
  const [codes] = useState(() => storageKeys.map((key) => readStored(key)).filter((code) => code !== null));
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    if (codes.length === 0) return;
    for (const key of storageKeys) writeStored(key, null);
    importPart(() => import('@atrium/domain/access/returnedWords.ts')).then(
      ({ returnedSentence }) => {
        setSentence(codes.map(returnedSentence).find((known) => known !== null) ?? null);
      },
      () => {
        setSentence('There was an error. Please try again later.');
      },
    );
  }, [codes, storageKeys]);
  if (sentence === null) return null;
  if (plain.has(codes[0])) return <Note>{sentence}</Note>;
  return (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {sentence}
    </Note>
  );
};
