-- The contracts that have ended and still have seats that are held. Runs as the owner, because the due work that ends
-- them looks at all companies; it tells their ids alone.
create function contracts_over(instant timestamptz) returns table (contract_id text, customer_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.contract_id, k.customer_id from contract k join customer c using (customer_id)
  where contract_end(k.ends_at, c.time_zone) <= instant
    and exists (select from seat s where s.contract_id = k.contract_id and s.revoked_at is null)
$$;
grant execute on function contracts_over to atrium_runtime;
