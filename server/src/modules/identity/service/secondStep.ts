import { randomBytes } from 'node:crypto';
import type { Flags } from '@atrium/domain/access/flags.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { machineNow, type Clock } from '../../../base/process/clock.ts';
import { digest, seal, unseal } from '../../../base/secret.ts';
import type { Site } from '../../../base/site.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany, takeAttemptBack } from '../../attempt/service/countAttempt.ts';
import { listFactorKinds } from '../../secondFactor/service/listFactorKinds.ts';
import { askForPasskey, usePasskey } from '../../secondFactor/service/passkeys.ts';
import { useFactorCode } from '../../secondFactor/service/useFactorCode.ts';
import type { FactorKind } from '../../secondFactor/types.ts';
import { isKnownBrowser } from '../store/knownBrowsers.ts';
import { addSignInStep, findSignInStep, lockSignInStep, removeSignInStep } from '../store/signInSteps.ts';
import { opaque, storableText } from './authorizationRequest.ts';
import { issueCode } from './issueCode.ts';
import { browserHashOf } from './mailNewBrowser.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { tellWrongFactor } from './tellWrongFactor.ts';
import { lockProof } from './waysIn.ts';

/** How long the second step may take, in milliseconds. */
const lifetime = 10 * minute;
const purpose = 'sign-in step';

const remembered = z.object({
  request: z.object({ redirect_uri: z.string(), code_challenge: z.string(), nonce: z.string(), state: z.string() }),
  userAgent: z.string(),
  browserId: z.string(),
  knownBrowser: z.string(),
  redirectPath: z.nullable(z.string()),
  challenge: z.nullable(z.string()),
  issuedAt: z.number(),
});

/** What a page needs to ask for the second factor. */
export interface SecondStep {
  /** The secret by which this browser goes on. */
  readonly step: string;
  readonly kinds: readonly FactorKind[];
  /** What the browser needs to use a passkey; null for an account without one. */
  readonly passkey: unknown;
  /** Where the demo shows a code; null outside it. */
  readonly demoCode: string | null;
}

/** Who has proved the first factor, in which browser. */
export interface FirstProof {
  readonly memberId: string;
  readonly userAgent: string;
  readonly browserId: string;
  /** The value of the cookie by which this browser is known from now on. */
  readonly knownBrowser: string;
  /** Where the person wanted to go. */
  readonly redirectPath: string | null;
}

interface StepDeps {
  readonly db: Db;
  readonly storage: OidcStorage;
  readonly provider: Provider;
  readonly publicUrl: string;
  readonly site: Site;
  readonly secret: string;
  /** The audit log has product time. */
  readonly clock: Pick<Clock, 'now'>;
  /** The flags of a visitor; blockLogin refuses every sign-in (THR-21). */
  readonly visitorFlags: () => Promise<Flags>;
}
type AuthorizationRequest = z.infer<typeof remembered>['request'];

/**
 * Ends a sign-in whose first factor was proved: with a code, or with the second step where the account has a second
 * factor (STF-02). In the transaction that has called `lockProof`; that there is a step shows only to who knows the
 * first factor. The newest steps of an account count: those of its known browsers apart, so that who knows the first
 * factor alone does not end its owner's (THR-64).
 */
export async function finishSignIn(
  deps: StepDeps & { readonly knownPassword: string | null },
  tx: Tx,
  request: AuthorizationRequest,
  who: FirstProof,
): Promise<{ readonly code: string } | { readonly secondStep: SecondStep }> {
  const kinds = await listFactorKinds(tx, who.memberId);
  if (kinds.length === 0) return { code: await issueCode(deps, tx, request, { ...who, hasProvedFactor: true }) };
  const passkey = await askForPasskey(tx, deps.publicUrl, who.memberId);
  const step = randomBytes(32).toString('base64url');
  const { redirect_uri, code_challenge, nonce, state } = request;
  const { memberId, ...from } = who;
  const browserHash = browserHashOf(deps.secret, who);
  const memory: z.infer<typeof remembered> = {
    ...from,
    request: { redirect_uri, code_challenge, nonce, state },
    challenge: passkey?.challenge ?? null,
    issuedAt: machineNow(),
  };
  await addSignInStep(tx, {
    stepHash: digest(step),
    memberId,
    sealed: seal(JSON.stringify(memory), step, purpose),
    expiresAt: new Date(machineNow() + lifetime),
    browserHash: (await isKnownBrowser(tx, { memberId, browserHash })) ? browserHash : null,
  });
  const demoCode = deps.knownPassword === null ? null : demoCodePath(memberId);
  return { secondStep: { step, kinds, passkey, demoCode } };
}

