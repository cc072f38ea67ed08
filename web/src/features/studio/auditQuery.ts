import { byteOrderMark, csvLine } from '@atrium/domain/csvLine.ts';
import { addDays, zoneClock } from '@atrium/domain/zoneClock.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { StudioAuditQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import type { AuditFilters } from './auditFilters.ts';

export type AuditEntry = NonNullable<StudioAuditQuery['listAuditEntries']>['entries'][number];

/** Filters, with the zone of whose days they speak. */
interface Asked extends AuditFilters {
  readonly zone: string;
}

interface Page {
  readonly entries: readonly AuditEntry[];
  readonly nextAfter: string | null;
}

const entries = graphql(`
  query StudioAudit(
    $text: String!
    $actorKind: ActorKind
    $from: String
    $until: String
    $after: String
    $count: Int!
  ) {
    listAuditEntries(text: $text, actorKind: $actorKind, from: $from, until: $until, after: $after, count: $count) {
      entries {
        entryId
        at
        actorKind
        actorName
        tokenName
        action
        subject
        subjectName
        reason
        before
        after
        detail
      }
      nextAfter
    }
  }
`);

function variablesOf({ text, actorKind, from, to, zone }: Asked, after: string | 0, count: number) {
  const { instantOf } = zoneClock(zone);
  return {
    text,
    actorKind,
    from: from === '' ? null : String(instantOf(`${from}T00:00:00`)),
    until: to === '' ? null : String(instantOf(`${addDays(to, 1)}T00:00:00`)),
    after: after === 0 ? null : after,
    count,
  };
}

/** The audit log, the newest first, page by page (RUN-01). */
export const auditQuery = listQuery({
  document: entries,
  variables: (asked: Asked, after: string | 0) => variablesOf(asked, after, 50),
  read: ({ listAuditEntries }): Page => listAuditEntries ?? { entries: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (asked) => JSON.stringify(asked),
  tags: () => ['audit'],
});

/** A file has at most so many entries: who needs more asks for a shorter time. */
export const mostExported = 10_000;

const headings = ['Time', 'By', 'Kind', 'Token', 'Act', 'About', 'Person', 'Reason', 'Before', 'After', 'Detail'];

/** The entries as a file of lines, and whether there are more than it may have. */
export async function exportEntries(asked: Asked): Promise<{ readonly file: Blob; readonly isCut: boolean }> {
  const lines = [byteOrderMark, csvLine(headings)];
  let after: string | 0 | null = 0;
  let count = 0;
  while (after !== null && count < mostExported) {
    const answer: StudioAuditQuery = await execute(entries, variablesOf(asked, after, 100));
    const page: Page = answer.listAuditEntries ?? { entries: [], nextAfter: null };
    lines.push(...page.entries.map(lineOf));
    count += page.entries.length;
    after = page.nextAfter;
  }
  return { file: new Blob(lines, { type: 'text/csv;charset=utf-8' }), isCut: after !== null };
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

const lineOf = (entry: AuditEntry): string =>
  csvLine([
    new Date(Number(entry.at)).toISOString(),
    entry.actorName,
    entry.actorKind,
    entry.tokenName,
    entry.action,
    entry.subject,
    entry.subjectName,
    entry.reason,
    text(entry.before),
    text(entry.after),
    text(entry.detail),
  ]);
