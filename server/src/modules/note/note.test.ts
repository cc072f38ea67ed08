import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { longestNote, mostNotes } from '@atrium/domain/note/note.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { placesOf, type Place } from '../video/video.fixture.ts';

let server: TestServer;
let member: Caller;
let first: Place;
let second: Place;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
  const [one, two] = await placesOf(member, 'platform-strategy');
  if (one === undefined || two === undefined) throw new Error('two lessons are needed');
  [first, second] = [one, two];
});
afterAll(() => server.close());

interface Note {
  readonly noteId: string;
  readonly seconds: number | null;
  readonly text: string;
  readonly revision: number;
}
interface Saved {
  readonly note: Note | null;
  readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
}
const addressOf = ({ topLevelId, groupId, videoContentId }: Place) => ({ topLevelId, groupId, videoContentId });

async function save(caller: Caller, place: Place, note: Partial<Note>): Promise<Saved> {
  const input = { noteId: crypto.randomUUID(), seconds: 252, text: 'A thought', revision: 0, ...note };
  const { saveNote } = await caller.query<{ saveNote: Saved }>(
    `mutation ($input: SaveNoteInput!) { saveNote(input: $input) {
      note { noteId seconds text revision } error { code reason field } } }`,
    { input: { ...input, ...addressOf(place) } },
  );
  return saveNote;
}

async function remove(caller: Caller, noteId: string, revision: number): Promise<string | null> {
  const { removeNote } = await caller.query<{ removeNote: Saved }>(
    `mutation ($noteId: ID!, $revision: Int!) { removeNote(noteId: $noteId, revision: $revision) { error { code } } }`,
    { noteId, revision },
  );
  return removeNote.error?.code ?? null;
}

async function notesAt(caller: Caller, place: Place): Promise<Note[] | null> {
  const { getVideoPage } = await caller.query<{ getVideoPage: { notes: Note[] | null } }>(
    `query ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
      getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
        notes { noteId seconds text revision } } }`,
    addressOf(place),
  );
  return getVideoPage.notes;
}

interface Found {
  readonly total: number;
  readonly nextAfter: number | null;
  readonly courses: readonly { readonly courseId: string; readonly notes: number }[];
  readonly notes: readonly {
    readonly note: Note;
    readonly courseTitle: string;
    readonly lessonTitle: string;
    readonly place: { readonly topLevelId: string; readonly sourceType: string } | null;
  }[];
}
async function list(caller: Caller, args: Record<string, unknown> = {}): Promise<Found> {
  const { listNotes } = await caller.query<{ listNotes: Found }>(
    `query ($courseId: ID, $query: String, $after: Int, $count: Int) {
      listNotes(courseId: $courseId, query: $query, after: $after, count: $count) {
        total nextAfter courses { courseId notes }
        notes { note { noteId seconds text revision } courseTitle lessonTitle place { topLevelId sourceType } } } }`,
    args,
  );
  return listNotes;
}

test('[NOT-01] a note is found again at its lesson by its moment, is changed, and removed', async () => {
  const caller = await server.as('academy');
  const late = await save(caller, first, { seconds: 300, text: ' Later ' });
  const early = await save(caller, first, { seconds: 10, text: 'Earlier\nin two lines' });
  const whole = await save(caller, first, { seconds: null, text: 'Of all of it' });
  const mark = await save(caller, first, { seconds: 20, text: '' });
  expect(late).toMatchObject({ error: null, note: { text: 'Later', revision: 1, seconds: 300 } });
  expect((await notesAt(caller, first))?.map(({ text }) => text)).toEqual([
    'Of all of it',
    'Earlier\nin two lines',
    '',
    'Later',
  ]);
  expect(await notesAt(caller, second)).toEqual([]);
  const noteId = late.note?.noteId ?? '';
  const changed = await save(caller, first, { noteId, seconds: 7, text: 'Later, in other words', revision: 1 });
  expect(changed.note).toMatchObject({ noteId, seconds: 300, text: 'Later, in other words', revision: 2 });
  for (const { note } of [early, whole, mark]) expect(await remove(caller, note?.noteId ?? '', 1)).toBeNull();
  expect((await notesAt(caller, first))?.map((note) => note.noteId)).toEqual([noteId]);
  expect(await remove(caller, noteId, 2)).toBeNull();
});

test('[NOT-01] what is sent twice changes nothing, and the later of two devices is told', async () => {
  const noteId = crypto.randomUUID();
  await save(member, first, { noteId });
  expect(await save(member, first, { noteId })).toMatchObject({ error: null, note: { revision: 1 } });
  const change = { noteId, text: 'From the phone', revision: 1 };
  expect(await save(member, first, change)).toMatchObject({ note: { revision: 2 } });
  expect(await save(member, first, change)).toMatchObject({ error: null, note: { revision: 2 } });
  expect(await save(member, first, { noteId, text: 'From the desk', revision: 1 })).toMatchObject({
    note: null,
    error: { code: 'STALE_VERSION' },
  });
  expect(await remove(member, noteId, 1)).toBe('STALE_VERSION');
  expect(await notesAt(member, first)).toContainEqual({
    noteId,
    seconds: 252,
    text: 'From the phone',
    revision: 2,
  });
  expect(await remove(member, noteId, 2)).toBeNull();
  expect(await remove(member, noteId, 2)).toBeNull();
  // what another device has changed meanwhile is there again, and not lost
  expect(await save(member, first, { noteId, text: 'Written on a train', revision: 2 })).toMatchObject({
    note: { text: 'Written on a train', revision: 1 },
  });
  expect(await remove(member, noteId, 1)).toBeNull();
});

