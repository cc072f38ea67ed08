-- How often the facts of a company, and the terms of a contract, were saved: a page that shows an older version is
-- refused (COM-01).
alter table customer add column version integer not null default 1;
alter table contract add column version integer not null default 1;
-- The team's list of companies, by name.
create index customer_name on customer (fold(name), customer_id) where type = 'ENTERPRISE';
