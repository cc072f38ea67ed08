/** How often it is asked while nothing changes, 50 ms apart: a minute and more. */
const mostTries = 1200;

/**
 * Polls until `count` is 0. However busy the machine is, it goes on while the number changes; once it has been the same
 * for a minute it throws, and names `what`.
 */
export async function untilNone(what: string, count: () => Promise<number>): Promise<void> {
  let last = await count();
  for (let tries = 0; last > 0; tries += 1) {
    if (tries === mostTries) throw new Error(`${String(last)} ${what} are left, the same for a minute`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const left = await count();
    if (left !== last) tries = 0;
    last = left;
  }
}
