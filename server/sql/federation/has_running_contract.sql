-- Whether a company has a contract that is running. Runs as the owner, because visitors ask it, by the domain of their
-- address, and are in no company; it tells yes or no alone.
create function has_running_contract(of_customer text, instant timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from contract k join customer c using (customer_id)
    where k.customer_id = of_customer and k.starts_at <= instant and contract_end(k.ends_at, c.time_zone) > instant
  )
$$;
grant execute on function has_running_contract to atrium_runtime;
