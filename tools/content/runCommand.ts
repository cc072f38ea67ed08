import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import type { DocumentFields, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { newDocumentId } from '@atrium/domain/document/newDocumentId.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import {
  discardDraft,
  duplicateDocument,
  restoreRevision,
} from '@atrium/server/modules/document/service/beginDraft.ts';
import { archiveDocument, removeDocument } from '@atrium/server/modules/document/service/endDocument.ts';
import { getDocument } from '@atrium/server/modules/document/service/findDocument.ts';
import { getRevision, listHistory } from '@atrium/server/modules/document/service/history.ts';
import { kindNamed } from '@atrium/server/modules/document/service/kindOf.ts';
import { listDocuments } from '@atrium/server/modules/document/service/listDocuments.ts';
import { publishAll, publishDrafts, takeBack } from '@atrium/server/modules/document/service/publish.ts';
import { saveDraft } from '@atrium/server/modules/document/service/saveDraft.ts';
import { scheduleDraft } from '@atrium/server/modules/document/service/schedule.ts';
import type { DocumentDeps, Published } from '@atrium/server/modules/document/types.ts';
import { documentKinds } from '@atrium/server/registry.ts';
import { parseCommand, readJsonFile, RefusedError, type StaffCall } from '../staffCommand.ts';
import type { FilePorts } from './bundleFolder.ts';
import { exportTo, importFrom } from './bundles.ts';
import { must } from './must.ts';
import { runExample } from './runExample.ts';
import { fileShape, usage } from './words.ts';

const options = {
  'dry-run': { type: 'boolean' },
  note: { type: 'string' },
  at: { type: 'string' },
  text: { type: 'string' },
  into: { type: 'string' },
} as const;

interface Given {
  readonly deps: DocumentDeps;
  readonly key: DocumentKey;
  /** The words after the kind. */
  readonly words: readonly string[];
  readonly note: string;
  readonly at: string | null;
  readonly text: string;
  /** The folder of a bundle with its files; null: its documents are printed. */
  readonly into: string | null;
  readonly ports: () => FilePorts;
  readonly tell: (line: string) => void;
}

function noFiles(): never {
  throw new Error('this call has no files');
}

/**
 * Carries out one command of `npm run content`; `ports`: where the academy keeps its files.
 * @returns the lines to print, which are JSON. @throws StartupError with the usage when the command is wrong, and
 * RefusedError with a sentence a line when what it asks for is refused.
 */
export async function runCommand(
  args: readonly string[],
  { db, by, now, tell = () => {} }: Pick<StaffCall, 'db' | 'by' | 'now'> & Partial<Pick<StaffCall, 'tell'>>,
  ports: () => FilePorts = noFiles,
): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const [name = '', kind = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || kind === '' || words.length < command.needs || words.length > command.takes) {
    throw new StartupError(usage);
  }
  const deps = { db, by, now, dryRun: values['dry-run'] === true, documentKinds };
  const { note = '', at = null, text = '', into = null } = values;
  const answer = await command.run({
    deps,
    key: { kind, id: words[0] ?? '' },
    words,
    note,
    at,
    text,
    into,
    ports,
    tell,
  });
  return Array.isArray(answer) && command.isLines === true
    ? (answer as readonly string[])
    : [JSON.stringify(answer, null, 2)];
}

interface Command {
  readonly run: (given: Given) => Promise<unknown>;
  /** How many words it needs and takes after the kind. */
  readonly needs: number;
  readonly takes: number;
  /** It prints JSON lines. */
  readonly isLines?: boolean;
}

const commands: Readonly<Record<string, Command>> = {
  list: { needs: 0, takes: 0, run: list },
  new: { needs: 0, takes: 0, run: begin },
  show: { needs: 1, takes: 1, run: show },
  save: { needs: 1, takes: 1, run: save },
  publish: { needs: 1, takes: 1, run: publish },
  schedule: { needs: 1, takes: 1, run: schedule },
  history: { needs: 1, takes: 2, run: history },
  restore: {
    needs: 2,
    takes: 2,
    run: async ({ deps, key, words: [, number] }) =>
      must(await restoreRevision(deps, { ...key, number: Number(number), version: await versionOf(deps, key) })),
  },
  discard: {
    needs: 1,
    takes: 1,
    run: async ({ deps, key }) => must(await discardDraft(deps, { ...key, version: await versionOf(deps, key) })),
  },
  duplicate: {
    needs: 2,
    takes: 2,
    run: async ({ deps, key, words: [, newId = ''] }) => must(await duplicateDocument(deps, key, newId)),
  },
  'take-back': { needs: 1, takes: 1, run: async ({ deps, key, note }) => must(await takeBack(deps, key, note)) },
  archive: {
    needs: 1,
    takes: 1,
    run: async ({ deps, key, note }) => must(await archiveDocument(deps, key, { isToBeArchived: true, reason: note })),
  },
  unarchive: {
    needs: 1,
    takes: 1,
    run: async ({ deps, key, note }) => must(await archiveDocument(deps, key, { isToBeArchived: false, reason: note })),
  },
  remove: { needs: 1, takes: 1, run: async ({ deps, key, note }) => must(await removeDocument(deps, key, note)) },
  export: {
    needs: 0,
    takes: 1,
    isLines: true,
    run: async ({ deps, key, words: [id = null], into, ports }) =>
      must(await exportTo(deps, { ...namedBy(key), id }, into === null ? null : { folder: into, ports: ports() })),
  },
  example: { needs: 0, takes: 0, run: ({ deps, key, note }) => runExample(deps, key.kind, note) },
  import: {
    needs: 1,
    takes: 1,
    run: async ({ deps, key, words: [file = ''], ports, tell }) =>
      must(await importFrom(deps, namedBy(key), { file, ports, tell })),
  },
};

