-- When the credential was first awarded that this one was issued again for (D90); null: when it was issued.
alter table credential add column awarded_at timestamptz;
with recursive award (credential_id, awarded_at) as (
  select credential_id, issued_at from credential where replaces is null
  union all
  select k.credential_id, a.awarded_at from credential k join award a on k.replaces = a.credential_id
)
-- a text that was signed before says the day of the reissue; it is signed again when it is asked for
update credential k set awarded_at = a.awarded_at, jwt = null, kid = null
from award a where a.credential_id = k.credential_id and k.replaces is not null;
