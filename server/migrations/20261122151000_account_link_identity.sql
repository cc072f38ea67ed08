-- The identity by which a linked address signs in; unlinking removes it.
alter table account_link add column issuer text, add column subject text;
update account_link l set (issuer, subject) = (
  select f.issuer, f.subject from federated_identity f
  where f.member_id = l.member_id and f.created_at = l.verified_at limit 1)
where l.verified_at is not null;
alter table account_link
  add unique (issuer, subject),
  add foreign key (issuer, subject) references federated_identity on update cascade on delete cascade;
