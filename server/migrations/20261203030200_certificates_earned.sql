-- What was earned and is not issued, also what is held back: the list of the studio.
create index member_certificate_earned on member_certificate (eligible_at, member_id, certificate_id)
  where eligible_at is not null and issued_at is null;
