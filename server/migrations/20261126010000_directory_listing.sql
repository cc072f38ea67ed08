-- A search that many people match reads entries in the order of the listing; with the words in its index it reads none
-- that it does not show. An index row has room for this many letters.
update directory_entry set search_words = left(search_words, 500) where length(search_words) > 500;
set constraints all immediate;
drop index directory_listing;
create index directory_listing on directory_entry (has_picture desc, registered_at desc, member_id)
  include (search_words) where visible;
