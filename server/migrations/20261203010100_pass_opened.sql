-- How often the page of a pass was opened: by each network once a day, without anything that names it.
create table pass_opened (
  pass_id text primary key references pass on delete cascade,
  opened integer not null
);

-- Who has opened it today: a hash of the network with a key of the day, kept until the day is over.
create table pass_opening (
  pass_id text not null references pass on delete cascade,
  -- When the day began, in UTC.
  day timestamptz not null,
  opener text not null,
  primary key (pass_id, day, opener)
);
create index pass_opening_day on pass_opening (day);
