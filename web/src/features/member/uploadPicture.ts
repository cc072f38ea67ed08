import { CallError, callFault } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import { sendFile } from '#lib/sendFile.ts';

const document = graphql(`
  mutation CreateSignedUploadUrl($fileType: String!) {
    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {
      url
      imageUrl
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

/**
 * Uploads a picture by a signed form; resolves with the address to save (PRO-05). Rejects with a CallError, also when
 * the form is not accepted.
 */
export async function uploadPicture(picture: Blob): Promise<string> {
  const { createSignedUploadUrl } = await execute(document, { fileType: picture.type });
  const { imageUrl, ...form } = accepted(createSignedUploadUrl);
  if (imageUrl === null || !(await sendFile(form, picture)))
    throw new CallError([callFault('INTERNAL', 'Something went wrong')], null);
  return imageUrl;
}
