import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { isGraphqlBody } from './graphqlBody.ts';

const query = '{ me { id } }';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each([
  { query },
  { query: 'x'.repeat(20_000) },
  { query: 'a1b2', persisted: true, variables: null, operationName: null },
  { query, variables: { id: 1 }, operationName: 'Me', extensions: {} },
])('%j is the body of a request', (body) => {
  expect(isGraphqlBody(body)).toBe(true);
});

test.each([
  [undefined],
  [null],
  [query],
  [[{ query }]],
  [{}],
  [{ query: 1 }],
  [{ query: 'x'.repeat(20_001) }],
  [{ query, persisted: 'yes' }],
  [{ query, variables: [] }],
  [{ query, variables: 'id' }],
  [{ query, operationName: 1 }],
])('%j is not', (body) => {
  expect(isGraphqlBody(body)).toBe(false);
});

test('a body that is no GraphQL request is refused first, with a general message', async () => {
  const send = (body: string, type: string): Promise<Response> =>
    fetch(`${server.origin}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
  for (const body of ['[]', '{}', '{"query":1}', '{"query":"{ me { id } }","variables":[]}', '{']) {
    const response = await send(body, 'application/json');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' });
  }
  expect((await send('{"query":"{ __typename }"}', 'text/plain')).status).toBe(400);
});

test('[THR-30] what a page elsewhere can make a browser send changes nothing: no form, no plain text, no cookie alone', async () => {
  const member = persona('member');
  const { idToken, cookies } = await signInAs(server.origin, member.email, demoPassword);
  const saved = () => server.db.selectFrom('bookmark').selectAll().where('member_id', '=', member.memberId).execute();
  const before = await saved();
  const mutation = 'mutation { addUserSave(contentId: "pricing-as-strategy", contentType: COURSE) { success } }';
  const send = async (body: BodyInit, headers: Record<string, string>) => {
    const init = { method: 'POST', body, headers: { cookie: cookies, ...headers } };
    const answer = await fetch(`${server.origin}/graphql`, init);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const form = new FormData();
  form.append('query', mutation);
  form.append('operations', JSON.stringify({ query: mutation }));
  const json = JSON.stringify({ query: mutation });
  // even with the token, which a page elsewhere does not have
  const authorization = `Bearer ${idToken}`;
  for (const headers of [{}, { authorization }] as Record<string, string>[]) {
    const attempts = [
      await send(new URLSearchParams({ query: mutation }), headers),
      await send(form, headers),
      await send(json, { ...headers, 'content-type': 'text/plain' }),
      await send(json, { ...headers, 'content-type': 'application/x-www-form-urlencoded' }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([415, 415, 400, 415]);
  }
  const asJson = { 'content-type': 'application/json' };
  expect((await send(json, asJson)).body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(await saved()).toEqual(before);
  expect((await send(json, { ...asJson, authorization })).body).toMatchObject({
    data: { addUserSave: { success: true } },
  });
  expect((await saved()).length).toBe(before.length + 1);
});
