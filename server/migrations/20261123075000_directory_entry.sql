-- What the directory searches and orders members by, apart from their rows: a search compares the few distinct words first,
-- then reads members by word (decision 090). Nobody may change what it is made of until the triggers are there, at the end
-- of the transaction that migrates.
lock table customer, member, member_standing in share row exclusive mode;

-- The words of a folded text. What is longer than any word is cut, as an index has no room for it.
create function words_of(folded text) returns text[]
  language sql immutable parallel safe strict
  return array(select left(word, 200) from regexp_split_to_table(folded, '\s+') word where word <> '');

create table directory_entry (
  member_id text primary key references member on delete cascade,
  -- by whom a member may be hidden: by themselves, by their standing, by their customer; each is written by one trigger
  listed boolean not null,
  standing_shown boolean not null,
  customer_shown boolean not null,
  visible boolean not null generated always as (listed and standing_shown and customer_shown) stored,
  has_picture boolean not null,
  registered_at timestamptz not null,
  search_words text not null,
  words text[] not null generated always as (words_of(search_words)) stored
);
comment on table directory_entry is 'member data: profile';
-- The words of those who may be seen, once each. One that nobody has any more is removed with the last who had it.
create table directory_word (
  word text primary key
);

insert into directory_entry (
  member_id, listed, standing_shown, customer_shown, has_picture, registered_at, search_words)
select m.member_id, m.listed and not m.test_data,
  exists (
    select from member_standing s
    where s.member_id = m.member_id and s.account_type in ('MEMBER', 'TRIAL', 'EMPLOYEE')),
  not c.hide_member_profile, m.profile_image_url is not null, m.registered_at, m.search_words
from member m join customer c using (customer_id);
insert into directory_word (word) select distinct unnest(words) from directory_entry where visible;

create index directory_listing on directory_entry (has_picture desc, registered_at desc, member_id) where visible;
-- Without a list of pending rows, which each search would read through.
create index directory_entry_words on directory_entry using gin (words) with (fastupdate = off) where visible;
create index directory_word_letters on directory_word using gin (word gin_trgm_ops) with (fastupdate = off);
analyze directory_entry, directory_word;

drop index member_listing;
alter table member drop column search_words;
