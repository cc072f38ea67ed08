import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { isAddress } from '@atrium/domain/account/emailAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { areaNamed, mostInPart, type PersonRow, type RowVerdict } from '@atrium/domain/person/addPeople.ts';
import { isInvitedName } from '@atrium/domain/seat/personForm.ts';
import type { Site } from '../../../../base/site.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { giveAreaIn } from '../../../entitlement/service/staff/giveArea.ts';
import { isCompanyDomain } from '../../../federation/service/isCompanyDomain.ts';
import { addConsumer } from '../../../member/service/addConsumer.ts';
import { findMemberIdBy } from '../../../member/service/findMemberIdBy.ts';
import { personMails } from '../../mails.ts';

type AddDeps = StaffAct & { readonly site: Site };

/**
 * Makes accounts for people who have none, with an invitation by mail that waits ten minutes (D96), and gives them the
 * areas of their rows, as `giveArea` does (PEO-02). The rows of one person are done together or not at all; what cannot
 * be done says why, and keeps nobody else waiting. The same again changes nothing. Returns a verdict for each row, in
 * the order of the rows. Refuses with INVALID_INPUT for no row, for more than `mostInPart`, and without a reason.
 */
export async function addPeople(deps: AddDeps, rows: readonly PersonRow[]): Promise<Result<readonly RowVerdict[]>> {
  if (rows.length === 0) return refuse('INVALID_INPUT', { reason: 'Add at least one person.' });
  if (rows.length > mostInPart)
    return refuse('INVALID_INPUT', { reason: `Add at most ${String(mostInPart)} rows at a time.` });
  const unexplained = refuseReason(deps, { takesAway: true });
  if (unexplained !== null) return unexplained;
  const verdicts = new Map<PersonRow, RowVerdict>();
  const people = Map.groupBy(rows, ({ email }) => asciiAddress(email).toLowerCase());
  for (const [email, own] of people) {
    const done = await addPerson(deps, email, own);
    for (const [row, verdict] of done) verdicts.set(row, verdict);
  }
  return ok(rows.map((row) => verdicts.get(row) ?? refused('It was not done.')));
}

const refused = (words: string): RowVerdict => ({ outcome: 'REFUSED', words });

type Verdicts = ReadonlyMap<PersonRow, RowVerdict>;

/** All rows of one address, in a transaction of their own. */
async function addPerson(deps: AddDeps, email: string, rows: readonly PersonRow[]): Promise<Verdicts> {
  const verdicts = new Map<PersonRow, RowVerdict>();
  const added = await changeAs<StaffChange>(deps, async (tx) => {
    verdicts.clear();
    // nobody joins the team after it is asked whether they are on it
    await lock(tx, 'staff/roles');
    const found = await findOrAdd(tx, deps, email, rows[0]);
    if (!found.ok) return found;
    const { memberId, isNew } = found.value;
    for (const [at, row] of rows.entries()) {
      const done = await addRow(tx, deps, memberId, row);
      if (!done.ok) {
        verdicts.set(row, refused(done.refusal.reason));
        return done;
      }
      const lines = [
        ...(isNew && at === 0 ? ['Gets an account, and an invitation in ten minutes.'] : []),
        ...done.value,
      ];
      verdicts.set(
        row,
        lines.length > 0
          ? { outcome: 'DONE', words: lines.join(' ') }
          : { outcome: 'SAME', words: row.area.trim() === '' ? 'Has an account.' : 'Has it until then already.' },
      );
    }
    return ok({ lines: [], isSaved: true });
  });
  if (added.ok) return verdicts;
  const wrong = [...verdicts].filter(([, { outcome }]) => outcome === 'REFUSED');
  const others = wrong.length > 0 ? 'Not done, because another row of this person cannot be.' : added.refusal.reason;
  return new Map([...rows.map((row) => [row, refused(others)] as const), ...wrong]);
}

/** The account of an address, which is made where there is none. */
async function findOrAdd(
  tx: Tx,
  deps: AddDeps,
  email: string,
  row: PersonRow | undefined,
): Promise<Result<{ readonly memberId: string; readonly isNew: boolean }>> {
  if (row === undefined || !isAddress(email)) return wrong("This isn't an email address.");
  const held = await findMemberIdBy(tx, email);
  if (held !== null) return ok({ memberId: held, isNew: false });
  const firstName = row.firstName.trim();
  const lastName = row.lastName.trim();
  if (`${firstName} ${lastName}`.includes('\uFFFD'))
    return wrong("Letters of this name can't be read: save the file as UTF-8 and choose it again.");
  if (!(isInvitedName(firstName) && isInvitedName(lastName)))
    return wrong(
      'There is no account, and for a new one a first and a last name are needed, without address or markup.',
    );
  if (await isCompanyDomain(tx, email)) return wrong('This is an address of a company: give this person a seat there.');
  const memberId = await addConsumer(tx, { email, firstName, lastName, now: deps.now });
  if (memberId === null) return wrong('This address is the second sign-in of an account, or is about to be of one.');
  await auditAct(tx, deps, {
    action: 'PERSON_ADDED',
    subject: `member/${memberId}`,
    before: null,
    // the log is never changed, so that a name or an address would outlive an erasure
    after: {},
  });
  await queueMail(tx, deps, {
    dedupeKey: `person-added/${memberId}`,
    to: email,
    letter: personMails.added({ email }, deps.site),
    heldFor: actMailsWait,
  });
  return ok({ memberId, isNew: true });
}

/** What one row gives to somebody with an account, in lines; none when they have it. */
async function addRow(tx: Tx, deps: AddDeps, memberId: string, row: PersonRow): Promise<Result<readonly string[]>> {
  if (row.area.trim() === '') return row.lastDay.trim() === '' ? ok([]) : wrong('This day is of no area.');
  const area = areaNamed(row.area);
  if (area === null) return wrong(`There is no area '${row.area.trim().slice(0, 60)}'.`);
  const given = await giveAreaIn(tx, deps, { memberId, area, lastDay: row.lastDay.trim() });
  return given.ok ? ok(given.value.lines) : given;
}

const wrong = (reason: string): Result<never> => refuse('INVALID_INPUT', { reason });
