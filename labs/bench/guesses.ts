// Keeps 64 wrong passwords in flight against the site of its first argument, each for another account, from the message
// 'go' to the message 'pause', which it answers when the last one has been; at 'over' it sends the number of answers by
// status and ends. A process of its own, so that its work does not delay the requests that are timed; at the lowest
// priority, because an attacker's machine is not the server's.
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_LOW);
const [origin = ''] = process.argv.slice(2);
const inFlight = 64;
const answers: Record<string, number> = {};
let going = false;
let all: Promise<unknown> = Promise.resolve();
let sent = 0;

async function guess(): Promise<void> {
  while (going) {
    sent += 1;
    const response = await fetch(`${origin}/oidc/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        email: `guess-${String(sent % (inFlight * 8))}@demo.example`,
        password: 'Wrong-pass-1!',
        client_id: 'atrium-web',
        redirect_uri: `${origin}/oauth`,
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
        state: 's',
        nonce: 'n',
      }),
    });
    await response.arrayBuffer();
    const silent = response.status === 429 && response.headers.get('retry-after') === null;
    const name = silent ? '429 without Retry-After' : String(response.status);
    answers[name] = (answers[name] ?? 0) + 1;
  }
}

process.on('message', (message) => {
  if (message === 'go') {
    going = true;
    all = Promise.all(Array.from({ length: inFlight }, guess));
  }
  if (message === 'pause') {
    going = false;
    void all.then(() => process.send?.('paused'));
  }
  if (message === 'over') {
    process.send?.(answers);
    process.disconnect?.();
  }
});
