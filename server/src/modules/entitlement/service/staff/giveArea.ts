import { areasToGive, areaWords } from '@atrium/domain/access/areaWords.ts';
import { areas } from '@atrium/domain/access/entitlement.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { refuseTeammate } from '@atrium/domain/access/teammate.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longDay } from '@atrium/domain/longDate.ts';
import { grantState, teamRef } from '@atrium/domain/person/ledger.ts';
import { endOfDay, refuseLastDay } from '@atrium/domain/person/staffGrant.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addGrant, listPlainAreas } from '../../store/grants.ts';
import { lockGrantsOf } from '../../store/lockGrant.ts';
import { findHolder, listGrantsOf, saveGrantEnd, saveGrantReason, type HeldGrant } from '../../store/staffGrants.ts';
import { findStanding } from '../../store/standings.ts';
import { tierChange } from './tierChange.ts';

/** What is given to whom. */
export interface GiveInput {
  readonly memberId: string;
  /** An area without its prefix: 'ai-academy'. */
  readonly area: string;
  /** yyyy-MM-dd, in the zone of the member; they have it to the end of this day. */
  readonly lastDay: string;
}

/**
 * Gives somebody an area until the end of a day, or changes the last day of what the team has given them; the same
 * again changes nothing (PEO-01). Refuses with NOT_FOUND for nobody, and with INVALID_INPUT for somebody of the team
 * unless an owner gives it, for no area, for a day that has passed, or that is later than the role may give (STF-01),
 * and for a sooner day without a reason (D96).
 */
export function giveArea(deps: StaffAct, input: GiveInput): Promise<Result<StaffChange>> {
  return changeAs(deps, (tx) => giveAreaIn(tx, deps, input));
}

/** The same in a transaction of the caller's. */
export async function giveAreaIn(
  tx: Tx,
  deps: StaffAct,
  { memberId, area, lastDay }: GiveInput,
): Promise<Result<StaffChange>> {
  // nobody joins the team after it is asked whether they are on it
  await lock(tx, 'staff/roles');
  await lockGrantsOf(tx, memberId);
  const holder = await findHolder(tx, memberId);
  if (holder === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
  const ofTeam = refuseTeammate(deps.by, holder);
  if (ofTeam !== null) return ofTeam;
  const key = areas.find((each) => each === `area/${area}`);
  if (key === undefined || !areasToGive.includes(area))
    return refuse('INVALID_INPUT', { reason: 'There is no such area.', field: 'area' });
  const staff = deps.by.kind === 'person' ? deps.by : null;
  const fault = refuseLastDay(lastDay, { staff, timeZone: holder.timeZone, now: deps.now });
  if (fault !== null) return refuse('INVALID_INPUT', { reason: fault, field: 'lastDay' });
  const [entitlementId = ''] = await listPlainAreas(tx, [key]);
  const endsAt = endOfDay(lastDay, holder.timeZone);
  const given = (await listGrantsOf(tx, memberId, entitlementId)).filter(isByTeam);
  const current = given.find((grant) => grantState(grant, deps.now) === 'IN_FORCE');
  if (current?.endsAt === endsAt) return ok({ lines: [], isSaved: false });
  const isSooner = current !== undefined && (current.endsAt === null || endsAt < current.endsAt);
  const unexplained = refuseReason(deps, { takesAway: isSooner });
  if (unexplained !== null) return unexplained;
  const name = areaWords[area] ?? area;
  const until = `until ${longDay(lastDay)}`;
  if (current === undefined) {
    // by its number, so that what was ended before stays in the ledger, and a second request adds nothing
    const grant = { memberId, source: 'STAFF', sourceRef: `given-${String(given.length + 1)}` } as const;
    const span = { startsAt: new Date(deps.now), endsAt: new Date(endsAt) };
    if (!(await addGrant(tx, { ...grant, entitlementId, ...span }))) return ok({ lines: [], isSaved: false });
    if (deps.reason.trim() !== '') await saveGrantReason(tx, grant, deps.reason.trim());
  } else await saveGrantEnd(tx, current.grantId, new Date(endsAt));
  await auditAct(tx, deps, {
    action: current === undefined ? 'ACCESS_GIVEN' : 'ACCESS_CHANGED',
    subject: `member/${memberId}`,
    before: current === undefined ? null : { area, endsAt: current.endsAt },
    after: { area, endsAt },
  });
  const line =
    current === undefined
      ? `${holder.displayName} has ${name} from now ${until}.`
      : `${holder.displayName} has ${name} ${until}, and no longer until ${dayOf(current, holder.timeZone)}.`;
  const tier = await tierChange(tx, deps, memberId);
  const isFree = area !== 'mc-limited' && ((await findStanding(tx, memberId)) ?? 'LIMITED') === 'LIMITED';
  return ok({ lines: [line, ...tier, ...(isFree ? [staysFree] : [])], isSaved: true });
}

/** What the team gives makes nobody a paying member (D4), and whoever is none is metered (D17). */
const staysFree = 'The account stays a free one: what it watches counts against the videos of the month.';

const isByTeam = ({ source, sourceRef }: HeldGrant): boolean => source === 'STAFF' && sourceRef !== teamRef;

function dayOf({ endsAt }: HeldGrant, timeZone: string): string {
  if (endsAt === null) return 'it is ended';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(endsAt - 1);
}
