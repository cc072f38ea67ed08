import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { document } from '../upload/hostilePdfs.fixture.ts';
import { addUploadAs } from '../upload/upload.fixture.ts';
import { resourceLink } from './service/resourceLinks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Card {
  readonly resourceID: string;
  readonly slug: string;
  readonly type: string;
  readonly title: string;
  readonly stacks: readonly string[];
}
interface List {
  readonly list: readonly Card[];
  readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly total: number };
  readonly facets: Record<'types' | 'stacks', readonly { readonly value: string; readonly count: number }[]>;
}

async function list(caller: Caller, args = ''): Promise<List> {
  const { listResources } = await caller.query<{ listResources: List }>(`{ listResources${args} {
    list { resourceID slug type title stacks } pageInfo { page totalPages total }
    facets { types { value count } stacks { value count } } } }`);
  return listResources;
}
const slugs = ({ list: cards }: List): string[] => cards.map(({ slug }) => slug);

describe('the list', () => {
  test('[API-06] [RES-01] twenty-four a page, from page one', async () => {
    const trial = await server.as('trial');
    const first = await list(trial);
    expect(first.list).toHaveLength(24);
    expect(first.pageInfo).toEqual({ page: 1, totalPages: 2, total: 26 });
    const second = await list(trial, '(page: 2)');
    expect(second.list).toHaveLength(2);
    expect(new Set([...slugs(first), ...slugs(second)]).size).toBe(26);
    expect((await list(trial, '(page: 3)')).list).toEqual([]);
    // a page that is just full is the last one
    expect((await list(trial, '(count: 13)')).pageInfo).toEqual({ page: 1, totalPages: 2, total: 26 });
    for (const args of ['(page: 0)', '(count: 0)', '(count: 101)']) {
      const { errors } = await trial.ask(`{ listResources${args} { pageInfo { page } } }`);
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    }
  });

  test('[RES-01] holders of the AI academy search the index by AI stacks, others the one by stacks', async () => {
    const [academy, trial] = [await server.as('academy'), await server.as('trial')];
    const [byAi, byStack] = [await list(academy), await list(trial)];
    expect(byAi.pageInfo.total).toBeLessThan(byStack.pageInfo.total);
    expect(byAi.facets.stacks.map(({ value }) => value).toSorted()).toEqual([
      'AI Governance',
      'AI Leadership',
      'AI Workflows',
      'Prompting',
    ]);
    expect(byStack.facets.stacks.map(({ value }) => value)).toContain('Team Leadership');
    expect(slugs(byAi)).not.toContain('price-corridor');
    expect(slugs(await list(academy, '(filter: { query: "price corridor" })'))).not.toContain('price-corridor');
    // the index is about the search alone
    const { getResource } = await academy.query<{ getResource: { slug: string } }>(
      '{ getResource(slug: "price-corridor") { slug } }',
    );
    expect(getResource.slug).toBe('price-corridor');
  });

  test('[RES-01] the refinements narrow the list, and each counts under the choice of the other', async () => {
    const trial = await server.as('trial');
    const packs = await list(trial, '(filter: { types: [PROMPT_PACK] })');
    expect(new Set(packs.list.map(({ type }) => type))).toEqual(new Set(['PROMPT_PACK']));
    const both = await list(trial, '(filter: { types: [PROMPT_PACK], stacks: ["Foundations"] })');
    const counted = packs.facets.stacks.find(({ value }) => value === 'Foundations')?.count;
    expect(both.list).toHaveLength(counted ?? 0);
    expect(both.list.length).toBeGreaterThan(0);
    const types = both.facets.types.reduce((sum, { count }) => sum + count, 0);
    expect(types).toBe((await list(trial, '(filter: { stacks: ["Foundations"] })')).pageInfo.total);
  });

  test.each([
    ['a word of the title', 'premortem', 'premortem-in-twenty-minutes'],
    ['the beginning of a word', 'premor', 'premortem-in-twenty-minutes'],
    ['a misspelt word', 'premortum', 'premortem-in-twenty-minutes'],
    ['a heading', 'keep it alive', 'decision-log'],
    ['accents that the title does not have', 'décision lóg', 'decision-log'],
  ])('[RES-01] is searched by %s', async (_kind, query, slug) => {
    const found = await list(await server.as('trial'), `(filter: { query: ${JSON.stringify(query)} })`);
    expect(slugs(found)[0]).toBe(slug);
  });

  test('[RES-01] hits of a search are listed by their ids, in their order', async () => {
    const ids = '["resource-stopping-rule", "resource-decision-log", "resource-of-nobody"]';
    const found = await list(await server.as('trial'), `(resourceIDs: ${ids})`);
    expect(slugs(found)).toEqual(['stopping-rule', 'decision-log']);
  });
});

interface Detail {
  readonly title: string;
  readonly type: string;
  readonly pdfDownloadUrl: string | null;
  readonly googleDocCopyUrl: string | null;
  readonly items: readonly { readonly type: string; readonly content: string; readonly imageUrl: string | null }[];
  readonly tags: readonly { readonly category: string; readonly label: string }[];
}
async function detail(caller: Caller, slug: string): Promise<Detail | null> {
  const { data } = await caller.ask<{ getResource: Detail | null }>(
    `query ($slug: String!) { getResource(slug: $slug) { title type pdfDownloadUrl googleDocCopyUrl
      items { type content imageUrl } tags { category label } } }`,
    { slug },
  );
  return data?.getResource ?? null;
}

