import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, openFakeBrowser } from './browser.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs everything that is pending, including messages between tabs. */
const settle = () => vi.advanceTimersByTimeAsync(1000);

const query = Object.assign('query Ok { ok }', { __meta__: { hash: 'h1' } });
const mutation = Object.assign('mutation Do { do }', { __meta__: { hash: 'h2' } });
const forbidden = () =>
  answerOf({
    data: { a: null, b: 1 },
    errors: [{ message: 'no', path: ['a'], extensions: { code: 'FORBIDDEN', unlock: ['area/x'] } }],
  });

/** An answer that begins now, and whose body comes with `finish`. */
function startAnswer(): { readonly response: Response; readonly finish: (body: unknown) => void } {
  let finish = (_body: unknown): void => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      finish = (body) => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      };
    },
  });
  const response = new Response(stream, { headers: { 'content-type': 'application/json' } });
  return { response, finish };
}

test('[SES-02] a cold start refreshes the token while the code loads, only when the cookie names a member', async () => {
  const browser = openFakeBrowser();
  const { signIn } = browser.openTab();
  expect(signIn.status()).toBe('unknown');
  await settle();
  expect(browser.server.refreshes).toBe(1);
  expect([signIn.status(), signIn.memberId()]).toEqual(['signedIn', 'm1']);

  const stranger = openFakeBrowser('theme=dark');
  const tab = stranger.openTab();
  expect(tab.signIn.status()).toBe('signedOut');
  expect(await tab.signIn.token()).toBeNull();
  await settle();
  expect(stranger.server.refreshes).toBe(0);
});

test('[THR-17] [SES-02] five tabs, an expired token, a hundred queries: one refresh, nobody signed out', async () => {
  const browser = openFakeBrowser();
  const tabs = Array.from({ length: 5 }, () => browser.openTab());
  await settle();
  expect(browser.server.refreshes).toBe(1);
  browser.server.refreshes = 0;
  browser.server.verdict = 'expired';
  const asked = tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.execute(query, {})));
  await settle();
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 100 }, () => ({ ok: true })));
  expect(browser.server.refreshes).toBe(1);
  expect(browser.purges).toBe(0);
  expect(tabs.map((tab) => tab.signIn.status())).toEqual(Array.from({ length: 5 }, () => 'signedIn'));
});

test('[SES-02] a page that opens takes the token at hand; one whose token was refused wants another', async () => {
  const browser = openFakeBrowser();
  const { execute } = browser.openTab();
  await settle();
  expect([browser.server.refreshes, browser.server.reuses]).toEqual([1, 1]);
  browser.server.verdict = 'expired';
  expect(await execute(query, {})).toEqual({ ok: true });
  expect([browser.server.refreshes, browser.server.reuses]).toEqual([2, 1]);
});

test('[SES-02] a token that is about to expire is renewed before it is used', async () => {
  const browser = openFakeBrowser();
  const { signIn } = browser.openTab();
  await settle();
  const first = await signIn.token();
  await vi.advanceTimersByTimeAsync(571_000);
  const second = await signIn.token();
  expect(second).not.toBe(first);
  expect(browser.server.refreshes).toBe(2);
});

