import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { day } from '@atrium/domain/time.ts';
import pg from 'pg';
import { documentKinds } from '../../registry.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import type { ReachingDeps } from './types.ts';

/** Somebody at the command line. */
export const operatorOf = (server: TestServer, { dryRun = false, now = server.clock.now() } = {}): ReachingDeps => ({
  db: server.db,
  by: operator,
  now,
  dryRun,
  documentKinds,
  courseIds: null,
});

/** An event in some days that lacks nothing. */
export const eventBody = (server: TestServer, title: string, days = 20): DocumentBody => ({
  title,
  subtitle: 'One sentence',
  details: '<p>All that there is to say.</p>',
  status: 'PUBLISHED',
  start: new Date(server.clock.now() + days * day).toISOString(),
  end: null,
  timeZone: 'Europe/Paris',
  picture: '/files/art/event/new-member-orientation.svg',
  type: { key: 'TALK', label: 'Talk' },
  category: null,
  room: '/__sandbox/meeting/event/talk',
  recording: null,
});

interface Failure {
  readonly code: string;
  readonly reason: string;
  readonly field: string | null;
}
export interface SavedAnswer {
  readonly draft: { readonly version: number; readonly body: DocumentBody; readonly savedBy: string } | null;
  readonly faults: readonly { readonly path: string; readonly message: string; readonly when: string }[] | null;
  readonly conflicts: readonly { readonly path: string; readonly mine: unknown; readonly theirs: unknown }[] | null;
  readonly newest: DocumentBody | null;
  readonly version: number | null;
  readonly error: Failure | null;
}

/** Saves a draft by the API. */
export async function save(
  caller: Caller,
  {
    id,
    ...input
  }: {
    readonly id: string;
    readonly kind?: string;
    readonly version: number;
    readonly body: DocumentBody;
    readonly began?: DocumentBody;
    readonly partial?: boolean;
  },
): Promise<SavedAnswer> {
  const document = `mutation ($input: SaveDocumentDraftInput!) { done: saveDocumentDraft(input: $input) {
    draft { version body savedBy } faults { path message when } conflicts { path mine theirs } newest version
    error { code reason field } } }`;
  return (await caller.query<{ done: SavedAnswer }>(document, { input: { kind: 'event', documentId: id, ...input } }))
    .done;
}

export interface PublishedAnswer {
  readonly revision: number | null;
  readonly lines: readonly string[] | null;
  readonly isSaved: boolean | null;
  readonly error: Failure | null;
}

/** Publishes a draft by the API. */
export async function publish(
  caller: Caller,
  { id, version, note = '', kind = 'event' }: { id: string; version: number; note?: string; kind?: string },
): Promise<PublishedAnswer> {
  const document = `mutation ($kind: String!, $id: ID!, $version: Int!, $note: String) {
    done: publishDocument(kind: $kind, documentId: $id, version: $version, note: $note) {
      revision lines isSaved error { code reason field } } }`;
  return (await caller.query<{ done: PublishedAnswer }>(document, { kind, id, version, note })).done;
}

/** Saves a body as a draft and publishes it; returns its answer. */
export async function publishBody(caller: Caller, id: string, body: DocumentBody, note = ''): Promise<PublishedAnswer> {
  const found = await caller.ask<{ getDocument: { draft: { version: number } | null } | null }>(
    `{ getDocument(kind: "event", documentId: "${id}") { draft { version } } }`,
  );
  const version = found.data?.getDocument?.draft?.version ?? 0;
  const saved = await save(caller, { id, version, body });
  if (saved.draft === null) throw new Error(JSON.stringify(saved.error));
  return publish(caller, { id, version: saved.draft.version, note });
}

/** A hash of every row of the product and of its queue, and where the numbers stand that members meet (THR-70). */
export async function hashDatabase({ databaseUrl }: TestServer): Promise<Record<string, string>> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await owner.query<{ hash: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
      );
      hashes[name] = rows[0]?.hash ?? '';
    }
    // a number that is lost in a rolled back transaction is met by nobody in these
    const unseen = ['audit_entry_audit_entry_id_seq', 'draft_version', 'mail_mail_id_seq'];
    const { rows: numbers } = await owner.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'
       and sequencename <> all($1) order by 1`,
      [unseen],
    );
    for (const { name, value } of numbers) hashes[`sequence ${name}`] = value ?? '';
    return hashes;
  } finally {
    await owner.end();
  }
}
