import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { isUuid } from '../../../../base/text/isUuid.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findDelivery, saveReplay } from '../../store/deliveries.ts';
import { lockEndpoint } from '../../store/endpoints.ts';

/**
 * Has what an endpoint was told, or could not be told, be sent once more, by the same id (API-08): one message, or
 * all that failed. One that waits is sent anyway. Refuses with INVALID_INPUT for no endpoint, one that is off, and a
 * message of none.
 */
export function replayDeliveries(
  deps: StaffAct,
  { endpointId, deliveryId }: { readonly endpointId: string | null; readonly deliveryId: string | null },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const unexplained = refuseReason(deps, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const delivery = deliveryId !== null && isUuid(deliveryId) ? await findDelivery(tx, deliveryId) : null;
    if (deliveryId !== null && delivery === null)
      return refuse('INVALID_INPUT', { reason: 'There is no such message.', field: 'deliveryId' });
    const id = delivery?.endpointId ?? endpointId ?? '';
    const endpoint = isUuid(id) ? await lockEndpoint(tx, id) : null;
    if (endpoint === null)
      return refuse('INVALID_INPUT', { reason: 'There is no such endpoint.', field: 'endpointId' });
    if (!endpoint.isOn) return refuse('INVALID_INPUT', { reason: 'Switch the endpoint on first.' });
    const again = await saveReplay(tx, { endpointId: id, deliveryId, at: new Date(deps.now) });
    if (again.length === 0) return ok({ lines: [], isSaved: false });
    // one at once; of many the due work takes portions
    if (deliveryId !== null) await enqueue(tx, 'endpoint.deliver', { deliveryId }, deliveryId);
    await auditAct(tx, deps, {
      action: 'DELIVERIES_REPLAYED',
      subject: `endpoint/${id}`,
      before: { state: delivery?.state ?? 'FAILED' },
      after: { state: 'WAITING' },
      detail: { count: again.length, ...(deliveryId !== null && { deliveryId }) },
    });
    const { host } = new URL(endpoint.address);
    const what = `${counted(again.length, 'message is', 'messages are')} sent to ${host} once more`;
    return ok({ lines: [`${what}, by the same id, so that it can be told from a new one.`], isSaved: true });
  });
}
