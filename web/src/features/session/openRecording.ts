import { CallError, callFault } from '#lib/callError.ts';
import { now } from '#lib/clock.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { PlayerSource } from '#parts/Player/player.types.ts';
import { renewingSource } from '#parts/Player/renewingSource.ts';

const document = graphql(`
  mutation OpenRecording($sessionId: ID!, $meetingNumber: Int!) {
    openRecording(sessionId: $sessionId, meetingNumber: $meetingNumber) {
      title
      duration
      posterUrl
      manifestUrl
      expiresAt
      error {
        ...FaultFields
      }
    }
  }
`);

interface RecordingKey {
  readonly sessionId: string;
  readonly meetingNumber: number;
}

/** A film of ours that is the recording of a class, opened for the viewer. */
export interface OpenedRecording {
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  readonly posterUrl: string;
  readonly source: PlayerSource;
}

async function requestRecording(key: RecordingKey) {
  const opened = accepted((await execute(document, key)).openRecording);
  const { title, duration, posterUrl, manifestUrl, expiresAt } = opened;
  if (!manifestUrl || !expiresAt)
    throw new CallError([callFault('INTERNAL', "This recording couldn't be loaded.")], null);
  const signed = { manifestUrl, expiresAt: Number(expiresAt) };
  return { title: title ?? '', duration: duration ?? 0, posterUrl: posterUrl ?? '', signed };
}

/** Opens the film of a class, whose addresses are signed again before they expire (D7). */
export const openRecordingSpec: SaveSpec<RecordingKey, OpenedRecording> = {
  send: async (key) => {
    const { signed, ...opened } = await requestRecording(key);
    const renew = () =>
      requestRecording(key).then(
        (again) => again.signed,
        () => null,
      );
    return { ...opened, source: renewingSource(signed, renew, now) };
  },
};
