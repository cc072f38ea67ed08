import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from '../../testing/harness.ts';

/** The token that a page sends after it has solved this challenge. */
export async function solve(challenge: string): Promise<string> {
  const given = JSON.parse(challenge) as Challenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
}

/** A token for one signup. */
export async function solved(server: TestServer): Promise<string> {
  type Asked = { getBotChallenge: { kind: string; siteKey: string | null; challenge: string } };
  const { getBotChallenge } = await server.stranger.query<Asked>('{ getBotChallenge { kind siteKey challenge } }');
  return solve(getBotChallenge.challenge);
}
