import { recoveryCodeCount, tidyFactorCode } from '@atrium/domain/account/secondFactor.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, mac } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addRecoveryCodes, countKnownCodes, removeRecoveryCodes } from '../store/recoveryCodes.ts';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** What asks for codes: they follow from the key of the request, so that a repeated one gets the same codes. */
export interface CodesRequest {
  readonly memberId: string;
  readonly secret: string;
  /** Unguessable, or of a request that only the member can send. */
  readonly key: string;
}

/** A code of 12 letters that are not mistaken for each other, in groups: 58 bits. */
function makeRecoveryCode({ memberId, secret, key }: CodesRequest, index: number): string {
  const bytes = Buffer.from(mac(secret, 'recovery code', JSON.stringify([memberId, key, index])), 'base64url');
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; text.length < 12; rest /= BigInt(letters.length))
    text += letters.charAt(Number(rest % BigInt(letters.length)));
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
}

function makeRecoveryCodes(request: CodesRequest): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, (_none, index) => makeRecoveryCode(request, index));
}

/** The hash by which a member's code is stored, however it is typed. */
export function hashRecoveryCode(memberId: string, code: string): string {
  return digest(`recovery code/${memberId}/${tidyFactorCode(code)}`);
}

/** Makes the recovery codes of a member, in place of all former ones; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, request: CodesRequest): Promise<readonly string[]> {
  const { memberId } = request;
  const codes = makeRecoveryCodes(request);
  const hashes = codes.map((code) => hashRecoveryCode(memberId, code));
  await removeRecoveryCodes(tx, memberId);
  await addRecoveryCodes(tx, memberId, hashes, { at: new Date(machineNow()), expiresAt: null });
  return codes;
}

/** The codes that the same request has made, while none of them was used or replaced; else null. */
export async function findMadeCodes(tx: Tx, request: CodesRequest): Promise<readonly string[] | null> {
  const codes = makeRecoveryCodes(request);
  const hashes = codes.map((code) => hashRecoveryCode(request.memberId, code));
  return (await countKnownCodes(tx, request.memberId, hashes)) === codes.length ? codes : null;
}
