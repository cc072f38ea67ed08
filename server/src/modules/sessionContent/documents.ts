import type { ContentFacts } from '@atrium/domain/learning/contentFaults.ts';
import { sessionContentDocument, type SessionContentBody } from '@atrium/domain/learning/sessionContentDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import {
  findContentBody,
  findContentFacts,
  findContentNames,
  listContentRows,
  removeContentRows,
} from '../catalogue/service/staff/sessionContents.ts';
import { saveSessionContent, usesOfSessionContent } from './service/staff/saveSessionContent.ts';

const sessionContent: DocumentKind<SessionContentBody, ContentFacts> = {
  definition: sessionContentDocument,
  course: 'SESSION',
  load: findContentBody,
  save: saveSessionContent,
  rows: listContentRows,
  names: findContentNames,
  facts: (tx, body, { id }) => findContentFacts(tx, id, body),
  usesOf: usesOfSessionContent,
  remove: removeContentRows,
  // it goes before its session
  example: { usesOf: () => Promise.resolve({ users: [], history: [] }), remove: removeContentRows },
};

export const documentKinds: DocumentKinds = [sessionContent];
