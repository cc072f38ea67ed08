import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';
import { aPicture, addUploadAs, send, start } from './upload.fixture.ts';

const reading = { staff: 'upload.read' } as const;
const writing = { staff: 'upload.write' } as const;
const theTeams = 'the files of the team are for all of the team: upload.test.ts';

export const operations: Operations = {
  createSignedUploadUrl: {
    access: routeRequirement('/member-directory/{userId}/edit'),
    call: async (server) => ({
      caller: await server.as('member'),
      variables: { uploadType: 'profileImage', fileType: 'image/png' },
    }),
    repeats: 'each is a form for another file, at most thirty an hour; one that is not used is removed',
  },
  listUploads: { access: reading },
  getUpload: { access: reading, ids: { uploadId: theTeams } },
  startUpload: {
    access: writing,
    call: async (server) => ({
      caller: await server.as('editor'),
      variables: { kind: 'cover', fileType: 'image/png', fileName: 'a.png' },
    }),
    repeats: 'each is a form for another file, at most three hundred an hour; one that is not finished is removed',
  },
  finishUpload: {
    access: writing,
    call: async (server) => {
      const caller = await server.as('editor');
      const [, uploadId] = await send(server, await start(caller, 'picture'), await aPicture());
      return { caller, variables: { uploadId } };
    },
    ids: { uploadId: 'upload.test.ts' },
  },
  removeUpload: {
    access: writing,
    call: async (server) => {
      const caller = await server.as('editor');
      const { uploadId } = await addUploadAs(server, caller, 'picture', await aPicture());
      return { caller, variables: { uploadId, reason: 'A double.' } };
    },
    ids: { uploadId: 'upload.test.ts' },
  },
};
