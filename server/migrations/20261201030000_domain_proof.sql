-- How a domain is proved by the DNS (D11): what its TXT record says, and what the last look at it found.
alter table email_domain
  add column proof_token text not null default replace(gen_random_uuid()::text, '-', ''),
  -- Null: entered by a command, or before pages entered domains. Those are looked at when somebody asks.
  add column added_at timestamptz,
  add column checked_at timestamptz,
  -- Null: the record was there, or nobody has looked yet.
  add column check_fault text check (check_fault in ('NO_RECORD', 'OTHER_RECORD', 'NO_ANSWER'));
comment on column email_domain.proof_token is 'not a secret: everybody reads it in the DNS';
