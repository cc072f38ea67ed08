import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mailState } from '@atrium/domain/outbox/mailState.ts';
import { grantState, keptBy, mayEnd } from '@atrium/domain/person/ledger.ts';
import { seesAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import type { Db } from '../../../base/sql/db.ts';
import { readInOneTrip } from '../../../base/sql/oneTrip.ts';
import { findMailStop } from '../../../mail/trouble.ts';
import { listDevicesOf } from '../../identity/service/devices.ts';
import { findFacts, findStaying, listGrants } from '../store/facts.ts';
import { listCertificates, listSessions } from '../store/learning.ts';
import { listPurchases, listRefunds, listSubscriptions } from '../store/payments.ts';
import { countProviderNames, findPrivacy, listEntriesAbout, listMailsTo, listNotes } from '../store/trail.ts';
import type { PersonEntry, PersonGrant, PersonMail, PersonPage, PersonPayments } from '../types.ts';
import { shownOf } from './listPeople.ts';

/**
 * A person as the team sees them (PEO-01); by the id of an account that was merged, the one that stays. Somebody whom
 * the caller's role does not reach looks like nobody: NOT_FOUND.
 * A role that reaches its own companies sees what concerns access and learning, not payments, devices or requests.
 */
export async function getPerson(ctx: StaffContext, asked: string): Promise<Result<PersonPage>> {
  const { db, staff, now } = ctx;
  const reach = staffReach(staff, 'person.read');
  const userId = await findStaying(db, asked);
  const facts = await findFacts(db, userId);
  if (facts === null || !reachesCompany(reach, facts.customerId)) return refuse('NOT_FOUND');
  const isWide = reach === 'all';
  const wide = <T>(read: () => Promise<T>): Promise<T> | null => (isWide ? read() : null);
  const devices = await wide(() => listDevicesOf(ctx, userId));
  // on one connection: members share those of the process
  const [grants, sessions, certificates, notes, payments, providerNames, privacy, entries, mails, mailStop] =
    await readInOneTrip(ctx.pool, (tx) =>
      Promise.all([
        listGrants(tx, userId),
        listSessions(tx, userId),
        listCertificates(tx, userId),
        listNotes(tx, userId),
        wide(() => readPayments(tx, userId)),
        wide(() => countProviderNames(tx, userId)),
        wide(() => findPrivacy(tx, userId)),
        wide(() => readEntries(tx, userId)),
        staffReach(staff, 'mail.read') === null ? null : readMails(tx, facts.email),
        staffReach(staff, 'mail.read') === null ? null : findMailStop(tx, facts.email),
      ]),
    );
  const { city, country, lastSignInAt, ...shown } = facts;
  return ok({
    ...shownOf(shown, seesAddress(staff, facts.customerId)),
    place: [city, country].filter((part) => part !== null && part !== '').join(', ') || null,
    grants: grants.map((grant) => shownGrant(grant, now)),
    sessions: sessions.map(({ sessionType, status, filmsDone, ...session }) => ({
      ...session,
      isLive: sessionType === 'LIVE',
      isWaitlisted: status === 'WAITLISTED',
      filmsDone: Number(filmsDone ?? 0),
    })),
    certificates,
    notes: notes.map(({ authorId, ...note }) => ({ ...note, isMine: authorId === staff.memberId })),
    lastSignInAt: isWide ? lastSignInAt : null,
    payments,
    devices: devices?.map(({ device, signIns, lastUsedAt }) => ({ device, signIns, lastUsedAt })) ?? null,
    providerNames,
    privacy,
    entries,
    mails,
    mailStop:
      mailStop === null
        ? null
        : {
            reason: mailStop.reason,
            since: mailStop.since.getTime(),
            // servers often repeat the address
            words: seesAddress(staff, facts.customerId) ? mailStop.words : '',
          },
  });
}

function shownGrant(grant: Omit<PersonGrant, 'state' | 'keptBy' | 'isEndable'>, now: number): PersonGrant {
  const state = grantState(grant, now);
  return { ...grant, state, keptBy: keptBy(grant), isEndable: mayEnd(grant, state) };
}

async function readPayments(db: Db, userId: string): Promise<PersonPayments> {
  const [subscriptions, purchases, refunds] = await Promise.all([
    listSubscriptions(db, userId),
    listPurchases(db, userId),
    listRefunds(db, userId),
  ]);
  return { subscriptions, purchases, refunds };
}

async function readEntries(db: Db, userId: string): Promise<PersonEntry[]> {
  const rows = await listEntriesAbout(db, userId);
  return rows.map(({ actorKind, actorName, actorDisplayName, isOwn, ...entry }) => ({
    ...entry,
    by:
      actorKind === 'PERSON'
        ? isOwn === true
          ? 'themselves'
          : (actorDisplayName ?? 'somebody who has left')
        : actorKind === 'JOB'
          ? 'the site'
          : `${actorName ?? ''}, by a command`,
  }));
}

async function readMails(db: Db, address: string): Promise<PersonMail[]> {
  const rows = await listMailsTo(db, address);
  return rows.map(({ mailId, letter, subject, createdAt, withheld, ...state }) => ({
    mailId,
    letter,
    subject,
    createdAt,
    withheld,
    state: mailState(state),
  }));
}
