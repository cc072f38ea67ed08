import { factorState } from '@atrium/domain/access/staffOperations.ts';
import type { Context } from '../../../../base/context.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { listOpenInvitations } from '../../store/invitations.ts';
import { listTeamPage } from '../../store/teamPage.ts';
import type { TeamPage } from '../../types.ts';

/** Everybody of the team by name, with their second factor (STF-02), and whom the team has invited (STF-08). */
export async function readTeamPage({ db, now }: Pick<Context, 'db' | 'now'>): Promise<TeamPage> {
  const [rows, invitations] = await Promise.all([
    listTeamPage(db),
    // the links of invitations end by the clock of the machine
    listOpenInvitations(db, new Date(machineNow())),
  ]);
  const members = rows.map(({ hasFactor, ...row }) => ({ ...row, factor: factorState({ ...row, hasFactor }, now) }));
  return { members, invitations };
}
