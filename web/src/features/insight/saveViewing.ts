import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { track } from '#lib/track.ts';

const document = graphql(`
  mutation SaveCaseStudyViewing($input: SaveCaseStudyViewingInput!) {
    saveCaseStudyViewing(input: $input) {
      error {
        ...FaultFields
      }
    }
  }
`);

/** How far a video was watched in one sitting. Seconds. */
export interface Watched {
  readonly caseStudyId: string;
  readonly viewingKey: string;
  readonly playingSeconds: number;
  readonly maxPlayhead: number;
}

/** Sends a report. A lost one is made up for by the next, which carries the whole sitting. */
export async function saveViewing(input: Watched): Promise<void> {
  const failed = (code: string): void => {
    track('Background Process Failed', { process: 'saving the viewing of an insight', code });
  };
  try {
    const { saveCaseStudyViewing: saved } = await execute(document, { input });
    if (saved?.error) failed(saved.error.code);
  } catch {
    failed('UNREACHABLE');
  }
}
