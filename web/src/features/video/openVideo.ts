import { CallError } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import type { VideoPlace } from '#lib/links.ts';

const document = graphql(`
  mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
    openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
      manifestUrl
      expiresAt
      error {
        code
        message
      }
    }
  }
`);

/** The signed address of a manifest and its expiry, epoch milliseconds. */
export interface Ticket {
  readonly manifestUrl: string;
  readonly expiresAt: number;
}

export type Opened =
  | { readonly kind: 'open'; readonly ticket: Ticket }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** Requests the stream of a video; for a limited account this uses one of its videos (D16). */
export async function openVideo(place: VideoPlace): Promise<Opened> {
  const { topLevelId, groupId, videoContentId } = place;
  try {
    const { openVideo: opened } = await execute(document, { topLevelId, groupId, videoContentId });
    const { manifestUrl, expiresAt, error } = opened ?? {};
    if (manifestUrl && expiresAt) return { kind: 'open', ticket: { manifestUrl, expiresAt: Number(expiresAt) } };
    return {
      kind: 'failed',
      code: error?.code ?? 'INTERNAL',
      message: error?.message ?? "This video couldn't be loaded.",
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'failed', code: error.code, message: error.message };
  }
}
