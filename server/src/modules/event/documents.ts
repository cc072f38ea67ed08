import { eventDocument, type EventBody, type EventDocumentFacts } from '@atrium/domain/event/eventDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveEvent, usesOfEvent } from './service/staff/saveEvent.ts';
import { findEventBody, listEventRows, removeEventRow } from './store/eventDocuments.ts';

const event: DocumentKind<EventBody, EventDocumentFacts> = {
  definition: eventDocument,
  load: findEventBody,
  save: saveEvent,
  rows: listEventRows,
  facts: (_tx, _body, { now }) => Promise.resolve({ now }),
  usesOf: usesOfEvent,
  remove: removeEventRow,
};

export const documentKinds: DocumentKinds = [event];
