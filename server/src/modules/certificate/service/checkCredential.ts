import type { Context } from '../../../base/context.ts';
import { findCredential } from '../store/credentials.ts';
import type { Credential, CredentialRow, CredentialStatus } from '../types.ts';
import { addressOf } from './signing/addresses.ts';

/** A number as it is read aloud or typed: in either case, with spaces around it. */
const numberPattern = /^[A-Z0-9]{2,3}(?:-[A-Z0-9]{4}){3}$/;

/**
 * A credential for anybody who has its number (CRT-04): what it says, and whether it is valid today. The reason of a
 * revocation is for the holder. Null for an unknown number.
 */
export async function checkCredential(ctx: Context, given: string): Promise<Credential | null> {
  const row = await findByNumber(ctx, given);
  if (row === null) return null;
  const { credentialId } = row;
  const isOwn = row.memberId !== null && ctx.viewer?.memberId === row.memberId;
  const { certificateId, title, description, narrative, criteria, studyMinutes, signer } = row;
  return {
    credentialId,
    certificateId,
    title,
    description,
    narrative,
    criteria,
    studyMinutes,
    signer,
    isOwn,
    issuerName: row.issuerName,
    primaryColor: row.primaryColor,
    certificateType: row.type,
    status: statusOf(row),
    holderName: row.memberId === null ? null : row.holderName,
    issuedAt: millisOf(row.awardedAt),
    revokedAt: row.revokedAt === null ? null : millisOf(row.revokedAt),
    revokedReason: isOwn ? row.revokedReason : null,
    replacedBy: row.replacedBy,
    url: addressOf.page(ctx.site, credentialId),
    badgeImageUrl: `/credentials/${credentialId}.svg`,
    courses:
      row.memberId === null
        ? []
        : row.courses.map(({ completedAt, ...course }) => ({
            ...course,
            completedAt: millisOf(completedAt),
          })),
  };
}

/** The credential of a number as somebody typed it; null for an unknown one. */
export async function findByNumber(ctx: Pick<Context, 'db'>, given: string): Promise<CredentialRow | null> {
  const credentialId = given.trim().toUpperCase();
  return numberPattern.test(credentialId) ? findCredential(ctx.db, credentialId) : null;
}

/** Whether it is valid today, or what became of it. */
export function statusOf({ memberId, revokedAt, replacedBy }: CredentialRow): CredentialStatus {
  if (memberId === null) return 'WITHDRAWN';
  if (replacedBy !== null) return 'REPLACED';
  return revokedAt === null ? 'VALID' : 'REVOKED';
}

const millisOf = (instant: number): string => String(Math.round(instant));
