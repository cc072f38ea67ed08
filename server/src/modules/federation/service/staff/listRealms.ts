import type { Db } from '../../../../base/sql/db.ts';
import { findRealm } from '../../store/realms.ts';
import { listDomains, listLearningSystems, listRealmIds } from '../../store/staffRealms.ts';
import { answerPath } from '../answerPath.ts';
import { describeCertificate } from './describe.ts';

/** All that staff has entered, a line each; secrets are left out. */
export async function listRealms(db: Db): Promise<string[]> {
  const lines: string[] = [];
  for (const realmId of await listRealmIds(db)) {
    const realm = await findRealm(db, realmId);
    if (realm === null) continue;
    const { kind, issuer, ssoUrl, clientId, certificates } = realm;
    lines.push(
      `${realmId}: ${kind} ${issuer}, ${ssoUrl ?? `client ${clientId ?? ''}, redirect address PUBLIC_URL${answerPath(kind, realmId)}`}`,
    );
    lines.push(...certificates.map((pem) => `  certificate ${describeCertificate(pem)}`));
  }
  for (const { domain, customerId, isVerified } of await listDomains(db)) {
    lines.push(`${domain}: domain of ${customerId}${isVerified ? '' : ', not verified'}`);
  }
  for (const { providerKey, realmId, redirectUrl } of await listLearningSystems(db)) {
    lines.push(`${providerKey}: learning system, ${realmId ?? redirectUrl ?? 'not set up completely'}`);
  }
  return lines;
}
