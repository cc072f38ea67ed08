-- Who signs up with an address that is somebody's second sign-in has an account.
create index account_link_verified on account_link (email) where verified_at is not null;
