import { resourceDocument, type ResourceBody, type ResourceFacts } from '@atrium/domain/resource/resourceDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveResource, usesOfResource } from './service/staff/saveResource.ts';
import { findResourceBody, findResourceFacts, listResourceRows, removeResourceRow } from './store/resourceDocuments.ts';

const resource: DocumentKind<ResourceBody, ResourceFacts> = {
  definition: resourceDocument,
  load: findResourceBody,
  save: saveResource,
  rows: listResourceRows,
  facts: (tx, body, { id }) => findResourceFacts(tx, id, body),
  usesOf: usesOfResource,
  remove: removeResourceRow,
};

export const documentKinds: DocumentKinds = [resource];