test('[NOT-01] [THR-75] nobody else reads, changes or removes a note, whatever id they send', async () => {
  const noteId = crypto.randomUUID();
  await save(member, first, { noteId, text: 'Mine alone' });
  const other = await server.as('academy');
  expect(await notesAt(other, first)).toEqual([]);
  expect((await list(other, { query: 'Mine alone' })).notes).toEqual([]);
  expect(await remove(other, noteId, 1)).toBeNull();
  // the same id is another note for another member
  expect(await save(other, first, { noteId, text: 'Theirs', revision: 1 })).toMatchObject({ note: { revision: 1 } });
  expect(await notesAt(member, first)).toMatchObject([{ noteId, text: 'Mine alone', revision: 1 }]);
  expect(await remove(other, noteId, 1)).toBeNull();
  expect(await notesAt(member, first)).toHaveLength(1);
  expect(await remove(member, noteId, 1)).toBeNull();
});

test('[NOT-01] a lesson that does not open takes no new note, and the old ones stay readable without a link', async () => {
  const limited = await server.as('limited');
  const refused = await save(limited, { ...first, topLevelId: 'no-such-session' }, {});
  expect(refused.error?.code).toBe('NOT_FOUND');
  const company = await server.as('graduate');
  const before = await save(company, first, { text: 'While it was open' });
  expect(before.error).toBeNull();
  const noteId = before.note?.noteId ?? '';
  const place = async () => (await list(company)).notes.find(({ note }) => note.noteId === noteId)?.place;
  expect(await place()).toMatchObject({ topLevelId: first.topLevelId, sourceType: 'ON_DEMAND' });
  await sql`update entitlement_grant set ends_at = to_timestamp(0), starts_at = to_timestamp(0)
    where member_id = ${company.memberId}`.execute(server.db);
  const former = await server.as('graduate');
  expect((await save(former, first, {})).error?.code).toBeDefined();
  expect(await save(former, first, { noteId, text: 'Changed afterwards', revision: 1 })).toMatchObject({ error: null });
  expect((await list(former)).notes).toMatchObject([{ note: { text: 'Changed afterwards' }, place: null }]);
  expect(await remove(former, noteId, 2)).toBeNull();
});

test('[NOT-01] too long, without words, at no moment: a sentence says so, and nothing is saved', async () => {
  const before = await notesAt(member, first);
  const faults = [
    { text: 'x'.repeat(longestNote + 1) },
    { text: '   ', seconds: null },
    { seconds: -1 },
    { seconds: 2_000_000 },
    { noteId: 'not-an-id' },
  ];
  for (const note of faults) expect((await save(member, first, note)).error?.code).toBe('INVALID_INPUT');
  expect((await save(member, first, { text: 'x'.repeat(longestNote + 1) })).error).toMatchObject({
    field: 'text',
    reason: 'A note has at most 5,000 characters.',
  });
  expect(await notesAt(member, first)).toEqual(before);
  const longest = await save(member, first, { text: '\u{1F600}'.repeat(longestNote) });
  expect(longest.error).toBeNull();
  expect(await remove(member, longest.note?.noteId ?? '', 1)).toBeNull();
});

test('[NOT-01] a lesson has room for two thousand notes of a member, and says so afterwards', async () => {
  const { memberId } = member;
  await sql`insert into note (member_id, note_id, session_id, group_id, content_id, video_id, seconds, text,
      created_at, changed_at, revision)
    select ${memberId}, gen_random_uuid(), ${second.topLevelId}, ${second.groupId}, ${second.videoContentId},
      ${second.videoId}, n, 'One of many', to_timestamp(n), to_timestamp(n), 1
    from generate_series(1, ${mostNotes}::integer) n`.execute(server.db);
  expect((await save(member, second, {})).error?.code).toBe('NOTES_FULL');
  expect((await save(member, first, {})).error).toBeNull();
  const page = await list(member, { count: 200 });
  expect(page).toMatchObject({ nextAfter: 200 });
  expect(page.total).toBeGreaterThan(mostNotes);
  await sql`delete from note where member_id = ${memberId}`.execute(server.db);
});

test('[NOT-01] hostile texts are texts, and words are found without their accents, as in the catalogue', async () => {
  for (const text of hostileTexts) {
    const { note, error } = await save(member, first, { text });
    if (text.trim() !== '') expect(note?.text ?? error?.code).toBe(text.replaceAll('\0', '\uFFFD').trim());
  }
  await save(member, second, { text: 'Die Größe der Façade' });
  const found = async (query: string) => (await list(member, { query })).notes.map(({ note }) => note.text);
  expect(await found('facade')).toEqual(['Die Größe der Façade']);
  expect(await found('FAÇADE die')).toEqual(['Die Größe der Façade']);
  expect(await found('%')).not.toContain('Die Größe der Façade');
  expect((await list(member, { courseId: 'no-such-course' })).notes).toEqual([]);
  const { courses } = await list(member, { courseId: 'platform-strategy' });
  expect(courses.map(({ courseId }) => courseId)).toContain('platform-strategy');
  await sql`delete from note where member_id = ${member.memberId}`.execute(server.db);
});
