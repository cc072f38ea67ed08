-- Keeps the directory equal to what it is made of, when the transaction commits that changes it: by then it holds all
-- its other locks, and an entry is locked last (docs/locks.md). Each function writes columns of its own, from a row
-- that its transaction has locked, so that two changes of one member at once never write over each other.

-- What a member says: names, role, picture, and whether to be listed.
create function enter_member() returns trigger language plpgsql as $$
begin
  -- hiding a customer waits for members who come and leave, or they wait for it
  if tg_op = 'UPDATE' then
    perform from customer c where c.customer_id = old.customer_id for share;
  end if;
  insert into directory_entry (
    member_id, listed, standing_shown, customer_shown, has_picture, registered_at, search_words)
  select m.member_id, m.listed and not m.test_data, is_standing_shown(m.member_id), not c.hide_member_profile,
    m.profile_image_url is not null, m.registered_at,
    -- an index row has no room for more
    left(fold(m.first_name || ' ' || m.last_name || E'\n' || coalesce(m.job_role, '')), 500)
  from member m join customer c using (customer_id)
  where m.member_id = new.member_id
  for share of c
  on conflict (member_id) do update set
    listed = excluded.listed, customer_shown = excluded.customer_shown, has_picture = excluded.has_picture,
    registered_at = excluded.registered_at, search_words = excluded.search_words;
  return null;
end $$;

-- Whether members of this standing are listed (D65).
create function is_standing_shown(of_member text) returns boolean language sql stable
return exists (
  select from member_standing s
  where s.member_id = of_member and s.account_type in ('MEMBER', 'TRIAL', 'EMPLOYEE'));

create function enter_standing() returns trigger language plpgsql as $$
declare
  of_member text := coalesce(new.member_id, old.member_id);
  shown boolean := is_standing_shown(of_member);
begin
  update directory_entry e set standing_shown = shown where e.member_id = of_member and e.standing_shown <> shown;
  return null;
end $$;

create function enter_customer() returns trigger language plpgsql as $$
begin
  update directory_entry e set customer_shown = not new.hide_member_profile
  from member m
  where m.customer_id = new.customer_id and m.member_id = e.member_id and e.customer_shown = new.hide_member_profile;
  return null;
end $$;

create constraint trigger directory after insert on member
  deferrable initially deferred for each row execute function enter_member();
create constraint trigger directory_again after update on member deferrable initially deferred for each row
  when ((old.first_name, old.last_name, old.job_role, old.profile_image_url is null, old.listed, old.test_data,
      old.registered_at, old.customer_id)
    is distinct from (new.first_name, new.last_name, new.job_role, new.profile_image_url is null, new.listed,
      new.test_data, new.registered_at, new.customer_id))
  execute function enter_member();
create constraint trigger directory after insert or delete on member_standing
  deferrable initially deferred for each row execute function enter_standing();
create constraint trigger directory_again after update on member_standing deferrable initially deferred for each row
  when (old.account_type <> new.account_type) execute function enter_standing();
create constraint trigger directory after update on customer deferrable initially deferred for each row
  when (old.hide_member_profile <> new.hide_member_profile) execute function enter_customer();
grant execute on function is_standing_shown to atrium_runtime;
