import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { condition } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';

/** A membership or an upgrade that is sold, and whose price the provider has. Prices are whole cents. */
export interface OfferedProduct {
  readonly productId: string;
  readonly kind: 'MEMBERSHIP' | 'UPGRADE' | 'PURCHASE';
  readonly name: string;
  readonly about: string;
  readonly features: readonly string[];
  readonly price: number;
  readonly planSets: readonly number[];
  readonly upgradesFrom: string | null;
  readonly upgradesTo: string | null;
  readonly grants: readonly { readonly type: string; readonly label: string }[];
}

const offered = query((db, _none: object) =>
  db
    .selectFrom('billing_product as p')
    .innerJoin('billing_price as b', (join) =>
      join.onRef('b.product_id', '=', 'p.product_id').on('b.current', '=', true),
    )
    .select((eb) => [
      'p.product_id as productId',
      'p.kind',
      'p.name',
      'p.about',
      'p.features',
      'p.amount as price',
      'p.plan_sets as planSets',
      'p.upgrades_from as upgradesFrom',
      'p.upgrades_to as upgradesTo',
      jsonArrayFrom(
        eb
          .selectFrom('entitlement as e')
          .select(['e.type', 'e.label'])
          .where(condition`e.entitlement_id = any(p.entitlement_ids)`)
          .orderBy('e.entitlement_id'),
      ).as('grants'),
    ])
    .where('p.sellable', '=', true)
    .where('p.kind', 'in', ['MEMBERSHIP', 'UPGRADE'])
    .orderBy('p.sort_order')
    .orderBy('p.product_id'),
);

/** The memberships and upgrades that can be bought, in the order in which they are shown. */
export function listOffered(reader: Reader): Promise<OfferedProduct[]> {
  return offered.prepared(reader, {});
}
