-- The library: prompt packs, strategy frameworks and community tactics to read, download and copy.
create table resource (
  resource_id text primary key,
  slug text not null unique,
  type text not null check (type in ('STRATEGY_FRAMEWORK', 'COMMUNITY_TACTIC', 'PROMPT_PACK')),
  title text not null,
  subtitle text not null default '',
  cover_image_url text not null,
  -- The file's key in the store of documents. Null: nothing to download.
  pdf_key text,
  -- Where a copy of the document is made. Null: no document to copy.
  copy_url text,
  -- Areas, any one of which shows it; empty: everybody who may open the library.
  open_to text[] not null default '{}',
  published boolean not null default true,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  -- The tags and headings, by which it is also found.
  keywords text not null default '',
  search tsvector not null generated always as (
    setweight(to_tsvector('english', fold(title)), 'A') ||
    setweight(to_tsvector('english', fold(subtitle)), 'B') ||
    setweight(to_tsvector('english', fold(keywords)), 'C')
  ) stored,
  -- Words in which a search tolerates misspellings.
  search_words text not null generated always as (fold(title || ' ' || subtitle || ' ' || keywords)) stored
);
create index resource_search on resource using gin (search);
create index resource_search_words on resource using gin (search_words gin_trgm_ops);

create table resource_item (
  resource_content_id text primary key,
  resource_id text not null references resource on delete cascade,
  type text not null check (type in ('RICH_TEXT_HTML', 'IMAGE')),
  -- HTML, sanitized when it is written and again when it is served; of an image, what it shows.
  content text not null default '',
  anchor_name text,
  image_url text,
  sort_order integer not null default 0,
  check ((type = 'IMAGE') = (image_url is not null))
);
create index resource_item_resource on resource_item (resource_id, sort_order);

create table resource_tag (
  record_id text primary key,
  resource_id text not null references resource on delete cascade,
  tag_id text not null,
  -- STACK and AI_STACK are the two searchable stacks; others are only shown.
  category text not null,
  label text not null,
  sort_order integer not null default 0
);
create index resource_tag_resource on resource_tag (resource_id, category);

-- One download or copy by a signed link. A repeated request of one link counts once.
create table resource_download (
  member_id text not null references member on delete cascade,
  resource_id text not null references resource on delete cascade,
  kind text not null check (kind in ('PDF', 'COPY')),
  link_expires_at timestamptz not null,
  customer_id text not null references customer on delete restrict,
  downloaded_at timestamptz not null,
  primary key (member_id, resource_id, kind, link_expires_at)
);
create index resource_download_resource on resource_download (resource_id);
comment on table resource_download is 'member data: activity';