/** Where the demo shows a code in place of an authenticator app. */
export function demoCodePath(memberId: string): string {
  return `/__sandbox/second-factor?account=${encodeURIComponent(memberId)}`;
}

/** The request of the page: a code of an authenticator or a recovery code, or the answer of a passkey. */
export const stepInput = z.object({
  step: opaque,
  code: z.optional(storableText.max(64)),
  passkey: z.optional(z.looseObject({ id: storableText.max(2048) })),
});

/** A code to redeem at the token endpoint. */
export interface StepDone {
  readonly value: {
    readonly code: string;
    readonly state: string;
    readonly iss: string;
    readonly redirectPath: string | null;
  };
  readonly knownBrowser: string;
}

/**
 * Ends a sign-in by its second factor. Refuses with SECOND_FACTOR_WRONG; with SECOND_FACTOR_EXPIRED for a step that
 * took too long, or whose first factor was changed meanwhile (THR-04); and with RATE_LIMITED.
 */
export async function answerStep(deps: StepDeps, input: z.infer<typeof stepInput>): Promise<Result<StepDone>> {
  if ((await deps.visitorFlags()).blockLogin !== null) return refuse('UNAVAILABLE', { reason: 'BLOCK_LOGIN' });
  const stepHash = digest(input.step);
  const found = await findSignInStep(deps.db, stepHash, new Date(machineNow()));
  if (found === null) return refuse('SECOND_FACTOR_EXPIRED');
  const { memberId } = found;
  const opened = unseal(found.sealed, input.step, purpose);
  if (opened === null) return refuse('SECOND_FACTOR_EXPIRED');
  const { browserId } = remembered.parse(JSON.parse(opened));
  const about = browserHashOf(deps.secret, { memberId, browserId });
  // only who has passed the second step in it, or added the first factor there, has a known browser (STF-03)
  const isKnown = await isKnownBrowser(deps.db, { memberId, browserHash: about });
  const [attempt, within] = isKnown ? [attempts.knownSecondFactors, { about }] : [attempts.secondFactors, {}];
  const wait = await countAttempt(deps, attempt, memberId, within);
  if (wait !== null) return refuseTooMany(wait);
  const done = await transaction(deps.db, async (tx): Promise<Result<StepDone>> => {
    await lockProof(tx, memberId);
    const step = await lockSignInStep(tx, stepHash, new Date(machineNow()));
    const text = step === null ? null : unseal(step.sealed, input.step, purpose);
    if (text === null) return refuse('SECOND_FACTOR_EXPIRED');
    const memory = remembered.parse(JSON.parse(text));
    if (!(await isProved(deps, tx, { memberId, input, memory })))
      return refuse('SECOND_FACTOR_WRONG', { field: 'code' });
    await removeSignInStep(tx, stepHash);
    const code = await issueCode(deps, tx, memory.request, { memberId, ...memory, hasProvedFactor: true });
    const { redirectPath, knownBrowser } = memory;
    return ok({ value: { code, state: memory.request.state, iss: deps.provider.issuer, redirectPath }, knownBrowser });
  });
  // what was right is no guess
  if (done.ok) await takeAttemptBack(deps, attempt, memberId, within);
  else if (!isKnown && done.refusal.code === 'SECOND_FACTOR_WRONG') await tellWrongFactor(deps, memberId);
  return done;
}

function isProved(
  deps: StepDeps,
  tx: Tx,
  {
    memberId,
    input: { code, passkey },
    memory: { challenge, issuedAt },
  }: {
    readonly memberId: string;
    readonly input: z.infer<typeof stepInput>;
    readonly memory: z.infer<typeof remembered>;
  },
): Promise<boolean> {
  if (passkey !== undefined && challenge !== null)
    return usePasskey(tx, deps.publicUrl, { memberId, response: passkey, challenge, issuedAt });
  return code === undefined ? Promise.resolve(false) : useFactorCode(tx, deps, memberId, code);
}
