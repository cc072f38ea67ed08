import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
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
