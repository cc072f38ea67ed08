import type { Operations } from '../../testing/operation.ts';
import { firstPlace } from '../video/video.fixture.ts';

const access = 'member';
const ids = { noteId: 'note.test.ts: of somebody else as if there were none' };

export const operations: Operations = {
  listNotes: { access },
  saveNote: {
    access,
    ids,
    call: async (server) => {
      const caller = await server.as('member');
      const { topLevelId, groupId, videoContentId } = await firstPlace(caller, 'platform-strategy');
      const place = { topLevelId, groupId, videoContentId };
      const input = { noteId: crypto.randomUUID(), ...place, seconds: 12, text: 'A thought', revision: 0 };
      return { caller, variables: { input } };
    },
  },
  removeNote: {
    access,
    ids,
    call: async (server) => ({
      caller: await server.as('member'),
      variables: { noteId: crypto.randomUUID(), revision: 1 },
    }),
  },
};
