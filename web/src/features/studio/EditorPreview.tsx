import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { letterWordsDocument } from '@atrium/domain/outbox/letterWordsDocument.ts';
import type { SignedIn } from '#lib/viewer.ts';
import type { StudioKind } from './kinds.ts';
import { LetterDraftPreview } from './letters/LetterDraftPreview.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';

export interface EditorPreviewProps {
  viewer: SignedIn;
  kind: StudioKind;
  id: string;
  name: string;
  body: DocumentBody;
  /** Of the draft; 0 without one. */
  version: number;
  zone: string;
}

/** What a draft makes: the mail of a letter, of any other kind the page of members. */
export const EditorPreview = ({ viewer, kind, id, name, body, version, zone }: EditorPreviewProps) =>
  kind.kind === letterWordsDocument.kind ? (
    <LetterDraftPreview letter={id} version={version} />
  ) : (
    <PreviewPane viewer={viewer} kind={kind.kind} id={id} name={name} address={kind.pageOf(id, body)} zone={zone} />
  );
