import { forgetAttempts, mutate, type Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { PreparedCall } from '../../testing/operation.ts';
import { aPicture, addUploadAs, send, start } from './upload.fixture.ts';

/** Forms for pictures of members and files of the team, files that are finished, and one that is removed. */
export async function uploadCalls(server: TestServer): Promise<Record<string, Call | PreparedCall>> {
  const [caller, staff] = [await server.as('member'), await server.as('editor')];
  const picture = await aPicture();
  let waiting: string[] = [];
  let finished: string[] = [];
  return {
    createSignedUploadUrl: async () => {
      await forgetAttempts(server);
      return mutate(caller, 'createSignedUploadUrl(uploadType: profileImage, fileType: "image/png")');
    },
    startUpload: async () => {
      await forgetAttempts(server);
      return mutate(staff, 'startUpload(kind: cover, fileType: "image/png", fileName: "a.png")');
    },
    finishUpload: {
      prepare: async () => {
        await forgetAttempts(server);
        const [, uploadId] = await send(server, await start(staff, 'picture'), picture);
        waiting = [uploadId];
      },
      send: () => mutate(staff, `finishUpload(uploadId: "${waiting[0] ?? ''}")`),
    },
    removeUpload: {
      prepare: async () => {
        await forgetAttempts(server);
        finished = [(await addUploadAs(server, staff, 'picture', picture)).uploadId];
      },
      send: () => mutate(staff, `removeUpload(uploadId: "${finished[0] ?? ''}")`),
    },
  };
}
