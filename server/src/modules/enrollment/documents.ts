import {
  sessionDocument,
  type SessionBody,
  type SessionDocumentFacts,
} from '@atrium/domain/session/sessionDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { findSessionNames, listSessionRows, removeSessionRow } from '../catalogue/service/staff/liveSessions.ts';
import { findLiveSession, findSessionFacts, saveSession, usesOfSession } from './service/staff/saveSession.ts';

const session: DocumentKind<SessionBody, SessionDocumentFacts> = {
  definition: sessionDocument,
  course: 'SESSION',
  load: findLiveSession,
  save: saveSession,
  rows: listSessionRows,
  names: findSessionNames,
  facts: findSessionFacts,
  usesOf: usesOfSession,
  remove: removeSessionRow,
};

export const documentKinds: DocumentKinds = [session];
