import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { maskAddresses } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { listAccountsOf, listEntries } from '../store/entries.ts';
import { subjectKinds, type AuditFilter, type AuditPage, type ReadEntry } from '../types.ts';

const mostListed = 100;

/**
 * A page of the audit log, the newest entries first (RUN-01, STF-05). What is typed is an address, present or former,
 * or an id, of who acted or of what it is about; the user of a command; or an act in words, 'certificate issued'.
 */
export async function listAuditEntries(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  { text, actorKind, from, until, after, count: asked }: AuditFilter,
): Promise<AuditPage> {
  const count = Math.min(Math.max(asked, 1), mostListed);
  const rows = await listEntries(db, {
    found: await readText(db, withoutNul(text.trim())),
    actorKind,
    from: from === null ? null : new Date(from),
    until: until === null ? null : new Date(until),
    after: after === null ? null : readPageEnd(after),
    count: count + 1,
  });
  const isWhole = staffReach(staff, 'address.read') === 'all';
  const entries = rows.slice(0, count);
  const last = entries.at(-1);
  return {
    entries: isWhole ? entries : entries.map(masked),
    nextAfter:
      rows.length > count && last !== undefined ? writePageEnd({ at: last.at, id: String(last.entryId) }) : null,
  };
}

/** Without the addresses in what it is about, and in what has changed. */
function masked({ subject, before, after, detail, ...entry }: ReadEntry): ReadEntry {
  const [kind = '', ...id] = subject.split('/');
  return { ...entry, subject: `${kind}/${maskAddresses(id.join('/'))}`, ...maskAddresses({ before, after, detail }) };
}

async function readText(db: StaffContext['db'], text: string) {
  if (text === '') return null;
  const isAddress = text.includes('@');
  const name = isAddress ? asciiAddress(text).toLowerCase() : text;
  const memberIds = await listAccountsOf(db, name);
  const about = text.includes('/') && !isAddress ? [text] : subjectKinds.map((kind) => `${kind}/${name}`);
  return {
    subjects: [...about, ...memberIds.map((id) => `member/${id}`)],
    memberIds,
    actorName: text,
    action: text.toUpperCase().replaceAll(/[^A-Z]+/g, '_'),
  };
}
