import type { RealmRow } from '../store/realms.ts';

/** Below it is the address of each OpenID Connect provider. */
export const oidcAnswerPath = '/oidc/callback';
/** SAML providers share one: their answers are signed, and name who has written them and for which request. */
export const samlAnswerPath = '/oidc/saml/acs';

/**
 * The path at which the answers of a realm's provider arrive. OpenID Connect gives each realm its own, so that a
 * provider that sends a browser on to another one gets no code of that one (THR-07, decision 092).
 */
export function answerPath(kind: RealmRow['kind'], realmId: string): string {
  return kind === 'SAML' ? samlAnswerPath : `${oidcAnswerPath}/${encodeURIComponent(realmId)}`;
}
