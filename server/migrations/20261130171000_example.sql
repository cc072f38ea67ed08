-- The documents of the example academy (BEG-05): what is here came with it, and is published in this order, what others
-- refer to first. None: it was not loaded, or is removed again. They have no history until somebody changes them, so
-- that nothing of them stays.
create table example_document (
  kind text not null,
  id text not null,
  sort_order integer not null unique,
  -- What is to be published; null once it is.
  body jsonb,
  -- Of what its tables hold since, by which a change of it is found.
  sha256 text,
  -- Why it could not be published.
  failure text,
  added_at timestamptz not null,
  primary key (kind, id),
  check ((body is null) = (sha256 is not null))
);
