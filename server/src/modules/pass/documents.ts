import { passDocument, type PassBody, type PassFacts } from '@atrium/domain/pass/passDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { findPassBody, keptPassBody, savePassDocument, usesOfPass } from './service/staff/savePassDocument.ts';
import { findPassFacts, listPassRows, removePassRow } from './store/passDocuments.ts';

const pass: DocumentKind<PassBody, PassFacts> = {
  definition: passDocument,
  load: findPassBody,
  save: savePassDocument,
  kept: keptPassBody,
  rows: listPassRows,
  facts: (tx, body, { id }) => findPassFacts(tx, id, body),
  usesOf: usesOfPass,
  remove: removePassRow,
};

export const documentKinds: DocumentKinds = [pass];
