-- Offered to somebody who holds a seat in another session of the course: taking it gives that one up, and whoever
-- lets it go leaves the line (D21).
alter table seat_offer add column swap boolean not null default false;

-- The primary key finds a member's enrollments as well.
drop index enrollment_member;

-- The last order number of each device for a member and a session: orders of one device are in its own order, and
-- clocks of two devices are not compared.
create table enrollment_order (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  device text not null,
  number bigint not null,
  primary key (member_id, session_id, device)
);
alter table enrollment drop column client_seq;
