-- Whether a member holds a seat of a company's contract. The owner's right, because a member does not read seats; it
-- tells yes or no alone.
create function holds_seat(of_member text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from seat where member_id = of_member and revoked_at is null)
$$;
grant execute on function holds_seat to atrium_runtime;
