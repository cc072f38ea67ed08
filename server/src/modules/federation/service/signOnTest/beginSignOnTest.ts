import { randomBytes } from 'node:crypto';
import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { digest, seal } from '../../../../base/secret.ts';
import { attempts } from '../../../attempt/service/attempts.ts';
import { countNetworkAttempt } from '../../../attempt/service/countAttempt.ts';
import { addFederationAttempt, signOnTestContext } from '../../store/federationAttempts.ts';
import { findDraft } from '../../store/signOnDrafts.ts';
import { answerPath } from '../answerPath.ts';
import type { Begun, BeginRequest } from '../beginFederation.ts';
import { attemptPurpose } from '../handles.ts';
import type { FederationDeps } from '../openFederation.ts';
import { connectionOf } from '../realms.ts';
import { isPublicOnly } from './isPublicOnly.ts';
import { keepReport, reportLifetime } from './keepReport.ts';
import { openTestLink } from './testLink.ts';

/** How long a person may take at the provider, in milliseconds. */
const lifetime = 10 * minute;

/**
 * Begins a test of the draft that a link names (COM-01): the browser goes to the provider, and what comes back is
 * reported to it and signs nobody in. A provider that does not answer is a result too. Null for a link that is no
 * longer good, for a draft that was changed or switched on meanwhile, and after too many tests from one network.
 */
export async function beginSignOnTest(
  deps: FederationDeps,
  request: Pick<BeginRequest, 'origin' | 'ip' | 'browser'> & { readonly link: string },
): Promise<Begun | null> {
  const tested = openTestLink(request.link, deps.secret);
  if (tested === null) return null;
  if ((await countNetworkAttempt({ ...deps, ip: request.ip }, attempts.federations)) !== null) return null;
  const draft = await findDraft(deps.db, tested.customerId);
  if (draft?.revision !== tested.revision) return null;
  const known = { ...draft, isPublicOnly: isPublicOnly(deps.publicUrl) };
  const connection = await connectionOf(deps, known, request.origin);
  if (connection === null) return null;
  const now = machineNow();
  const browser = request.browser ?? randomBytes(32).toString('base64url');
  const state = randomBytes(32).toString('base64url');
  const returnUrl = request.origin + answerPath(connection.kind, draft.customerId);
  const begin = { state, returnUrl, loginHint: null };
  const { oidc, saml } = deps.identityProviders;
  const begun = await (connection.kind === 'SAML' ? saml.begin(connection, begin) : oidc.begin(connection, begin));
  const memory = { ...(begun.ok ? begun.value.memory : {}), revision: draft.revision };
  const stateHash = digest(state);
  await addFederationAttempt(deps.db, {
    stateHash,
    browserHash: digest(browser),
    context: signOnTestContext,
    realmId: draft.customerId,
    expectedEmail: null,
    memberId: null,
    sid: null,
    returnPath: null,
    passCode: null,
    returnUrl,
    sealedMemory: seal(JSON.stringify(memory), deps.secret, attemptPurpose),
    createdAt: new Date(now),
    expiresAt: new Date(now + (begun.ok ? lifetime : reportLifetime)),
  });
  if (begun.ok) return { url: begun.value.url, browser };
  const { reason } = begun.refusal;
  await keepReport(deps, { stateHash, tested, kind: draft.kind, issuer: draft.issuer }, { fault: 'NO_ANSWER', reason });
  return { url: `${request.origin}/oauth?test=${state}`, browser };
}
