-- Carries the rules of a merge out, one reference after another: what has moved, what both had, and what goes with
-- the account that leaves, in numbers. Of a pair the row of the account that leaves goes with it, where that of the
-- other is kept, so that what an erasure takes back elsewhere is taken back here. Runs as the owner, because rows of
-- companies are among them.
create function merge_rows(leaving text, staying text) returns table (fate text, subject text, amount bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rule record;
  pairs bigint;
  happened bigint;
begin
  for rule in select * from merge_rules() loop
    subject := rule.subject;
    pairs := 0;
    if rule.rule = 'UNITE' then
      execute format('select count(*) from %I r join %I o on row(%s) = row(%s) where r.member_id = $1 and o.member_id = $2',
        rule.table_name, rule.table_name, rule.keys, replace(rule.keys, 'r.', 'o.')) into pairs using leaving, staying;
      if pairs > 0 and rule.combine is not null then
        execute format('update %I r set %s from %I o where row(%s) = row(%s)
          and (r.member_id = $1 and o.member_id = $2 or r.member_id = $2 and o.member_id = $1)',
          rule.table_name, rule.combine, rule.table_name, rule.keys, replace(rule.keys, 'r.', 'o.'))
          using leaving, staying;
      end if;
      -- the better of the account that leaves takes the place of the other
      if pairs > 0 then
        execute format('with ranked as (
            select r.ctid as place, r.member_id, count(*) over same as alike, row_number() over (same order by %s,
              r.member_id = $2 desc) as rank
            from %I r where r.member_id in ($1, $2) window same as (partition by %s))
          delete from %I where ctid in (select place from ranked where alike > 1 and rank > 1 and member_id = $2)',
          rule.better, rule.table_name, rule.keys, rule.table_name) using leaving, staying;
      end if;
      execute format('select count(*) from %I where member_id = $1', rule.table_name) into happened using leaving;
      execute format('update %I r set member_id = $2 where member_id = $1 and not exists (
          select from %I o where o.member_id = $2 and row(%s) = row(%s))',
        rule.table_name, rule.table_name, rule.keys, replace(rule.keys, 'r.', 'o.')) using leaving, staying;
      fate := 'MOVED';
      -- of a pair nothing is new to the account that stays
      amount := happened - pairs;
      if amount > 0 then return next; end if;
      fate := 'UNITED';
      amount := pairs;
      if amount > 0 then return next; end if;
    elsif rule.rule = 'MOVE' then
      execute format('update %I set %I = $2 where %I = $1', rule.table_name, rule.column_name, rule.column_name)
        using leaving, staying;
      get diagnostics happened = row_count;
      fate := 'MOVED';
      amount := happened;
      if amount > 0 then return next; end if;
    elsif rule.rule = 'LOSE' then
      execute format('select count(*) from %I where %I = $1', rule.table_name, rule.column_name)
        into amount using leaving;
      fate := 'LOST';
      if amount > 0 then return next; end if;
    end if;
  end loop;
end $$;
grant execute on function merge_rows to atrium_runtime;
