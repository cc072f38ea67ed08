import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';
import { listFlags } from './service/saveFlag.ts';
import { flagVersion } from './service/staff/changeFlag.ts';

/** Of the rule of a flag as it is now. */
async function versionOf(server: TestServer, flag: string): Promise<string> {
  const rule = (await listFlags(server.db)).find((each) => each.flag === flag);
  return flagVersion(rule ?? null);
}

export const operations: Operations = {
  getFeatureFlags: { access: 'public' },
  getMember: { access: 'member' },
  getMemberEntitlements: { access: 'member' },
  listFormerEntitlements: { access: 'member' },
  listFlags: { access: { staff: 'flag.read' } },
  saveFlag: {
    access: { staff: 'flag.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: {
        flag: 'stayOnMiniMbas',
        defaultValue: false,
        targets: [{ to: { memberIds: [persona('employee').memberId] }, value: true }],
        version: await versionOf(server, 'stayOnMiniMbas'),
        reason: 'To try it.',
      },
      varying: ['lines', 'isSaved'],
    }),
  },
};
