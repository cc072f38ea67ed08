-- By which of its member's browsers a step is counted; null: by one in which they have not signed in before.
alter table sign_in_step add column browser_hash text;
comment on column sign_in_step.browser_hash is 'secret';
