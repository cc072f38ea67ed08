-- What a SAML provider calls a person by their address is an address: without spaces around it, and in lower case (D88).
-- Every other name of a person loses the spaces alone, as at a sign-in. The subject of an OpenID provider is compared as
-- it is. Where two spellings are one, the first becomes it, and the others open nothing any more.
with spelled as (
  select f.issuer, f.subject,
    case when lower(btrim(f.subject, E' \t\r\n')) = lower(m.email::text) then lower(btrim(f.subject, E' \t\r\n'))
      else btrim(f.subject, E' \t\r\n') end as target
  from federated_identity f
  join member m using (member_id)
  where not exists (select from identity_realm r where r.issuer = f.issuer and r.kind = 'OIDC')
),
wanted as (
  select distinct on (issuer, target) issuer, subject, target
  from spelled
  where subject <> target
    and not exists (select from federated_identity g where g.issuer = spelled.issuer and g.subject = spelled.target)
  order by issuer, target, subject
)
update federated_identity f
set subject = w.target
from wanted w
where f.issuer = w.issuer and f.subject = w.subject;
