import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { hasDraft } from './surveyDraft.ts';
import { surveyQuery } from './surveyQuery.ts';

const surveyDialog = lazyPart(
  () => import('./SurveyDialog.tsx'),
  (file) => file.SurveyDialog,
);

/**
 * Asks a limited member on the home page, when the survey is due or was begun in this tab; once open, it stays open on
 * every page until it is answered (LIM-05, HOM-02). `path`: that of the current page.
 */
export const SurveyPrompt = ({ path }: { path: string }) => {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const isAsked = path === '/';
  const { data } = useQuery({ ...surveyQuery(), enabled: isAsked });
  const status = data?.page;
  const wants = status?.isDue === true || (status?.status === 'PENDING' && hasDraft());
  if (state === 'unasked' && isAsked && wants) setState('open');
  if (state !== 'open') return null;
  const onClose = (): void => {
    setState('closed');
  };
  return <Part of={surveyDialog} with={{ onClose }} onMissing={onClose} />;
};
