-- Two accounts have become one: the figures of each company that counts it are out of date.
create function mark_merged_figures(staying text) returns void language sql as $$
  insert into figure_due (customer_id, member_id)
    select distinct s.customer_id, s.member_id from seat s where s.member_id = staying;
$$;
