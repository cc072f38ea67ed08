import { CallError, callFault } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { UploadKind } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { sendFile } from '#lib/sendFile.ts';

const start = graphql(`
  mutation StartStudioUpload($kind: UploadKind!, $fileType: String!, $fileName: String!) {
    startUpload(kind: $kind, fileType: $fileType, fileName: $fileName) {
      uploadId
      url
      fields {
        name
        value
      }
      error {
        ...FaultFields
      }
    }
  }
`);
const finish = graphql(`
  mutation FinishStudioUpload($uploadId: ID!) {
    finishUpload(uploadId: $uploadId) {
      upload {
        address
        key
      }
      error {
        ...FaultFields
      }
    }
  }
`);

const failed = () => new CallError([callFault('INTERNAL', 'The file did not arrive. Try again.')], null);

/** Uploads a file of the team; answers with what a document saves: the address of a picture, the name of a PDF. */
export const uploadFileSpec: SaveSpec<{ readonly kind: UploadKind; readonly file: File }, string> = {
  send: async ({ kind, file }) => {
    const { startUpload } = await execute(start, { kind, fileType: file.type, fileName: file.name });
    const { uploadId, ...form } = accepted(startUpload);
    if (uploadId === null || !(await sendFile(form, file))) throw failed();
    const { finishUpload } = await execute(finish, { uploadId });
    const { upload } = accepted(finishUpload);
    const saved = kind === 'document' ? upload?.key : upload?.address;
    if (saved === null || saved === undefined) throw failed();
    return saved;
  },
};
