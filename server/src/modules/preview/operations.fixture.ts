import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getDocumentPreview: {
    access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] },
    ids: {
      documentId: 'preview.test.ts: only for the team, who may know of every document',
    },
  },
};
