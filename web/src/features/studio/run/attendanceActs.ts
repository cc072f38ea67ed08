import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

interface AttendanceInput {
  readonly sessionId: string;
  readonly meetingNumber: number;
  /** Null: everybody who is enrolled. */
  readonly userIds: string[] | null;
  readonly wasThere: boolean;
}

const document = graphql(`
  mutation SaveAttendanceByStaff(
    $sessionId: ID!
    $meetingNumber: Int!
    $userIds: [ID!]
    $wasThere: Boolean!
    $reason: String
    $dryRun: Boolean
  ) {
    saveAttendance(
      sessionId: $sessionId
      meetingNumber: $meetingNumber
      userIds: $userIds
      wasThere: $wasThere
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Says who was in a class (RUN-02). */
export const saveAttendanceAct: Act<AttendanceInput> = {
  name: 'saveAttendance',
  send: async (input) => accepted((await execute(document, input)).saveAttendance),
  changes: () => ['runs'],
};
