-- Seats and contracts behind the same second wall as the figures (THR-26, decision 078): the runtime role sees those of
-- the company that its transaction names, and without a name none.
do $$ declare
  walled text;
begin
  foreach walled in array array['seat', 'contract'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy tenant on %I using (customer_id = current_setting(''atrium.tenant'', true))', walled);
  end loop;
end $$;
