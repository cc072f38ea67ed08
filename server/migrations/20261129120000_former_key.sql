-- The key of the ids by which the people who have left a company are shown to it (D60): one of each company, so that
-- nobody can tell from such an id whose it is, nor compare two companies.
alter table customer add column former_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
