import { hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { eventBody, publish, save } from '../document/document.fixture.ts';
import { bombOf, document, scripted } from './hostilePdfs.fixture.ts';
import { blackPng, gifOf } from './pictureBombs.fixture.ts';
import { holdUploads } from './service/removeUpload.ts';
import {
  addUploadAs,
  aPicture,
  finish,
  remove,
  send,
  start,
  uploadAs,
  uploadFields,
  type SeenUpload,
} from './upload.fixture.ts';

let server: TestServer;
let editor: Caller;
beforeAll(async () => {
  server = await startServer();
  editor = await server.as('editor');
});
afterAll(() => server.close());

interface Listed {
  readonly listUploads: { readonly uploads: readonly SeenUpload[]; readonly nextAfter: string | null };
}
const list = async (caller: Caller, args: Record<string, unknown> = {}): Promise<Listed['listUploads']> =>
  (
    await caller.query<Listed>(
      `query ($kind: UploadKind, $query: String, $unused: Boolean, $after: String, $count: Int) {
        listUploads(kind: $kind, query: $query, unused: $unused, after: $after, count: $count) {
          uploads { ${uploadFields} } nextAfter } }`,
      args,
    )
  ).listUploads;
const get = async (caller: Caller, uploadId: string): Promise<SeenUpload | null> =>
  (
    await caller.ask<{ getUpload: SeenUpload | null }>(
      `query ($uploadId: ID!) { getUpload(uploadId: $uploadId) { ${uploadFields} } }`,
      { uploadId },
    )
  ).data?.getUpload ?? null;
const portsOf = () => server.context(null, server.clock.now()).ports;

describe('what is uploaded', () => {
  test('[MED-04] a picture is encoded again in the size of its kind, and says what it is', async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c86' } })
      .withExif({ IFD3: { GPSLatitude: '39/1 57/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const cover = await addUploadAs(server, editor, 'cover', photo, '..\\covers\\sail\u202egnp.jpg');
    expect(cover).toMatchObject({
      kind: 'cover',
      fileName: 'sailgnp.jpg',
      contentType: 'image/webp',
      width: 2400,
      height: 1600,
      pages: null,
      addedBy: 'Edda Lindqvist',
      uses: [],
    });
    expect(cover.checksum).toMatch(/^[\da-f]{64}$/);
    const answer = await server.stranger.fetch(cover.address ?? '');
    const served = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type'), served.length]).toEqual([
      200,
      'image/webp',
      cover.bytes,
    ]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    // neither the file that was sent nor its name is in the storage
    expect(await portsOf().uploads.findReceived(cover.key)).toBeNull();
    expect(cover.key).toBe(`${cover.uploadId}.webp`);
  });

  test('[MED-04] a logo keeps its transparent parts, and a WebP is taken', async () => {
    const webp = await sharp(await aPicture())
      .webp()
      .toBuffer();
    const [status, uploadId] = await send(server, await start(editor, 'picture', { fileType: 'image/webp' }), webp);
    expect(status).toBe(204);
    const { upload } = await finish(editor, uploadId);
    expect([upload?.width, upload?.height]).toEqual([40, 30]);
    const served = await (await server.stranger.fetch(upload?.address ?? '')).arrayBuffer();
    expect((await sharp(served).metadata()).hasAlpha).toBe(true);
  });

  test('[MED-04] a document is written again, says its pages, and is in the store of files', async () => {
    const plan = await addUploadAs(server, editor, 'document', await document(2), 'The plan.pdf');
    expect(plan).toMatchObject({ contentType: 'application/pdf', pages: 2, width: null, address: null });
    expect((await portsOf().files.open(`published/${plan.key}`))?.size).toBe(plan.bytes);
    expect((await server.stranger.fetch(`/files/images/${plan.key}`)).status).toBe(404);
  });

  test('[MED-04] an upload is finished once, however often it is asked', async () => {
    const [, uploadId] = await send(server, await start(editor, 'picture'), await aPicture());
    const answers = await Promise.all([finish(editor, uploadId), finish(editor, uploadId), finish(editor, uploadId)]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(await finish(editor, uploadId)).toEqual(answers[0]);
    const entries = await server.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `upload/${uploadId}`)
      .execute();
    expect(entries).toEqual([{ action: 'UPLOAD_ADDED' }]);
  });
});

describe('what is refused, with a sentence, and not kept', () => {
  const picture = 'This is no picture that can be read';
  test.each<[what: string, kind: 'picture' | 'document', file: () => Buffer | Promise<Buffer>, words: string]>([
    [
      'an SVG with a script',
      'picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      picture,
    ],
    ['a page of HTML', 'picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), picture],
    ['a GIF header before a script', 'picture', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'), picture],
    ['a PNG that is cut', 'picture', async () => (await aPicture(300, 300)).subarray(0, 80), picture],
    [
      'a TIFF',
      'picture',
      async () =>
        sharp(await aPicture())
          .tiff()
          .toBuffer(),
      picture,
    ],
    ['900 megapixels', 'picture', () => blackPng(30_000, 30_000, { depth: 1 }), picture],
    ['one row of 39 megapixels', 'picture', () => blackPng(39_000_000, 1), picture],
    ['a PDF that is called PNG', 'picture', () => document(1), picture],
    ['a PNG that is called PDF', 'document', () => aPicture(), 'This is no PDF that can be read'],
    ['a PDF with a script', 'document', () => Object.values(scripted)[0] ?? Buffer.alloc(0), 'This PDF runs scripts'],
    ['a PDF that unfolds', 'document', () => bombOf(900_000_000), 'This PDF takes too long to read'],
  ])('[MED-04] [THR-67] %s', async (_what, kind, file, words) => {
    const [status, uploadId] = await send(server, await start(editor, kind), await file());
    expect(status).toBe(204);
    const { upload, error } = await finish(editor, uploadId);
    expect([upload, error?.code]).toEqual([null, 'INVALID_INPUT']);
    expect(error?.message).toContain(words);
    const key = `${uploadId}.${kind === 'picture' ? 'webp' : 'pdf'}`;
    expect([await portsOf().uploads.findReceived(key), await portsOf().uploads.findPublished(key)]).toEqual([
      null,
      null,
    ]);
    expect(await get(editor, uploadId)).toBeNull();
  });

  test('[MED-04] a file without a byte, and one that is larger than its kind, are not taken', async () => {
    const [empty] = await send(server, await start(editor, 'picture'), Buffer.alloc(0));
    expect(empty).toBe(400);
    const [large, uploadId] = await send(server, await start(editor, 'picture'), Buffer.alloc(20 * 1024 * 1024 + 1));
    expect(large).toBe(400);
    expect((await finish(editor, uploadId)).error).toMatchObject({
      reason: 'NOT_UPLOADED',
      message: 'The file has not arrived. Please upload it again.',
    });
  });

  test('[MED-04] another type gets no form', async () => {
    for (const fileType of ['image/svg+xml', 'text/html', 'application/pdf', '']) {
      expect((await start(editor, 'cover', { fileType })).error).toEqual({ code: 'INVALID_INPUT', field: 'fileType' });
    }
    expect((await start(editor, 'document', { fileType: 'image/png' })).error?.code).toBe('INVALID_INPUT');
  });

  test('[MED-04] of an animation the first frame is kept, and of a polyglot the pixels', async () => {
    const file = Buffer.concat([gifOf(1000), Buffer.from('<script>alert(1)</script>')]);
    const { key } = await addUploadAs(server, editor, 'picture', file);
    const served = await portsOf().uploads.findPublished(key);
    expect(served?.includes('<')).toBe(false);
    expect((await sharp(served ?? Buffer.alloc(0)).metadata()).pages).toBeUndefined();
  });
});

describe('who may', () => {
  test('[STF-01] [MED-04] members and visitors do not learn of it, and who only reads uploads nothing', async () => {
    const document_ = '{ listUploads { nextAfter } }';
    for (const caller of [await server.as('member'), server.stranger]) {
      const { errors } = await caller.ask(document_);
      expect(errors?.[0]?.extensions.code).toBe(caller === server.stranger ? 'UNAUTHENTICATED' : 'NOT_FOUND');
    }
    const auditor = await server.as('auditor');
    expect((await list(auditor)).uploads.length).toBeGreaterThan(0);
    const { errors } = await auditor.ask('mutation { removeUpload(uploadId: "x") { uploadId } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('[MED-04] an upload of somebody else is not finished, and looks like one that is not there', async () => {
    const [, uploadId] = await send(server, await start(editor, 'picture'), await aPicture());
    const instructor = await server.as('instructor');
    const missing = (await finish(instructor, 'no-such-upload')).error;
    expect((await finish(instructor, uploadId)).error).toEqual(missing);
    expect(missing?.code).toBe('NOT_FOUND');
  });

  test('[STF-01] [MED-05] an instructor removes what they have added, and nothing else', async () => {
    const instructor = await server.as('instructor');
    const theirs = await addUploadAs(server, instructor, 'picture', await aPicture());
    const other = await addUploadAs(server, editor, 'picture', await aPicture());
    expect((await remove(instructor, other.uploadId))?.code).toBe('FORBIDDEN');
    expect(await remove(instructor, theirs.uploadId)).toBeNull();
    expect(await remove(editor, other.uploadId)).toBeNull();
  });
});

describe('where it is used', () => {
  /** Columns of content in which the example academy has addresses of files, found in the database itself. */
  async function columnsWithAddresses(): Promise<{ table: string; column: string; type: string }[]> {
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
        and has_table_privilege(c.oid, 'update')
        and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'member data:%' and c.relname <> 'setting'
        and format_type(a.atttypid, null) in ('text', 'jsonb') and a.attgenerated = ''
      order by 1, 2`.execute(server.db);
    const found = [];
    for (const row of rows) {
      const { rows: held } = await sql<{ found: boolean }>`
        select exists (select from ${sql.table(row.table)} where ${sql.ref(row.column)}::text ~ '/files/|\\.pdf$') as found`.execute(
        server.db,
      );
      if (held[0]?.found === true) found.push(row);
    }
    return found;
  }

  test('[MED-05] an address is found in every column of content that has any', async () => {
    const { key, uploadId } = await addUploadAs(server, editor, 'picture', await aPicture());
    const columns = await columnsWithAddresses();
    expect(columns.length).toBeGreaterThan(10);
    const unseen: string[] = [];
    for (const { table, column, type } of columns) {
      const [at, of] = [sql.table(table), sql.ref(column)];
      const pattern = '(/files/[a-z]+/[^" ]*|[^" /]+\\.pdf)';
      const named = column.endsWith('_key') ? key : `/files/images/${key}`;
      await server.db
        .transaction()
        .execute(async (tx) => {
          await sql`update ${at} set ${of} = regexp_replace(${of}::text, ${pattern}, ${named})::${sql.raw(type)}
            where ctid = (select ctid from ${at} where ${of}::text ~ '/files/|\\.pdf$' limit 1)`.execute(tx);
          const { rows } = await sql`select from upload_uses() where upload_key = ${key}`.execute(tx);
          const { rows: own } = await sql`select from uses_of_upload(${key})`.execute(tx);
          if (rows.length === 0 || own.length === 0) unseen.push(`${table}.${column}`);
          throw new Error('undone');
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'undone') throw error;
        });
    }
    expect(unseen, 'add these columns to server/sql/document/content_texts.sql').toEqual([]);
    expect((await get(editor, uploadId))?.uses).toEqual([]);
  });

  test('[MED-05] [STF-05] a file in use says where, and cannot be removed; one that nothing uses can, and is gone', async () => {
    const upload = await addUploadAs(server, editor, 'cover', await aPicture(), 'Course cover.png');
    const { uploadId, address, key } = upload;
    const before = await server.db
      .selectFrom('course')
      .select('cover_image_url')
      .where('course_id', '=', 'ai-leaders')
      .executeTakeFirstOrThrow();
    const use = (url: string) =>
      server.db.updateTable('course').set({ cover_image_url: url }).where('course_id', '=', 'ai-leaders').execute();
    await use(address ?? '');
    await sql`update session_content set data = data || ${JSON.stringify({ imageUrl: address })}::jsonb
      where session_content_id = 'ai-leaders-2-news-room'`.execute(server.db);
    expect((await get(editor, uploadId))?.uses).toEqual([
      { kind: 'course', id: 'ai-leaders', title: 'AI for Business Leaders', field: 'cover_image_url' },
      { kind: 'session', id: 'ai-leaders-2', title: 'AI for Business Leaders', field: 'session_content.data' },
    ]);
    expect(await remove(editor, uploadId)).toMatchObject({ code: 'UPLOAD_IN_USE', reason: 'course/ai-leaders' });
    expect((await list(editor, { unused: true })).uploads.map((each) => each.uploadId)).not.toContain(uploadId);
    await use(before.cover_image_url);
    expect(await remove(editor, uploadId)).toMatchObject({ code: 'UPLOAD_IN_USE', reason: 'session/ai-leaders-2' });
    await sql`update session_content set data = data - 'imageUrl' where session_content_id = 'ai-leaders-2-news-room'`.execute(
      server.db,
    );
    expect((await list(editor, { unused: true })).uploads.map((each) => each.uploadId)).toContain(uploadId);
    expect(await remove(editor, uploadId, 'x'.repeat(501))).toMatchObject({ code: 'INVALID_INPUT' });
    expect([await remove(editor, uploadId, 'A double.'), await remove(editor, uploadId)]).toEqual([null, null]);
    expect(await get(editor, uploadId)).toBeNull();
    await expect.poll(async () => portsOf().uploads.findPublished(key)).toBeNull();
    const entries = await server.db
      .selectFrom('audit_entry')
      .select(['action', 'reason'])
      .where('subject', '=', `upload/${uploadId}`)
      .orderBy('audit_entry_id')
      .execute();
    expect(entries).toEqual([
      { action: 'UPLOAD_ADDED', reason: null },
      { action: 'UPLOAD_REMOVED', reason: 'A double.' },
    ]);
  });

  test('[MED-05] a draft uses its files; a document is not published with one that was removed', async () => {
    const { uploadId, address } = await addUploadAs(server, editor, 'picture', await aPicture());
    const body = { ...eventBody(server, 'A talk with a picture'), picture: address ?? '' };
    const { draft } = await save(editor, { id: 'pictured', version: 0, body });
    const use = { kind: 'draft', id: 'event/pictured', title: 'A talk with a picture', field: 'body' };
    expect((await get(editor, uploadId))?.uses).toEqual([use]);
    expect((await remove(editor, uploadId))?.code).toBe('UPLOAD_IN_USE');
    const gone = await addUploadAs(server, editor, 'picture', await aPicture());
    expect(await remove(editor, gone.uploadId)).toBeNull();
    const other = { ...body, picture: gone.address ?? '' };
    const version = draft?.version ?? 0;
    const saved = await save(editor, { id: 'pictured', version, body: other });
    const refused = await publish(editor, { id: 'pictured', version: saved.draft?.version ?? 0 });
    expect(refused.error).toMatchObject({
      code: 'INVALID_INPUT',
      reason: `The file ${gone.key} is gone. Choose another one.`,
    });
    const again = await save(editor, { id: 'pictured', version: saved.draft?.version ?? 0, body });
    expect((await publish(editor, { id: 'pictured', version: again.draft?.version ?? 0 })).error).toBeNull();
    expect((await get(editor, uploadId))?.uses).toEqual([
      { ...use, kind: 'event', id: 'pictured', field: 'hero_image_url' },
    ]);
  });

  test('[MED-05] what begins to use a file while it is removed waits, and is told that it is gone; or keeps it', async () => {
    const [gone, kept] = [
      await addUploadAs(server, editor, 'picture', await aPicture()),
      await addUploadAs(server, editor, 'picture', await aPicture()),
    ];
    let removed: Promise<unknown> = Promise.resolve();
    await transaction(server.db, async (tx) => {
      expect(await holdUploads(tx, `<img src="${kept.address ?? ''}">`)).toMatchObject({ ok: true });
      removed = remove(editor, kept.uploadId);
      await tx
        .updateTable('faculty')
        .set({ image_url: kept.address ?? '' })
        .where('faculty_id', '=', 'noor-el-amrani')
        .execute();
    });
    expect(await removed).toMatchObject({ code: 'UPLOAD_IN_USE', reason: 'faculty/noor-el-amrani' });
    expect(await remove(editor, gone.uploadId)).toBeNull();
    const held = await transaction(server.db, (tx) => holdUploads(tx, gone.address ?? ''));
    expect(held).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND', reason: gone.key } });
    expect(await transaction(server.db, (tx) => holdUploads(tx, '/files/art/cover/ai-leaders.svg'))).toMatchObject({
      ok: true,
    });
  });

  test('[MED-05] a file that has not been finished is used by nothing, and in no list', async () => {
    const [, uploadId] = await send(server, await start(editor, 'picture'), await aPicture());
    const key = `${uploadId}.webp`;
    const hold = () => transaction(server.db, (tx) => holdUploads(tx, `/files/images/${key}`));
    expect(await hold()).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND', reason: key } });
    expect((await list(editor)).uploads.map((each) => each.uploadId)).not.toContain(uploadId);
    expect((await finish(editor, uploadId)).error).toBeNull();
    expect(await hold()).toMatchObject({ ok: true });
  });
});

test('[MED-05] the files are listed newest first, page by page, by kind and by a part of their name', async () => {
  for (const name of ['Harbour one.png', 'Harbour two.png', 'Harbour three.png']) {
    await server.clock.advance(1000);
    await addUploadAs(server, editor, 'picture', await aPicture(), name);
  }
  const found = await list(editor, { query: 'harbour', count: 2 });
  expect(found.uploads.map(({ fileName }) => fileName)).toEqual(['Harbour three.png', 'Harbour two.png']);
  const rest = await list(editor, { query: 'harbour', count: 2, after: found.nextAfter });
  expect([rest.uploads.map(({ fileName }) => fileName), rest.nextAfter]).toEqual([['Harbour one.png'], null]);
  expect((await list(editor, { query: 'harbour', kind: 'document' })).uploads).toEqual([]);
  expect((await list(editor, { query: '%' })).uploads).toEqual([]);
  // a member's own picture is none of the team's
  expect((await list(editor)).uploads.map(({ kind }) => kind)).not.toContain('profileImage');
});

test('[MED-04] what is begun and not finished within the hour is gone, and so is its file; what is finished stays', async () => {
  const [, forgotten] = await send(server, await start(editor, 'picture'), await aPicture());
  const kept = await addUploadAs(server, editor, 'picture', await aPicture());
  await server.clock.advance(2 * hour);
  expect(await portsOf().uploads.findReceived(`${forgotten}.webp`)).toBeNull();
  expect((await finish(editor, forgotten)).error?.code).toBe('NOT_FOUND');
  expect(await get(editor, kept.uploadId)).not.toBeNull();
});

test('[MED-04] somebody of the team gets three hundred forms an hour', async () => {
  const owner = await server.as('owner');
  await server.db
    .insertInto('limit_bucket')
    .values({ bucket: `upload/${owner.memberId}`, used: 300, ends_at: new Date(server.clock.now() + hour) })
    .execute();
  expect((await start(owner, 'picture')).error?.code).toBe('RATE_LIMITED');
  await server.clock.advance(hour);
  expect((await start(owner, 'picture')).error).toBeNull();
  expect((await uploadAs(server, owner, 'picture', await aPicture())).error).toBeNull();
});

test('[MED-04] what has arrived is not finished after its hour, also while it is still there', async () => {
  const [, uploadId] = await send(server, await start(editor, 'picture'), await aPicture());
  await server.clock.advance(hour);
  expect((await finish(editor, uploadId)).error?.code).toBe('NOT_FOUND');
});
