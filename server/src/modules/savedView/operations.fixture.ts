import type { Operations } from '../../testing/operation.ts';

const access = { staff: ['document.read', 'library.read', 'pass.read', 'letter.read', 'person.read'] } as const;
const ids = { savedViewId: 'savedView.test.ts: of somebody else as if there were none' };

export const operations: Operations = {
  listSavedViews: { access },
  saveView: {
    access,
    ids,
    call: async (server) => ({
      caller: await server.as('editor'),
      variables: {
        savedViewId: crypto.randomUUID(),
        list: 'event',
        name: `Mine ${crypto.randomUUID()}`,
        query: '?state=drafts',
        shared: false,
      },
    }),
  },
  removeSavedView: {
    access,
    ids,
    call: async (server) => ({ caller: await server.as('editor'), variables: { savedViewId: crypto.randomUUID() } }),
  },
};
