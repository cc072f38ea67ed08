import { createHash } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** Tokens of the demo, whose secrets nobody has: what is hashed is no token. */
export function tokenRows(at: At): LoadRows<'api_token'> {
  const owner = persona('employee').memberId;
  const token = (last: string, name: string) => ({
    api_token_id: `5a1e0c52-0b5e-4a6f-9d4b-7f2d9a3c1e0${last}`,
    name,
    secret_hash: createHash('sha256').update(`nobody has the token ${name}`).digest('base64url'),
    ending: `x${last}Qk`,
    made_by: owner,
    ended_at: null,
    ended_by: null,
  });
  return {
    api_token: [
      {
        ...token('1', 'Data warehouse'),
        role: 'auditor',
        may_write: false,
        made_at: at({ days: -20 }),
        expires_at: at({ days: 70 }),
        last_used_at: at({ days: -1 }),
      },
      {
        ...token('2', 'Help desk'),
        role: 'support',
        may_write: true,
        made_at: at({ days: -40 }),
        expires_at: at({ days: 325 }),
        last_used_at: null,
      },
      {
        ...token('3', 'Former help desk'),
        role: 'support',
        may_write: true,
        made_at: at({ days: -60 }),
        expires_at: at({ days: 305 }),
        last_used_at: at({ days: -41 }),
        ended_at: at({ days: -40 }),
        ended_by: owner,
      },
    ],
  };
}
