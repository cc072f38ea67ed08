-- Whether the invitation has made its account: then a call that is sent again must have the password that it was made
-- with. With an account that was there before, no password is asked for.
alter table staff_invitation add column has_made_account boolean not null default false;