test('[SES-03] a refused refresh signs out in every tab and removes local data', async () => {
  const browser = openFakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await settle();
  const heard = vi.fn();
  two.signIn.subscribe(heard);
  browser.server.signedIn = false;
  browser.server.verdict = 'expired';
  await expect(one.execute(query, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await settle();
  expect([one.signIn.status(), two.signIn.status()]).toEqual(['signedOut', 'signedOut']);
  expect(heard).toHaveBeenCalledOnce();
  expect(browser.purges).toBe(1);
});

test('[SES-03] [THR-18] an answer of 401 signs out everywhere', async () => {
  const browser = openFakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await settle();
  browser.server.verdict = 'refused';
  await expect(one.execute(query, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await settle();
  expect(two.signIn.status()).toBe('signedOut');
  expect(browser.cookies).toBe('');
});

test('[THR-18] neither a refusal nor an outage signs out; queries are retried', async () => {
  const browser = openFakeBrowser();
  const { signIn, execute } = browser.openTab();
  await settle();
  browser.server.next.push(forbidden());
  await expect(execute(query, {})).rejects.toMatchObject({
    code: 'FORBIDDEN',
    data: { a: null, b: 1 },
    faults: [{ unlock: ['area/x'], path: ['a'] }],
  });
  browser.server.next.push(new TypeError('offline'), answerOf({}, 502));
  expect(await execute(query, {})).toEqual({ ok: true });
  expect(browser.waits).toHaveLength(2);
  browser.server.next.push(...Array.from({ length: 3 }, () => new TypeError('offline')));
  await expect(execute(query, {})).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect([signIn.status(), browser.purges]).toEqual(['signedIn', 0]);
});

test('[THR-18] UNAVAILABLE is an outage: queries are retried, a mutation rejects, nobody is signed out', async () => {
  const browser = openFakeBrowser();
  const { execute } = browser.openTab();
  await settle();
  const away = () =>
    answerOf({ data: { f: null }, errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] });
  browser.server.next.push(away(), away());
  expect(await execute(query, {})).toEqual({ ok: true });
  expect(browser.waits).toHaveLength(2);
  browser.server.next.push(away());
  await expect(execute(mutation, {})).rejects.toMatchObject({
    code: 'UNREACHABLE',
    message: "That's on us, not your connection. Please try again in a moment.",
  });
  expect([browser.waits.length, browser.purges]).toEqual([2, 0]);
});

test('a mutation is not retried after an outage', async () => {
  const browser = openFakeBrowser();
  const { execute } = browser.openTab();
  await settle();
  browser.server.calls.length = 0;
  browser.server.next.push(new TypeError('offline'));
  await expect(execute(mutation, {})).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(browser.server.calls).toHaveLength(1);
});

test('[SES-04] [THR-18] a cold start during an outage waits, and signs nobody out', async () => {
  const browser = openFakeBrowser();
  browser.server.next.push(answerOf({ error: 'temporarily_unavailable' }, 503), new TypeError('offline'));
  const { signIn, execute } = browser.openTab();
  expect(await execute(query, {})).toEqual({ ok: true });
  expect([signIn.status(), browser.purges]).toEqual(['signedIn', 0]);
  const other = openFakeBrowser();
  other.server.next.push(...Array.from({ length: 4 }, () => answerOf({}, 503)));
  const tab = other.openTab();
  await expect(tab.signIn.token()).rejects.toThrow();
  expect([tab.signIn.status(), other.purges]).toEqual(['unknown', 0]);
  expect(await tab.signIn.token()).not.toBeNull();
});

test('[SIG-02] signing in sends the trimmed address and a PKCE challenge, and notifies every tab', async () => {
  const browser = openFakeBrowser('');
  const [one, two] = [browser.openTab(), browser.openTab()];
  await one.signIn.start('  member@demo.example ', 'secret');
  await settle();
  expect(browser.server.challenges[0]).toMatchObject({
    email: 'member@demo.example',
    client_id: 'atrium-web',
    redirect_uri: 'http://atrium.test/oauth',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
  expect([one.signIn.status(), two.signIn.status()]).toEqual(['signedIn', 'signedIn']);
});

test('[THR-17] [SIG-02] a sign-in waits for the refresh of another tab, whose answer would take its place', async () => {
  const browser = openFakeBrowser();
  const { response, finish } = startAnswer();
  browser.server.next.push(response);
  const [one, two] = [browser.openTab(), browser.openTab()];
  browser.server.memberId = 'm2';
  const started = one.signIn.start('other@demo.example', 'secret').catch(() => 'failed');
  await settle();
  expect([browser.server.refreshes, browser.server.challenges.length]).toEqual([1, 0]);
  finish({ error: 'invalid_grant' });
  await settle();
  await started;
  expect(browser.server.challenges).toHaveLength(1);
  expect([one.signIn.memberId(), two.signIn.memberId()]).toEqual(['m2', 'm2']);
});

test('[SIG-02] [THR-08] an answer for another sign-in is not accepted: neither its state nor the nonce of its token', async () => {
  const browser = openFakeBrowser('');
  const { signIn } = browser.openTab();
  browser.server.next.push(answerOf({ code: 'the-code', state: 'of another' }));
  await expect(signIn.start('a@b.example', 'x')).rejects.toThrow('the answer belongs to another sign-in');
  browser.server.nonce = 'of another';
  await expect(signIn.start('a@b.example', 'x')).rejects.toThrow('the code was not accepted');
  expect(signIn.status()).toBe('signedOut');
});

test('[SIG-03] a refused sign-in rejects with the words of the server; a failure also with its request id', async () => {
  const browser = openFakeBrowser('');
  const { signIn } = browser.openTab();
  browser.server.next.push(
    answerOf({ code: 'INVALID_CREDENTIALS', message: 'Invalid credentials. Please try again.' }, 401),
  );
  await expect(signIn.start('a@b.example', 'x')).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'Invalid credentials. Please try again.',
    requestId: null,
  });
  browser.server.next.push(answerOf({ code: 'INTERNAL', message: 'm', requestId: 'r1' }, 500));
  await expect(signIn.start('a@b.example', 'x')).rejects.toMatchObject({ code: 'INTERNAL', requestId: 'r1' });
  expect(signIn.status()).toBe('signedOut');
});

test('[RTE-09] a page of a network in between is no answer; a failure of what is before the service is one', async () => {
  const { server, openTab } = openFakeBrowser('');
  const { signIn } = openTab();
  for (const [status, answered] of [
    [200, false],
    [502, true],
  ] as const) {
    server.next.push(
      new Response('<h1>Welcome to the hotel</h1>', { status, headers: { 'content-type': 'text/html' } }),
    );
    await expect(signIn.start('a@b.example', 'x')).rejects.toMatchObject({ answered });
  }
});

test('[SES-05] signing out in one tab signs out all; a late answer does not undo that', async () => {
  const browser = openFakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await settle();
  browser.server.verdict = 'expired';
  const late = two.execute(query, {}).catch((error: unknown) => error);
  await one.signIn.end('requested');
  await settle();
  await late;
  expect([one.signIn.status(), two.signIn.status()]).toEqual(['signedOut', 'signedOut']);
  expect(await two.signIn.token()).toBeNull();
});

test('[SES-08] a sign-in that ends leaves a note in each tab that had it, but not in the one that signs out', async () => {
  const refused = openFakeBrowser();
  const tabs = [refused.openTab(), refused.openTab()];
  await settle();
  refused.server.signedIn = false;
  refused.server.verdict = 'expired';
  await expect(tabs[0]?.execute(query, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await settle();
  expect(refused.notes).toBe(2);

  const asked = openFakeBrowser();
  const [leaving] = [asked.openTab(), asked.openTab()];
  await settle();
  await leaving.signIn.end('requested');
  await settle();
  expect(asked.notes).toBe(1);
});

test('[SES-08] a page that opens after its sign-in has ended leaves a note; a visitor has nothing to read', async () => {
  const ended = openFakeBrowser();
  ended.server.signedIn = false;
  const opened = ended.openTab();
  await settle();
  expect([opened.signIn.status(), ended.notes]).toEqual(['signedOut', 1]);

  const stranger = openFakeBrowser('theme=dark');
  const [one] = [stranger.openTab(), stranger.openTab()];
  await one.signIn.end('refused');
  await settle();
  expect(stranger.notes).toBe(0);
});

test('[SES-05] a refresh that is answered after the sign-out signs nobody in again', async () => {
  const browser = openFakeBrowser();
  const { signIn } = browser.openTab();
  while (browser.server.refreshes === 0) await Promise.resolve();
  // sent, and not answered yet
  const ended = signIn.end('requested');
  await settle();
  await ended;
  expect([signIn.status(), await signIn.token(), browser.server.refreshes]).toEqual(['signedOut', null, 1]);
});

test('[SES-05] [THR-22] a refresh that is answered after another tab has signed out signs nobody in again', async () => {
  const browser = openFakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await settle();
  const { response, finish } = startAnswer();
  browser.server.next.push(response);
  const renewed = two.signIn.renew((await two.signIn.token()) ?? '');
  await vi.advanceTimersByTimeAsync(1);
  await one.signIn.end('requested');
  await settle();
  finish({ id_token: `h.${btoa(JSON.stringify({ s4UserId: 'm1' }))}.s`, expires_in: 600 });
  await settle();
  expect([await renewed, two.signIn.status(), await two.signIn.token()]).toEqual([null, 'signedOut', null]);
});

test('[SES-03] a request that is refused after another tab has signed in anew is sent again, and signs nobody out', async () => {
  const browser = openFakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await settle();
  const { response, finish } = startAnswer();
  browser.server.next.push(response);
  const asked = two.execute(query, {});
  await vi.advanceTimersByTimeAsync(1);
  await one.signIn.start('member@demo.example', 'secret');
  await settle();
  finish({ data: null, errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(await asked).toEqual({ ok: true });
  expect([two.signIn.status(), browser.purges]).toEqual(['signedIn', 0]);
});

test('[THR-22] a page reloads when another tab changes the member; a restored page notices it', async () => {
  const browser = openFakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  await settle();
  expect(two.signIn.isCurrent()).toBe(true);
  browser.cookies = 'atrium-user=m2';
  expect(two.signIn.isCurrent()).toBe(false);
  browser.server.memberId = 'm2';
  await one.signIn.start('other@demo.example', 'secret');
  await settle();
  expect([one.reloads(), two.reloads()]).toEqual([0, 1]);
});

test.each([
  ['before a request, because the token is about to expire', 'good', 571_000],
  ['because its token has expired', 'expired', 0],
  ['because its sign-in has ended', 'refused', 0],
] as const)(
  '[THR-22] a tab that missed the sign-in of another person loads its page for them %s; until then it sends and shows nothing',
  async (_, verdict, passed) => {
    const browser = openFakeBrowser();
    const { signIn, execute, reloads } = browser.openTab();
    await settle();
    // signed in while this tab was frozen
    browser.server.memberId = 'm2';
    browser.cookies = 'atrium-user=m2';
    browser.first = { idToken: 'a.b.c', memberId: 'm2', staleAt: Date.now() + 900_000 };
    const other = browser.openTab();
    const heard = vi.fn();
    signIn.subscribe(heard);
    browser.server.verdict = verdict;
    browser.server.calls.length = 0;
    await vi.advanceTimersByTimeAsync(passed);
    let answered = false;
    void execute(mutation, {}).finally(() => {
      answered = true;
    });
    await settle();
    expect([reloads(), answered, signIn.memberId(), browser.purges]).toEqual([1, false, 'm1', 0]);
    expect(browser.server.calls).toHaveLength(verdict === 'good' ? 0 : 1);
    expect(heard).not.toHaveBeenCalled();
    browser.server.verdict = 'good';
    expect(await other.execute(query, {})).toEqual({ ok: true });
    expect([other.signIn.memberId(), other.reloads()]).toEqual(['m2', 0]);
  },
);

test('data that came with the page is used once, by the first identical request, while it is fresh', async () => {
  const browser = openFakeBrowser();
  const { execute } = browser.openTab();
  const other = Object.assign('query Ok { ok }', { __meta__: { hash: 'h3' } });
  execute.accept('h1', {}, { from: 'the page' });
  expect(execute.isAnswered(query, {})).toBe(true);
  expect(await execute(query, {})).toEqual({ from: 'the page' });
  expect(browser.server.calls).toHaveLength(0);
  expect(execute.isAnswered(query, {})).toBe(false);
  expect(await execute(query, {})).toEqual({ ok: true });
  await execute(other, {});
  expect(browser.server.calls).toHaveLength(2);

  execute.accept('h1', { id: '1' }, { from: 'the page' });
  await vi.advanceTimersByTimeAsync(10_000);
  await execute(query, { id: '2' });
  expect(await execute(query, { id: '1' })).toEqual({ ok: true });
  expect(browser.server.calls).toHaveLength(4);
});

test('[SES-02] a token that came with the page is used without a refresh, until it is about to expire', async () => {
  const browser = openFakeBrowser();
  browser.first = { idToken: 'a.b.c', memberId: 'm1', staleAt: Date.now() + 60_000 };
  const { signIn, execute } = browser.openTab();
  expect([signIn.status(), signIn.memberId()]).toEqual(['signedIn', 'm1']);
  await execute(query, {});
  expect([browser.server.refreshes, browser.server.calls]).toEqual([0, ['Bearer a.b.c']]);
  await vi.advanceTimersByTimeAsync(60_000);
  await execute(query, {});
  expect(browser.server.refreshes).toBe(1);
});
