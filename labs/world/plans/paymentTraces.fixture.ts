/** Tables that grow with what people pay. */
export const paymentTables = [
  'billing_account',
  'billing_subscription',
  'billing_event',
  'billing_checkout',
  'billing_refund',
  'billing_payment',
  'billing_team_refund',
] as const;

/** A payment and a refund of each, and some that are past due. */
export const paymentTraces = `
  insert into billing_payment (payment_id, member_id, product_id, subscription_id, amount, refunded, paid, happened_at)
    select 'pi_' || member_id, member_id, 'unlimited', 'sub_world_' || member_id, 99500, case when random() < 0.05 then 100 else 0 end,
      random() > 0.02, to_timestamp(0) from grown;
  insert into billing_team_refund (refund_id, payment_id, member_id, amount, decided_at, state, counted)
    select 'refund-' || member_id, 'pi_' || member_id, member_id, 100, to_timestamp(0), 'DONE', true from grown;`;
