import type { DocumentFault } from '../document/anyDocument.ts';
import { must } from '../document/faults.ts';

/** What a pass may name. */
export type PassReference = 'customerId' | 'entitlementIds' | 'sessionIds' | 'certificateIds' | 'videoIds';

/** What a pass names that is a document, which can be published together with it (DOC-07). */
const kindsNamed: Readonly<Partial<Record<PassReference, string>>> = {
  certificateIds: 'certificate',
  sessionIds: 'session',
  videoIds: 'video',
};

/** A 'must' about something that a pass names. */
export function referenceFault(path: PassReference, id: string, message: string): readonly DocumentFault[] {
  const kind = kindsNamed[path];
  return must(true, path, message).map((fault) => (kind === undefined ? fault : { ...fault, needs: { kind, id } }));
}
