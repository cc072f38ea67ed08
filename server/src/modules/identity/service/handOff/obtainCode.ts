import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Db } from '../../../../base/sql/db.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import type { Receiver } from '../../../../ports/receivers.ts';
import { attempts } from '../../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany } from '../../../attempt/service/countAttempt.ts';
import { storableText } from '../authorizationRequest.ts';
import type { SignedIn } from '../identify.ts';
import { receiverGrantId, type OidcStorage } from '../oidcAdapter.ts';

/** What handing a member over to another site needs. */
export interface HandOffDeps {
  readonly db: Db;
  readonly storage: OidcStorage;
  readonly provider: Provider;
  readonly secret: string;
  readonly receivers: readonly Receiver[];
  /** Whether a member still has to add a second factor before anything else is open to them (STF-02). */
  readonly isOverdue: (memberId: string) => Promise<boolean>;
}

/**
 * The request of access.md §7. Its tokens are not read: the cookie says who asks (THR-03). Our own page leaves them
 * out.
 */
export const obtainInput = z.object({ authRedirectUrl: storableText.max(2048) });

/**
 * A one-time code for the receiver that is registered with this URL (SES-06, THR-03). The receiver redeems it within a
 * minute at the token path, with its own secret, for tokens of its own that open nothing here. Refuses with
 * INVALID_INPUT for a URL that is not registered, UNAUTHENTICATED without a sign-in, SECOND_FACTOR_NEEDED for staff
 * whose second factor is overdue, and RATE_LIMITED.
 */
export async function obtainCode(
  deps: HandOffDeps,
  signedIn: SignedIn | null,
  { authRedirectUrl }: z.infer<typeof obtainInput>,
): Promise<Result<string>> {
  if (signedIn === null) return refuse('UNAUTHENTICATED');
  const receiver = findReceiver(deps, authRedirectUrl);
  if (receiver === null) {
    return refuse('INVALID_INPUT', { reason: 'REDIRECT_URI', message: 'This address is not registered for sign-in.' });
  }
  const { memberId, sid } = signedIn;
  if (await deps.isOverdue(memberId)) return refuse('SECOND_FACTOR_NEEDED');
  const retryAfter = await countAttempt(deps, attempts.handOffs, memberId);
  if (retryAfter !== null) return refuseTooMany(retryAfter);
  const { provider, storage } = deps;
  const { clientId, scope } = receiver;
  const client = await provider.Client.find(clientId);
  if (client === undefined) throw new Error(`the issuer does not know ${clientId}`);
  const code = await transaction(deps.db, (tx) =>
    storage.within(tx, async () => {
      const grant = new provider.Grant({ clientId, accountId: memberId });
      grant.jti = receiverGrantId(sid, randomUUID());
      grant.addOIDCScope(scope);
      const grantId = await grant.save();
      const issued = new provider.AuthorizationCode({
        client,
        accountId: memberId,
        grantId,
        scope,
        redirectUri: authRedirectUrl,
        gty: 'authorization_code',
      });
      return issued.save();
    }),
  );
  return ok(code);
}

/** Whether a browser may be sent to this address of another site after sign-in (SIG-05, THR-06). */
export function isRegistered(deps: Pick<HandOffDeps, 'receivers'>, url: string): boolean {
  return findReceiver(deps, url) !== null;
}

function findReceiver({ receivers }: Pick<HandOffDeps, 'receivers'>, url: string): Receiver | null {
  return receivers.find(({ urls }) => urls.includes(url)) ?? null;
}
