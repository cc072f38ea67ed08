import { createHmac } from 'node:crypto';
import { resolve } from '@atrium/content/when.ts';
import { z } from 'zod';
import { openTill, type Till } from '../adapters/local/till.ts';
import type { TillObject } from '../adapters/local/till/objects.ts';
import { emptyState, type TillState, type TillStore } from '../adapters/local/till/state.ts';
import { stripePayments } from '../adapters/stripe/payments.ts';
import type { Log } from '../base/process/log.ts';
import type { Db } from '../base/sql/db.ts';
import { lock } from '../base/sql/lock.ts';
import { findSetting, findSettingOf, saveSetting } from '../base/sql/setting.ts';
import { transaction } from '../base/sql/transaction.ts';
import { inTurn } from '../base/turns.ts';
import { demoTill } from '../demo/billing.ts';
import { demoLoadedAt } from '../demo/load.ts';
import type { Payments } from '../ports/payments.ts';

const stored = 'sandbox.till';
/** As it is stored: PostgreSQL keeps the order of a JSON array, not of an object. The till alone writes it. */
const storedShape = z.object({
  objects: z.array(z.custom<TillObject>((value) => typeof value === 'object' && value !== null)),
  answers: z.custom<TillState['answers']>((value) => typeof value === 'object' && value !== null),
  now: z.number(),
});

/**
 * The till of a database, so that every process has the same one; what the demo has sold is in it from the first start.
 */
function tillStore(db: Db): TillStore {
  return {
    run: (work) =>
      inTurn('sandbox/till', () =>
        transaction(db, async (tx) => {
          await lock(tx, 'sandbox/till');
          const found = await findSettingOf(tx, stored, storedShape);
          const state = found === null ? await firstState(tx) : stateOf(found);
          const { value, changed } = work(state);
          if (changed || found === null) {
            await saveSetting(tx, stored, { ...state, objects: Object.values(state.objects) });
          }
          return value;
        }),
      ),
  };
}

function stateOf({ objects, ...rest }: z.infer<typeof storedShape>): TillState {
  return { ...rest, objects: Object.fromEntries(objects.map((object) => [object.id, object])) };
}

async function firstState(tx: Parameters<typeof findSetting>[0]): Promise<TillState> {
  const begun = await findSetting(tx, demoLoadedAt);
  if (begun === null) return emptyState();
  return demoTill((when) => new Date(resolve(when, begun)).toISOString(), begun);
}

export interface LocalTill {
  readonly till: Till;
  /** Stripe's own library, which talks to the till. */
  readonly payments: Payments;
}

/** The stand-in for Stripe beside the demo, with keys that are made of the product's secret. */
export function openLocalTill(options: {
  readonly db: Db;
  readonly now: () => number;
  readonly publicUrl: string;
  readonly brandName: string;
  readonly secret: string;
  readonly log: Log;
  /** Milliseconds between two looks at what is due and what was not delivered; null for none. */
  readonly interval: number | null;
}): LocalTill {
  const { db, secret, ...rest } = options;
  const key = (purpose: string): string => createHmac('sha256', secret).update(`till ${purpose}`).digest('hex');
  const secretKey = `sk_test_${key('key').slice(0, 32)}`;
  const webhookSecret = `whsec_${key('webhooks').slice(0, 32)}`;
  const till = openTill({ ...rest, store: tillStore(db), secretKey, webhookSecret });
  const payments = stripePayments(async () => ({
    secretKey,
    webhookSecrets: [webhookSecret],
    server: await till.address(),
  }));
  return { till, payments };
}
