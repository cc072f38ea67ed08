-- The companies of who is there for their success, and the courses of an instructor (STF-01).
create table staff_customer (
  member_id text not null references member on delete cascade,
  customer_id text not null references customer on delete cascade,
  since timestamptz not null,
  primary key (member_id, customer_id)
);
create index staff_customer_customer on staff_customer (customer_id);
comment on table staff_customer is 'member data: account';

create table staff_course (
  member_id text not null references member on delete cascade,
  course_id text not null references course on delete cascade,
  since timestamptz not null,
  primary key (member_id, course_id)
);
create index staff_course_course on staff_course (course_id);
comment on table staff_course is 'member data: account';
