/** Tables that grow with accounts that were merged, or are known to be of two people. */
export const mergeTables = ['merged_account', 'distinct_people', 'former_billing_account'] as const;

/** What is left of merged accounts, and pairs that were dismissed. */
export const mergeTraces = `
  insert into merged_account (former_id, member_id, merged_at) select 'merged-' || member_id, member_id, to_timestamp(0) from grown;
  insert into distinct_people (member_id, other_id, dismissed_at)
    select a.member_id, b.member_id, to_timestamp(0)
    from (select member_id, row_number() over (order by member_id) as n from grown) a
    join (select member_id, row_number() over (order by member_id) as n from grown) b on b.n = a.n + 1
    where a.member_id < b.member_id;
  insert into former_billing_account (provider_customer_id, member_id) select 'cus_merged_' || member_id, member_id from grown;`;
