-- What the rules take for granted in every academy: the nine areas, the business of single members, and the team's own.
insert into entitlement (entitlement_id, type, label, name, precedence, areas)
select 'area-' || label, 'AREA', label, name, precedence, array[label]
from (values
  ('mcsc-unlimited', 'Unlimited membership', 60),
  ('ai-academy', 'AI Academy', 50),
  ('ai-ondemand', 'AI Academy On Demand', 40),
  ('mc-limited', 'Free membership', 10),
  ('mc-transactional', 'Single courses', 20),
  ('crash-courses', 'Crash Courses', 25),
  ('bootcamps', 'Mini-MBA', 30),
  ('business-archive', 'Business Course Archive', 5),
  ('enterprise-dashboard', 'Organization dashboard', 15)
) as area (label, name, precedence)
on conflict (entitlement_id) do nothing;

insert into customer (customer_id, name, type)
select business.* from (values ('consumer', 'Members', 'CONSUMER'), ('internal', 'Team', 'INTERNAL'))
  as business (customer_id, name, type)
where not exists (select from customer c where c.type = business.type)
on conflict (customer_id) do nothing;

-- The roles of the team. member.is_staff says whether somebody has any.
create table staff_role (
  member_id text not null references member on delete cascade,
  role text not null check (role in ('owner', 'editor', 'instructor', 'support', 'success', 'commerce', 'auditor')),
  since timestamptz not null,
  primary key (member_id, role)
);
comment on table staff_role is 'member data: account';

-- Who was staff before there were roles could do everything.
insert into staff_role (member_id, role, since)
select member_id, 'owner', registered_at from member where is_staff;

-- The link by which the first owner begins. It is kept until it expires, so that the same call sent again gets the same
-- answer; afterwards, and once there is an owner, it is good for nothing.
create table setup_link (
  -- The hash of the secret, which stands in the printed address.
  token_hash text primary key,
  address citext not null,
  expires_at timestamptz not null
);
