import { isIP } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { endpointFault } from '@atrium/domain/endpoint/endpointAddress.ts';
import { endpointEventTypes } from '@atrium/domain/endpoint/endpointEvents.ts';
import { bothSign } from '@atrium/domain/endpoint/retries.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isPublicAddress } from '../../../../base/http/publicHost.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { isUuid } from '../../../../base/text/isUuid.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { endWaiting } from '../../store/deliveries.ts';
import {
  addEndpoint,
  countEndpoints,
  endEndpoint,
  lockEndpoint,
  saveEndpoint,
  saveSecret,
} from '../../store/endpoints.ts';
import { newSecret, sealSecret } from '../secrets.ts';

/** What an act on an endpoint needs; `secret`: of the product. */
export type EndpointAct = StaffAct & { readonly secret: string };

export interface EndpointInput {
  /** Made by the caller, so that a request that is sent twice makes one endpoint. */
  readonly endpointId: string;
  readonly address: string;
  readonly eventTypes: readonly string[];
  readonly isOn: boolean;
}

/** A change of an endpoint. */
export interface EndpointChange extends StaffChange {
  /** Shown this once; null where none was made. */
  readonly secret: string | null;
}

/** So many endpoints at most. */
const mostEndpoints = 20;
const noEndpoint = { reason: 'There is no such endpoint.', field: 'endpointId' } as const;

/**
 * Adds the endpoint of this id, or changes where it is, what it is told and whether it is on (API-08). What waits goes
 * on to the new address. Refuses with INVALID_INPUT, and the field, for what no endpoint can be.
 */
export async function saveWebhookEndpoint(deps: EndpointAct, input: EndpointInput): Promise<Result<EndpointChange>> {
  const { endpointId, isOn } = input;
  const address = withoutNul(input.address.trim());
  const eventTypes = endpointEventTypes.filter((type) => input.eventTypes.includes(type));
  const fault = endpointFault(address);
  if (!isUuid(endpointId)) return refuse('INVALID_INPUT', { field: 'endpointId' });
  if (fault !== null) return refuse('INVALID_INPUT', { reason: fault, field: 'address' });
  const host = URL.canParse(address) ? new URL(address).hostname.replaceAll(/^\[|\]$/g, '') : null;
  if (host === null) return refuse('INVALID_INPUT', { reason: 'This is no web address.', field: 'address' });
  if (isIP(host) !== 0 && !isPublicAddress(host))
    return refuse('INVALID_INPUT', { reason: 'This address is inside a network.', field: 'address' });
  if (eventTypes.length === 0)
    return refuse('INVALID_INPUT', { reason: 'Choose what it is told of.', field: 'eventTypes' });
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  const wanted = { address: new URL(address).href, eventTypes, isOn };
  const saved = await changeAs<EndpointChange>(deps, async (tx): Promise<Result<EndpointChange>> => {
    await lock(tx, 'endpoint/all');
    const held = await lockEndpoint(tx, endpointId);
    if (held === null) return add(tx, deps, endpointId, wanted);
    const before = { address: held.address, eventTypes: held.eventTypes, isOn: held.isOn };
    if (isDeepStrictEqual(before, wanted)) return ok({ lines: [], isSaved: false, secret: null });
    await saveEndpoint(tx, endpointId, wanted);
    const change = { before, after: wanted };
    await auditAct(tx, deps, { action: 'ENDPOINT_SAVED', subject: `endpoint/${endpointId}`, ...change });
    return ok({ lines: linesOf(wanted), isSaved: true, secret: null });
  });
  return saved.ok && deps.dryRun ? ok({ ...saved.value, secret: null }) : saved;
}

type Facts = Omit<EndpointInput, 'endpointId'>;
type Tx = Parameters<typeof lockEndpoint>[0];

async function add(tx: Tx, deps: EndpointAct, endpointId: string, facts: Facts): Promise<Result<EndpointChange>> {
  if ((await countEndpoints(tx)) >= mostEndpoints)
    return refuse('INVALID_INPUT', { reason: `There are ${String(mostEndpoints)} endpoints. Remove one first.` });
  const secret = newSecret();
  const sealed = sealSecret(secret, deps.secret);
  if (!(await addEndpoint(tx, endpointId, { ...facts, sealed, at: new Date(deps.now) })))
    return refuse('INVALID_INPUT', noEndpoint);
  await auditAct(tx, deps, { action: 'ENDPOINT_SAVED', subject: `endpoint/${endpointId}`, after: facts });
  return ok({ lines: [...linesOf(facts), 'Its secret is shown once.'], isSaved: true, secret });
}

function linesOf({ address, eventTypes, isOn }: Facts): readonly string[] {
  const { host } = new URL(address);
  if (!isOn) return [`${host} is told nothing while it is off. What waits stays, and goes out once it is on.`];
  return [`${host} is told of ${new Intl.ListFormat('en-US').format(eventTypes)} from now on.`];
}

/**
 * Gives an endpoint a new secret; the former one signs as well for a day (API-08). `secretNumber`: of the secret that
 * is replaced, so that a request that is sent twice replaces one. Refuses with INVALID_INPUT for no endpoint.
 */
export async function replaceEndpointSecret(
  deps: EndpointAct,
  { endpointId, secretNumber }: { readonly endpointId: string; readonly secretNumber: number },
): Promise<Result<EndpointChange>> {
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  const saved = await changeAs<EndpointChange>(deps, async (tx): Promise<Result<EndpointChange>> => {
    const held = isUuid(endpointId) ? await lockEndpoint(tx, endpointId) : null;
    if (held === null) return refuse('INVALID_INPUT', noEndpoint);
    if (held.secretNumber !== secretNumber) return ok({ lines: [], isSaved: false, secret: null });
    const secret = newSecret();
    await saveSecret(tx, endpointId, sealSecret(secret, deps.secret), new Date(deps.now + bothSign));
    await auditAct(tx, deps, {
      action: 'ENDPOINT_SECRET_REPLACED',
      subject: `endpoint/${endpointId}`,
      before: { secretNumber },
      after: { secretNumber: secretNumber + 1 },
    });
    const lines = [
      'Messages have two signatures for a day: by the new secret, which is shown once, and by the former.',
    ];
    return ok({ lines, isSaved: true, secret });
  });
  return saved.ok && deps.dryRun ? ok({ ...saved.value, secret: null }) : saved;
}

/**
 * Removes an endpoint: it is told nothing more, also not what waits (API-08). One that is gone stays so. Refuses with
 * INVALID_INPUT without a reason (D96).
 */
export function removeWebhookEndpoint(deps: StaffAct, endpointId: string): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const held = isUuid(endpointId) ? await lockEndpoint(tx, endpointId) : null;
    if (held === null) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const at = new Date(deps.now);
    await endEndpoint(tx, endpointId, at);
    await endWaiting(tx, endpointId, 'The endpoint was removed.', at);
    await auditAct(tx, deps, {
      action: 'ENDPOINT_REMOVED',
      subject: `endpoint/${endpointId}`,
      before: { address: held.address, eventTypes: held.eventTypes, isOn: held.isOn },
    });
    const { host } = new URL(held.address);
    return ok({ lines: [`${host} is told nothing more, also not what waits for it.`], isSaved: true });
  });
}
