-- Raised by triggers with each change that a calendar shows.
alter table session add column revision integer not null default 0;
alter table meeting add column revision integer not null default 0;
