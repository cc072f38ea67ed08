import type { DocumentFault } from './anyDocument.ts';

/** 'must', 'running' and 'can wait' about one field, when it is so. */
export const must = (isSo: boolean, path: string, message: string): readonly DocumentFault[] =>
  isSo ? [{ path, message, when: 'must' }] : [];
export const running = (isSo: boolean, path: string, message: string): readonly DocumentFault[] =>
  isSo ? [{ path, message, when: 'running' }] : [];
export const canWait = (isSo: boolean, path: string, message: string): readonly DocumentFault[] =>
  isSo ? [{ path, message, when: 'canWait' }] : [];

/** What keeps a document from being published now. */
export function stoppingFaults<Fault extends Pick<DocumentFault, 'when'>>(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ when }) => when !== 'canWait');
}
