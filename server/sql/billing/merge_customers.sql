-- Locks the customers at the payment provider of two accounts that become one (docs/locks.md).
create function lock_merged_customers(leaving text, staying text) returns void language plpgsql as $$
begin
  perform from billing_account a where a.member_id in (leaving, staying) order by a.member_id for no key update;
end $$;
grant execute on function lock_merged_customers to atrium_runtime;

-- Two accounts become one: of two customers at the payment provider the one with a subscription that has not ended is
-- the member's, else that of the account that stays. The other one is read as theirs, too.
create function merge_customers(leaving text, staying text) returns void language sql as $$
  with former as (
    delete from billing_account a
    where (select count(*) from billing_account b where b.member_id in (leaving, staying)) = 2
      and a.member_id = case when exists (
          select from billing_subscription s where s.member_id = leaving
            and s.status not in ('canceled', 'incomplete_expired'))
        then staying else leaving end
    returning a.provider_customer_id)
  insert into former_billing_account (provider_customer_id, member_id)
    select provider_customer_id, staying from former;
$$;
