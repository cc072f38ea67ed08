import { randomBytes } from 'node:crypto';
import {
  apiTokenForm,
  tokenEnd,
  tokenPrefix,
  tokenRoles,
  type TokenRole,
  type TokenScope,
} from '@atrium/domain/access/apiToken.ts';
import { roleWords } from '@atrium/domain/access/roleWords.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { digest } from '../../../../base/secret.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { isUuid } from '../../../../base/text/isUuid.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addToken, findToken } from '../../store/tokens.ts';

export interface TokenInput {
  /** Made by the caller, so that a request that is sent twice makes one token. */
  readonly tokenId: string;
  readonly name: string;
  readonly role: string;
  readonly scope: TokenScope;
  /** 30, 90 or 365. */
  readonly days: number;
}

/** A token that was made. */
export interface MadeToken extends StaffChange {
  /** Shown this once; null for a rehearsal, and when the token was there already. */
  readonly secret: string | null;
}

/** In bytes: nobody guesses it. */
const secretBytes = 32;

/**
 * Makes an API token of a role of the team (API-07). Of its secret only the hash is kept. A request that is repeated
 * makes no second one, and does not learn the secret. Refuses with INVALID_INPUT, and the field, for what a token
 * cannot be, and with CONFLICT for the name of one that is in use.
 */
export async function makeToken(deps: StaffAct, input: TokenInput): Promise<Result<MadeToken>> {
  const { tokenId, scope, days } = input;
  const { by, now } = deps;
  const name = withoutNul(input.name.trim());
  const role = tokenRoles.find((each) => each === input.role);
  const endsAt = tokenEnd(now, days);
  const [fault] = apiTokenForm.name({ name });
  if (!isUuid(tokenId)) return refuse('INVALID_INPUT', { field: 'tokenId' });
  if (fault !== undefined) return refuse('INVALID_INPUT', { reason: fault, field: 'name' });
  if (role === undefined) return refuse('INVALID_INPUT', { reason: 'A token cannot have this role.', field: 'role' });
  if (endsAt === null)
    return refuse('INVALID_INPUT', { reason: 'A token is good for 30, 90 or 365 days.', field: 'days' });
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  if (by.kind !== 'person') return refuse('FORBIDDEN');
  const secret = `${tokenPrefix}${randomBytes(secretBytes).toString('base64url')}`;
  const made = await changeAs<MadeToken>(deps, async (tx): Promise<Result<MadeToken>> => {
    if ((await findToken(tx, tokenId)) !== null) return ok({ lines: [], isSaved: false, secret: null });
    const isAdded = await addToken(tx, {
      tokenId,
      name,
      hash: digest(secret),
      ending: secret.slice(-4),
      role,
      mayWrite: scope === 'WRITE',
      madeBy: by.memberId,
      madeAt: new Date(now),
      expiresAt: new Date(endsAt),
    });
    if (!isAdded) {
      // a second press at the same time has the same id
      if ((await findToken(tx, tokenId)) !== null) return ok({ lines: [], isSaved: false, secret: null });
      return refuse('CONFLICT', { reason: 'A token that is in use has this name.', field: 'name' });
    }
    await auditAct(tx, deps, {
      action: 'API_TOKEN_MADE',
      subject: `apiToken/${tokenId}`,
      after: { name, role, scope, expiresAt: new Date(endsAt).toISOString() },
    });
    return ok({ lines: linesOf(name, role, scope, days), isSaved: true, secret });
  });
  return made.ok && deps.dryRun ? ok({ ...made.value, secret: null }) : made;
}

function linesOf(name: string, role: TokenRole, scope: TokenScope, days: number): readonly string[] {
  const does = scope === 'WRITE' ? 'reads and changes what' : 'reads what';
  return [
    `“${name}” ${does} the role ${roleWords[role].name} includes, for ${String(days)} days.`,
    'Its secret is shown once. What it does is in the audit log under your name and its own.',
  ];
}
