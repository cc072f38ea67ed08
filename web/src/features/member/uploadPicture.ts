import { CallError, callFault } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';

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
  const { url, fields, imageUrl } = accepted(createSignedUploadUrl);
  const form = new FormData();
  for (const { name, value } of fields ?? []) form.append(name, value);
  // the file comes last: what follows it is not read
  form.append('file', picture);
  const response = url === null ? null : await fetch(url, { method: 'POST', body: form }).catch(() => null);
  if (response?.ok !== true || imageUrl === null)
    throw new CallError([callFault('INTERNAL', 'Something went wrong')], null);
  return imageUrl;
}
