import { eventDocument, type EventBody, type EventDocumentFacts } from '@atrium/domain/event/eventDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveEvent, usesOfEvent } from './service/staff/saveEvent.ts';
import { findEventBody, listEventItems, removeEventRow } from './store/eventDocuments.ts';

const event: DocumentKind<EventBody, EventDocumentFacts> = {
  definition: eventDocument,
  load: findEventBody,
  save: saveEvent,
  list: listEventItems,
  facts: (_tx, _body, { now }) => Promise.resolve({ now }),
  usesOf: usesOfEvent,
  remove: removeEventRow,
};

export const documentKinds: DocumentKinds = [event];
