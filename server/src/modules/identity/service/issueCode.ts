import { randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';
import { machineNow } from '../../../base/process/clock.ts';
import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listFactorKinds } from '../../secondFactor/service/listFactorKinds.ts';
import { addSignIn } from '../store/signIns.ts';
import { mailNewBrowser } from './mailNewBrowser.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { scope } from './provider.ts';
import { userAgentFamily } from './userAgentFamily.ts';
import { webClientId } from './webClient.ts';

interface IssueDeps {
  readonly storage: OidcStorage;
  readonly provider: Provider;
  readonly site: Site;
  readonly secret: string;
}

/**
 * Creates the sign-in of a member who has proved who they are, its grant and its code, through the issuer's own models.
 * Every way to sign in ends here, after `lockProof`. `hasProvedFactor`: false where the second factor was not asked
 * for: it is then, before a sensitive act (STF-03).
 */
export async function issueCode(
  deps: IssueDeps,
  tx: Tx,
  request: { readonly redirect_uri: string; readonly code_challenge: string; readonly nonce: string },
  who: {
    readonly memberId: string;
    readonly userAgent: string;
    readonly browserId: string;
    readonly hasProvedFactor: boolean;
  },
): Promise<string> {
  const { storage, provider } = deps;
  const sid = randomUUID();
  const client = await provider.Client.find(webClientId);
  if (client === undefined) throw new Error(`the issuer does not know ${webClientId}`);
  return storage.within(tx, async () => {
    const at = new Date(machineNow());
    const browser = userAgentFamily(who.userAgent);
    const isProved = who.hasProvedFactor || (await listFactorKinds(tx, who.memberId)).length === 0;
    await addSignIn(tx, { sid, memberId: who.memberId, userAgent: browser, at, provedAt: isProved ? at : null });
    await mailNewBrowser(tx, deps, { sid, memberId: who.memberId, browser, browserId: who.browserId, at });
    const grant = new provider.Grant({ clientId: webClientId, accountId: who.memberId });
    grant.jti = sid;
    grant.addOIDCScope(scope);
    await grant.save();
    const code = new provider.AuthorizationCode({
      client,
      accountId: who.memberId,
      grantId: sid,
      sid,
      gty: 'authorization_code',
      scope,
      authTime: Math.floor(at.getTime() / 1000),
      redirectUri: request.redirect_uri,
      codeChallenge: request.code_challenge,
      codeChallengeMethod: 'S256',
      nonce: request.nonce,
    });
    return code.save();
  });
}
