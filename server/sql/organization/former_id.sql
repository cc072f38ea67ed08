-- The id by which somebody who has left a company is shown to it: the same in all its tables, files and addresses, and
-- telling nothing without the key of the company (D60).
create function former_id(of_customer text, of_member text) returns text language sql stable as $$
  select 'former-' || left(encode(sha256(convert_to(c.former_key || '/' || of_member, 'UTF8')), 'hex'), 24)
  from customer c where c.customer_id = of_customer
$$;
grant execute on function former_id to atrium_runtime;
