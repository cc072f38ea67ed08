-- Two accounts become one, which follows one learning plan: that of the account that stays. How many are replaced.
create function merge_plans(leaving text, staying text, instant timestamptz) returns bigint language sql as $$
  with replaced as (
    update learning_plan l set replaced_at = greatest(l.made_at, instant)
    where l.member_id = leaving and l.replaced_at is null and exists (
      select from learning_plan o where o.member_id = staying and o.replaced_at is null)
    returning 1)
  select count(*) from replaced
$$;