/** Null for all kinds. */
const namedBy = ({ kind }: DocumentKey) => ({ kind: kind === 'all' ? null : kind });

async function list({ deps, key, text }: Given): Promise<unknown> {
  const items: unknown[] = [];
  for (let after: number | null = 0; after !== null;) {
    const asked = { kind: key.kind, text, state: null, ids: null, sort: 'title', after, count: 200 } as const;
    const page: Awaited<ReturnType<typeof listDocuments>> = await listDocuments({ ...deps, courseIds: null }, asked);
    const { items: some, nextAfter } = must(page);
    items.push(...some);
    after = nextAfter;
  }
  return items;
}

function begin({ deps, key }: Given): Promise<unknown> {
  const { definition } = must(kindNamed(deps, key.kind));
  const id = definition.onlyId;
  const about = describeFields(definition.fields);
  return Promise.resolve({ kind: key.kind, ...(id !== undefined && { id }), body: definition.empty, fields: about });
}

/** What each field is, with those inside it. */
function describeFields(fields: DocumentFields): Readonly<Record<string, unknown>> {
  const described = Object.entries(fields).map(([name, { label, help, fields: inner }]) => {
    const words = help === undefined ? label : `${label}. ${help}`;
    return [name, inner === undefined ? words : { is: words, fields: describeFields(inner) }] as const;
  });
  return Object.fromEntries(described);
}

async function show({ deps, key }: Given): Promise<unknown> {
  const { kind, id, title, state, revision, published, draft, faults } = must(await getDocument(deps, key));
  const version = draft?.version ?? 0;
  return { kind, id, title, state, revision, version, body: draft?.body ?? published, faults };
}

async function versionOf(deps: DocumentDeps, key: DocumentKey): Promise<number> {
  const found = await getDocument(deps, key);
  return found.ok ? (found.value.draft?.version ?? 0) : 0;
}

/** A file of `show`, changed, or one of `new`. */
async function readFile({ deps, key }: Given, file: string) {
  const read = fileShape.safeParse(await readJsonFile(file));
  if (!read.success)
    throw new RefusedError(`${file}: a document is an object with a body, and its id when it has one.`);
  if (read.data.kind !== undefined && read.data.kind !== key.kind) {
    throw new RefusedError(`${file}: this is of the kind ${read.data.kind}.`);
  }
  const { definition } = must(kindNamed(deps, key.kind));
  const newId = (): string => newDocumentId(definition.titleOf(read.data.body), randomBytes(4).toString('hex'));
  return { ...read.data, id: read.data.id ?? definition.onlyId ?? newId() };
}

async function save(given: Given): Promise<unknown> {
  const { deps, key, words } = given;
  const { id, body, version } = await readFile(given, words[0] ?? '');
  const named = { kind: key.kind, id };
  const newest = version ?? (await versionOf(deps, named));
  const { draft, faults } = must(await saveDraft(deps, { ...named, version: newest, body, began: null }));
  // with those that only the other tables know, as publishing lists them; a rehearsal leaves no draft to ask about
  const all = deps.dryRun ? faults : must(await getDocument(deps, named)).faults;
  return { kind: key.kind, id, version: draft.version, faults: all };
}

async function publish(given: Given): Promise<unknown> {
  const { deps, key, words, note } = given;
  const [word = ''] = words;
  if (statSync(word, { throwIfNoEntry: false })?.isFile() !== true)
    return { ...key, ...must(await publishDrafts(deps, [{ ...key, version: null }], { note })) };
  const { id, body } = await readFile(given, word);
  const publishing = { kind: key.kind, id, version: null, body, note, isChecked: true };
  const published: Published = must(await publishAll(deps, [publishing]));
  return { kind: key.kind, id, ...published };
}

async function schedule({ deps, key, at, note }: Given): Promise<unknown> {
  const publishAt = at === null ? null : Date.parse(at);
  return must(await scheduleDraft(deps, { ...key, version: await versionOf(deps, key), publishAt, note }));
}

async function history({ deps, key, words: [, number] }: Given): Promise<unknown> {
  if (number !== undefined) return must(await getRevision(deps, key, Number(number)));
  const items: unknown[] = [];
  for (let below: number | null = null; below !== 1;) {
    const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(deps, key, below);
    const some = must(page);
    items.push(...some);
    below = some.at(-1)?.number ?? 1;
  }
  return items;
}
