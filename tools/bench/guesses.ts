// Keeps 64 wrong passwords in flight against the site of its first argument, each for another account, until its parent
// disconnects; then sends the number of answers by status. A process of its own, so that its work does not delay the
// requests that are timed.

const [origin = ''] = process.argv.slice(2);
const inFlight = 64;
const answers: Record<string, number> = {};
let over = false;
process.once('message', () => {
  over = true;
});

async function guess(place: number): Promise<void> {
  for (let count = 0; !over; count += 1) {
    const response = await fetch(`${origin}/oidc/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        email: `guess-${String(place)}-${String(count % 8)}@demo.example`,
        ...{ password: 'Wrong-pass-1!', client_id: 'atrium-web', redirect_uri: `${origin}/oauth` },
        ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', state: 's', nonce: 'n' },
      }),
    });
    await response.arrayBuffer();
    const silent = response.status === 429 && response.headers.get('retry-after') === null;
    const name = silent ? '429 without Retry-After' : String(response.status);
    answers[name] = (answers[name] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: inFlight }, (_, place) => guess(place)));
process.send?.(answers);
process.disconnect?.();
