-- Who is invited to the team, by a link that is mailed (STF-08). It is kept until it expires, so that the same call sent
-- again gets the same answer; once accepted it is good for nothing else.
create table staff_invitation (
  address citext primary key,
  -- The hash of the secret, which stands in the mailed address.
  token_hash text not null unique,
  roles text[] not null,
  customer_ids text[] not null,
  course_ids text[] not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index staff_invitation_expires on staff_invitation (expires_at);
