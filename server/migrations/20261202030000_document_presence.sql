-- Who of the team has a document open at the moment, and in which field they are (DOC-02). Nothing of it is needed
-- after a crash.
create unlogged table document_presence (
  kind text not null,
  document_id text not null,
  member_id text not null references member on delete cascade,
  -- its path, '' for none
  field text not null,
  seen_at timestamptz not null,
  primary key (kind, document_id, member_id)
);
create index document_presence_member on document_presence (member_id);
create index document_presence_seen on document_presence (seen_at);
comment on table document_presence is 'member data: left out: which page of the team is open at the moment';
