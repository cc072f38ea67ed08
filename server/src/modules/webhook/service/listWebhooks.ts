import { failureWords } from '@atrium/domain/job/failureWords.ts';
import type { JobFact } from '@atrium/domain/job/jobKinds.ts';
import { failuresBeforeAlarm } from '@atrium/domain/job/jobState.ts';
import { mayReplay, webhookState } from '@atrium/domain/webhook/webhookState.ts';
import type { Context } from '../../../base/context.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { countFailedEvents, listReceived, type ReceivedRow } from '../store/received.ts';
import type { ReceivedEvent, WebhookFilter, WebhookPage } from '../types.ts';

const mostListed = 100;
/** After everything that was received, in epoch milliseconds. */
const latest = Date.UTC(9999, 0);

/** A page of the events that providers have sent, the newest first, without what is personal or secret (RUN-01). */
export async function listWebhooks(
  { db }: Pick<Context, 'db'>,
  { after, count: asked, ...filter }: WebhookFilter,
): Promise<WebhookPage> {
  const count = Math.min(Math.max(asked, 1), mostListed);
  const { at, id } = after === null ? { at: latest, id: '' } : readPageEnd(after);
  const rows = await listReceived(db, { ...filter, at: new Date(at), id, count: count + 1 });
  const events = rows.slice(0, count).map(asReceived);
  const last = events.at(-1);
  return {
    events,
    nextAfter: rows.length > count && last !== undefined ? endOf(last) : null,
  };
}

const endOf = ({ receivedAt, eventId }: ReceivedEvent): string => writePageEnd({ at: receivedAt, id: eventId });

function asReceived(row: ReceivedRow): ReceivedEvent {
  const { provider, eventId, type, about, handledAt, job, tries, error, nextAt } = row;
  const state = webhookState(handledAt, job);
  return {
    provider,
    eventId,
    type,
    state,
    facts: factsOf(row),
    isReplayable: mayReplay({ state, about }),
    tries: state === 'HANDLED' ? 0 : (tries ?? 0),
    failure: state === 'FAILED' ? failureWords(error) : null,
    happenedAt: row.happenedAt.getTime(),
    receivedAt: row.receivedAt.getTime(),
    handledAt: handledAt?.getTime() ?? null,
    nextAt: job === 'WAITING' || job === 'FAILING' ? (nextAt?.getTime() ?? null) : null,
  };
}

/** Of a meeting only the end of its number is shown, and of a recording its host: the whole would open the room. */
function factsOf({ provider, about, url, meetings, handledAt }: ReceivedRow): readonly JobFact[] {
  if (provider === 'STRIPE') return about === null ? [] : [{ label: 'Customer', value: about }];
  const found = handledAt === null ? [] : [{ label: 'Meetings of ours', value: String(meetings ?? 0) }];
  const host = url === null || !URL.canParse(url) ? [] : [{ label: 'Recording at', value: new URL(url).host }];
  return [{ label: 'Meeting', value: `…${(about ?? '').slice(-4)}` }, ...host, ...found];
}

/** How many events need somebody: those that were given up, or have failed for some minutes (STU-02). */
export function countFailedWebhooks({ db }: Pick<Context, 'db'>): Promise<number> {
  return countFailedEvents(db, failuresBeforeAlarm);
}