describe('a resource', () => {
  test('[RES-02] has its title, tags and items, by its slug or its id', async () => {
    const member = await server.as('member');
    const found = await detail(member, 'where-a-model-helps');
    expect(found).toMatchObject({ title: 'Where a model helps', type: 'STRATEGY_FRAMEWORK' });
    expect(found?.items.map(({ type }) => type)).toEqual([
      'RICH_TEXT_HTML',
      'IMAGE',
      'RICH_TEXT_HTML',
      'RICH_TEXT_HTML',
    ]);
    expect(found?.items[1]).toMatchObject({ imageUrl: '/files/art/figure/where-a-model-helps.svg' });
    expect(found?.items[1]?.content).toContain('Hand it over');
    expect(found?.tags).toContainEqual({ category: 'AI_STACK', label: 'AI Workflows' });
    const { getResource } = await member.query<{ getResource: { slug: string } }>(
      '{ getResource(resourceID: "resource-where-a-model-helps") { slug } }',
    );
    expect(getResource.slug).toBe('where-a-model-helps');
    const { errors } = await member.ask('{ getResource { slug } }');
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  test('[THR-32] the address of an image that is no link of a page is not served', async () => {
    const member = await server.as('member');
    const imageUrls = async () => {
      const found = await detail(member, 'where-a-model-helps');
      return found?.items.filter(({ type }) => type === 'IMAGE').map(({ imageUrl }) => imageUrl);
    };
    const [served] = (await imageUrls()) ?? [];
    const set = (imageUrl: string) =>
      sql`update resource_item set image_url = ${imageUrl}
        where resource_id = 'resource-where-a-model-helps' and type = 'IMAGE'`.execute(server.db);
    await set('javascript:x()');
    expect(await imageUrls()).toEqual([null]);
    await set(served ?? '');
    expect(await imageUrls()).toEqual([served]);
  });

  test('[THR-32] its texts are sanitized again when they are served', async () => {
    await sql`update resource_item set content = '<p onclick="x()">Now</p><script>x()</script><img src="javascript:x()">'
      where resource_content_id = 'resource-decision-log-1'`.execute(server.db);
    const found = await detail(await server.as('member'), 'decision-log');
    expect(found?.items[0]?.content).toBe('<p>Now</p><img />');
  });

  test('[THR-47] what the viewer may not see answers like what does not exist', async () => {
    const ask = async (name: string, slug: string) =>
      (await (await server.as(name)).ask(`{ getResource(slug: "${slug}") { title } }`)).errors?.[0];
    const nothing = await ask('trial', 'of-nobody');
    expect(nothing?.extensions.code).toBe('NOT_FOUND');
    for (const [name, slug] of [
      ['trial', 'crash-course-monday-prompts'],
      ['academy', 'work-sample-scorecard'],
      ['employee', 'the-quarterly-bonfire'],
    ] as const) {
      expect(await ask(name, slug)).toEqual(nothing);
      const found = await list(await server.as(name), `(filter: { query: "${slug.replaceAll('-', ' ')}" })`);
      expect(slugs(found)).not.toContain(slug);
      expect(slugs(await list(await server.as(name), `(resourceIDs: ["resource-${slug}"])`))).toEqual([]);
    }
    expect(await detail(await server.as('crash'), 'crash-course-monday-prompts')).not.toBeNull();
    expect(await detail(await server.as('employee'), 'work-sample-scorecard')).not.toBeNull();
  });

  test('[NAV-07] [ACC-08] a limited account that holds nothing else is refused by the server too', async () => {
    for (const [name, code] of [
      ['limited', 'FORBIDDEN'],
      ['limited-crash', undefined],
      ['ondemand', undefined],
    ] as const) {
      const { errors } = await (await server.as(name)).ask('{ listResources { pageInfo { total } } }');
      expect(errors?.[0]?.extensions.code, name).toBe(code);
    }
  });
});

async function countOf(memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from resource_download
    where member_id = ${memberId}`.execute(server.db);
  return rows[0]?.count ?? 0;
}

describe('downloads', () => {
  test('[RES-02] the file comes by a signed link, and is counted once for each link', async () => {
    const member = await server.as('member');
    const link = (await detail(member, 'stopping-rule'))?.pdfDownloadUrl ?? '';
    const head = await server.stranger.fetch(link, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await countOf(member.memberId)).toBe(0);
    for (let n = 0; n < 2; n += 1) {
      const file = await server.stranger.fetch(link);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="stopping-rule.pdf"');
      expect(file.headers.get('cache-control')).toBe('private, no-store');
      expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    }
    expect(await countOf(member.memberId)).toBe(1);
  });

  test('[RES-02] the link to a copy leads to the document, and is counted', async () => {
    const academy = await server.as('academy');
    const link = (await detail(academy, 'first-draft-partner'))?.googleDocCopyUrl ?? '';
    const copy = await server.stranger.fetch(link, { redirect: 'manual' });
    expect([copy.status, copy.headers.get('location')]).toEqual([303, '/files/documents/first-draft-partner.html']);
    expect(await countOf(academy.memberId)).toBe(1);
    expect((await detail(academy, 'first-draft-partner'))?.pdfDownloadUrl).toBeNull();
    expect(await detail(academy, 'the-empty-chair')).toMatchObject({ pdfDownloadUrl: null, googleDocCopyUrl: null });
  });

  test('[RES-02] [MED-04] a PDF that the team has uploaded is downloaded like the others', async () => {
    const [employee, editor] = [await server.as('employee'), await server.as('editor')];
    const plan = await addUploadAs(server, editor, 'document', await document(1), 'Our own.pdf');
    const row = server.db.updateTable('resource').where('slug', '=', 'work-sample-scorecard');
    await row.set({ pdf_key: plan.key }).execute();
    const file = await server.stranger.fetch((await detail(employee, 'work-sample-scorecard'))?.pdfDownloadUrl ?? '');
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, plan.bytes]);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="work-sample-scorecard.pdf"');
    await row.set({ pdf_key: 'work-sample-scorecard.pdf' }).execute();
  });

  test('[THR-32] a document at an address that is no link of a page has none', async () => {
    const academy = await server.as('academy');
    const set = (url: string) =>
      sql`update resource set copy_url = ${url} where slug = 'first-draft-partner'`.execute(server.db);
    const before = await detail(academy, 'first-draft-partner');
    await set('javascript:x()');
    expect((await detail(academy, 'first-draft-partner'))?.googleDocCopyUrl).toBeNull();
    // nor does a link that was made before open it
    expect((await server.stranger.fetch(before?.googleDocCopyUrl ?? '', { redirect: 'manual' })).status).toBe(404);
    await set('/files/documents/first-draft-partner.html');
  });

  test('[RES-02] [THR-47] a link opens nothing for whose account the resources have closed meanwhile', async () => {
    const expiresAt = server.clock.now() + minute;
    const open = async (name: string): Promise<number> => {
      const { memberId } = persona(name);
      const claims = { memberId, resourceId: 'resource-stopping-rule', kind: 'PDF', expiresAt } as const;
      return (await server.stranger.fetch(resourceLink(server.secret, claims))).status;
    };
    // one for everybody who may open resources at all
    const { open_to: kept } = await server.db
      .selectFrom('resource')
      .select('open_to')
      .where('slug', '=', 'stopping-rule')
      .executeTakeFirstOrThrow();
    const set = (areas: readonly string[]) =>
      server.db
        .updateTable('resource')
        .set({ open_to: [...areas] })
        .where('slug', '=', 'stopping-rule')
        .execute();
    await set([]);
    expect([await open('employee'), await open('limited')]).toEqual([200, 403]);
    await set(kept);
  });

  test('[RES-02] nothing opens by a link that was changed, has expired, or whose member may no longer see it', async () => {
    const planner = await server.as('planner');
    const link = (await detail(planner, 'work-sample-scorecard'))?.pdfDownloadUrl ?? '';
    const status = async (change: (url: URL) => void): Promise<number> => {
      const url = new URL(link, server.origin);
      change(url);
      return (await server.stranger.fetch(url.pathname + url.search)).status;
    };
    expect(await status((url) => (url.search = ''))).toBe(403);
    expect(await status((url) => (url.pathname = url.pathname.replace('scorecard', 'log')))).toBe(403);
    expect(await status((url) => (url.pathname = url.pathname.replace('/pdf', '/copy')))).toBe(403);
    const set = (name: string, value: string) => (url: URL) => {
      url.searchParams.set(name, value);
    };
    for (const name of ['m', 's']) expect(await status(set(name, 'x'))).toBe(403);
    expect(await status(set('e', String(server.clock.now() + 1e9)))).toBe(403);
    await sql`update resource set open_to = '{crash-courses}' where slug = 'work-sample-scorecard'`.execute(server.db);
    expect(await status(() => undefined)).toBe(404);
    await sql`update resource set open_to = '{}' where slug = 'work-sample-scorecard'`.execute(server.db);
    // a document that the store has lost is no download either
    const { pdf_key: kept } = await server.db
      .selectFrom('resource')
      .select('pdf_key')
      .where('slug', '=', 'work-sample-scorecard')
      .executeTakeFirstOrThrow();
    await sql`update resource set pdf_key = 'lost.pdf' where slug = 'work-sample-scorecard'`.execute(server.db);
    expect(await status(() => undefined)).toBe(404);
    expect(await countOf(planner.memberId)).toBe(0);
    expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['a document is missing in the store']);
    await sql`update resource set pdf_key = ${kept} where slug = 'work-sample-scorecard'`.execute(server.db);
    expect(await status(() => undefined)).toBe(200);
    await server.clock.advance(10 * minute);
    const expired = await server.stranger.fetch(link);
    expect([expired.status, expired.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await expired.text()).toContain('href="/resources"');
  });
});
