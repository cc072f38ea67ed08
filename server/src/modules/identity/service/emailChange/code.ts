import { randomInt } from 'node:crypto';
import { emailChangeTerms } from '@atrium/domain/account/emailChange.ts';
import type { Context } from '../../../../base/context.ts';
import { isSame, mac } from '../../../../base/secret.ts';

/** Who changes to which address: a code is for both. */
export interface EmailCodeKey {
  readonly memberId: string;
  readonly email: string;
}

type Keys = Pick<Context, 'secret'>;

/** A new code of six digits, and the hash under which it is stored. */
export function makeEmailCode(ctx: Keys, key: EmailCodeKey): { readonly code: string; readonly codeHash: string } {
  const { digits } = emailChangeTerms;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { code, codeHash: hashed(ctx, key, code) };
}

/** Whether a code, with or without spaces, is the one with this hash. */
export function isEmailCode(ctx: Keys, key: EmailCodeKey, code: string, codeHash: string): boolean {
  return isSame(hashed(ctx, key, code.replaceAll(/\s/g, '')), codeHash);
}

function hashed({ secret }: Keys, { memberId, email }: EmailCodeKey, code: string): string {
  return mac(secret, 'email change codes', JSON.stringify([memberId, email.toLowerCase(), code]));
}
