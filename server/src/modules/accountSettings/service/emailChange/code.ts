import { readCode } from '@atrium/domain/account/mailedCode.ts';
import type { Context } from '../../../../base/context.ts';
import { isSame, mac } from '../../../../base/secret.ts';
import { newCode } from '../../../proof/service/newCode.ts';

/** The member and the new address; a code is valid for both together only. */
export interface EmailCodeKey {
  readonly memberId: string;
  readonly email: string;
}

type Keys = Pick<Context, 'secret'>;

/** A new code, and the hash under which it is stored. */
export function makeEmailCode(ctx: Keys, key: EmailCodeKey): { readonly code: string; readonly codeHash: string } {
  const code = newCode();
  return { code, codeHash: hashed(ctx, key, code) };
}

/** Whether a code, as it was typed, is the one with this hash. */
export function isEmailCode(ctx: Keys, key: EmailCodeKey, code: string, codeHash: string): boolean {
  return isSame(hashed(ctx, key, readCode(code)), codeHash);
}

function hashed({ secret }: Keys, { memberId, email }: EmailCodeKey, code: string): string {
  return mac(secret, 'email change codes', JSON.stringify([memberId, email.toLowerCase(), code]));
}
