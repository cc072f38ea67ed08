import { CallError, callFault } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import type { VideoAddress } from '#lib/links.ts';
import { accepted } from '#lib/save.ts';
import type { SignedManifest } from '#parts/Player/renewingSource.ts';

const document = graphql(`
  mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
    openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
      manifestUrl
      expiresAt
      error {
        ...FaultFields
      }
    }
  }
`);

/** Requests the stream of a video; for a limited account this uses one of its videos (D16). Throws a CallError. */
export async function openVideo({ topLevelId, groupId, videoContentId }: VideoAddress): Promise<SignedManifest> {
  const opened = accepted((await execute(document, { topLevelId, groupId, videoContentId })).openVideo);
  const { manifestUrl, expiresAt } = opened;
  if (!manifestUrl || !expiresAt) throw new CallError([callFault('INTERNAL', "This video couldn't be loaded.")], null);
  return { manifestUrl, expiresAt: Number(expiresAt) };
}
