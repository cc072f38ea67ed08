-- A code that has set its password is kept until it expires, so that the same call sent again gets the same answer.
alter table verification_code add column is_used boolean not null default false;
