import { randomBytes } from 'node:crypto';
import { minute } from '@atrium/domain/time.ts';
import type { Limit } from './sql/limit.ts';

/** How often the owner of a secret address may replace it (THR-45). */
export const tokenResets: Limit = { most: 1, window: minute };

/** A new token of a secret address, 128 random bits: it lets its holder read what is there, and nothing else. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The token in the name of a calendar file, '{token}.ics'; null for another name. */
export function tokenOfFile(file: string): string | null {
  return /^([\w-]{22})\.ics$/.exec(file)?.[1] ?? null;
}
