import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFailure } from '../base/http/errors.ts';
import type { Clock } from '../base/process/clock.ts';
import type { Db } from '../base/sql/db.ts';
import { condition } from '../base/sql/fragments.ts';
import { loadRows } from '../base/sql/load.ts';
import { transaction } from '../base/sql/transaction.ts';
import { demoPassword } from '../demo/accounts.ts';
import { refreshStanding } from '../modules/entitlement/service/standings.ts';
import { seedPasswords } from '../modules/proof/service/memberPassword.ts';
import { hashPassword } from '../modules/proof/service/password.ts';

const input = z.object({ areas: z.array(z.string()) });

/**
 * POST /__sandbox/members {areas}: creates a consumer who has purchased these areas, or registered for the free one,
 * and signs in with the demo password. Returns {memberId, email}. A test, or a person who tries something, gets an
 * unused member, who has no customer at the payment provider before the first order. Refuses anything else with
 * INVALID_INPUT.
 */
export function sandboxMembers(db: Db, clock: Clock): (app: FastifyInstance) => void {
  return (app) => {
    app.post('/__sandbox/members', async (request, reply) => {
      const wanted = input.safeParse(request.body);
      const grants = (await listPlainAreas(db)).filter(({ label }) => wanted.data?.areas.includes(label));
      if (!wanted.success || grants.length !== wanted.data.areas.length) {
        return sendFailure(request, reply, 400, 'Give "areas", a list of labels.');
      }
      const memberId = `new-${randomUUID()}`;
      const email = `${memberId}@demo.example`;
      const at = new Date(clock.now()).toISOString();
      const hash = await hashPassword(demoPassword);
      if (hash === null) return sendFailure(request, reply, 429);
      await transaction(db, async (tx) => {
        await loadRows(tx, 'member', [
          {
            member_id: memberId,
            customer_id: 'consumer',
            email,
            first_name: 'Newly',
            last_name: 'Made',
            is_staff: false,
            listed: false,
            manage_billing: false,
            registered_at: at,
          },
        ]);
        await loadRows(
          tx,
          'entitlement_grant',
          grants.map(({ entitlement_id, label }) => ({
            entitlement_grant_id: `${memberId}/${entitlement_id}`,
            member_id: memberId,
            entitlement_id,
            source: label === 'mc-limited' ? 'FREEMIUM' : 'PURCHASE',
            source_ref: memberId,
            starts_at: at,
          })),
        );
        await seedPasswords(tx, [memberId], hash);
        await refreshStanding(tx, memberId, clock.now());
      });
      return reply.code(201).send({ memberId, email });
    });
  };
}

/** The areas as consumers buy them, without a customer's customizations. */
function listPlainAreas(db: Db): Promise<{ entitlement_id: string; label: string }[]> {
  return db
    .selectFrom('entitlement')
    .select(['entitlement_id', 'label'])
    .where('type', '=', 'AREA')
    .where(condition`entitlement_id = 'area-' || label`)
    .execute();
}
